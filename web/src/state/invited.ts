import type { Table } from "../protocol/types";

/** Whether a seat at a table may be taken, as far as a page knows: the server has the last word on an invitation. */
export function maySit(table: Pick<Table, "public" | "owner" | "freed">, invite: string | null | undefined): boolean {
  return Boolean(invite) || (!table.freed && Boolean(table.public || table.owner));
}
