import { describe, expect, it } from "vitest";
import { hashOf, momentOf } from "./moment";

describe("the address of a moment", () => {
  it("is read as it is written", () => {
    for (const moment of [{ version: 120 }, { version: 1, seat: 2 }, { version: 7, everything: true }]) expect(momentOf(hashOf(moment))).toEqual(moment);
  });

  it("is nothing else that may stand behind the sign", () => {
    for (const hash of ["", "#main", "#v", "#v12x", "#v-1", "#v1.s0", "#v1.s12", "#v1.allx", "#v12345678901"]) expect(momentOf(hash)).toBeUndefined();
  });
});
