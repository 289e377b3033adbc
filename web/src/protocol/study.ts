// Made from starhold.server.study_messages by `npm run types`; do not edit.

/** A new private table that goes on from `version` of another one; seats as in `messages.NewTable`. */
export interface Fork {
  version: number;
  seats: string[];
  name?: string;
}
