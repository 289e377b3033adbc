import { describe, expect, it } from "vitest";
import { SEATS, seatStyle, shapePath } from "./seats";

describe("seats", () => {
  it("differ in letter, shape and colour", () => {
    for (const key of ["letter", "shape", "colour"] as const) expect(new Set(SEATS.map((seat) => seat[key])).size).toBe(4);
    expect(new Set(SEATS.map((seat) => shapePath(seat.shape, 10))).size).toBe(4);
    expect(seatStyle(9).letter).toBe("?");
  });
});
