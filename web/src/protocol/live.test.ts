// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live.svelte";
import type { Patch } from "./patch";
import { FakeClock, FakeSocket } from "./testing";
import type { LogLine, Table, Update } from "./types";

const line = (seq: number, index = 0): LogLine => ({ seq, line: index, type: "moved", args: {} });
const update = (version: number, log: LogLine[], more: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  view: { game: "quantum", phase: "actions", you: 0 },
  decision: { actors: [0], kind: "act", prompt: { id: "prompt-act" }, options: [] },
  log,
  undo: [],
  ...more,
});
const patch = (version: number, changes: Patch): Update => {
  const { view: _, ...rest } = update(version, [line(version)]);
  return { ...rest, patch: changes };
};
const TABLE: Table = {
  id: "T",
  name: "Late Orbit",
  game: "quantum",
  status: "playing",
  options: {},
  seats: [
    { seat: 0, kind: "person", name: "Aiko", mine: true },
    { seat: 1, kind: "bot", bot: "captain" },
  ],
  turn: [0],
  version: 3,
};

describe("Live", () => {
  let sockets: FakeSocket[];
  let clock: FakeClock;
  let live: Live;
  const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    sockets = [];
    clock = new FakeClock();
    live = new Live("T", {
      clock,
      open: (address) => {
        sockets.push(new FakeSocket(address));
        return socket() as unknown as WebSocket;
      },
    });
    live.start();
    socket().opens();
    socket().says(update(3, [line(1), line(2)], { table: TABLE }));
  });

  it("keeps what an update says", () => {
    expect(socket().address).toMatch(/\/api\/tables\/T\/live\?since=0&patches$/);
    expect([live.version, live.seat, live.table?.name, live.log.length]).toEqual([3, 0, "Late Orbit", 2]);
    expect(live.myTurn).toEqual([0]);
  });

  it("keeps of the view what a patch says nothing of", () => {
    const before = { game: "quantum", phase: "actions", you: 0, turn: { seat: 0, due: 1 }, squares: ["a1"] };
    socket().says(update(4, [line(4)], { view: before }));
    socket().says(patch(5, { phase: "advance", turn: { seat: 1, due: null } }));
    expect(live.view).toEqual({ game: "quantum", phase: "advance", you: 0, turn: { seat: 1 }, squares: ["a1"] });
    socket().says(update(6, [line(6)], { view: { game: "quantum", phase: "over" } }));
    expect(live.view).toEqual({ game: "quantum", phase: "over" });
  });

  it("applies patches to what the server has sent, also after an update of a time before", () => {
    socket().says(update(1, [], { view: { game: "quantum", phase: "setup" } }));
    expect(live.view?.phase).toBe("actions");
    socket().says(patch(4, { phase: "over" }));
    expect(live.view).toEqual({ game: "quantum", phase: "over" });
  });

  it("takes presence apart from the game", () => {
    socket().says({ type: "presence", table: { ...TABLE, watching: 2 } });
    expect(live.table?.watching).toBe(2);
    expect(live.version).toBe(3);
  });

  it("sends an option with seat and version and hands back the answer", async () => {
    const answer = live.option("move d4 c4");
    expect(socket().sent.at(-1)).toEqual({ type: "option", id: "c1", seat: 0, version: 3, option: "move d4 c4" });
    socket().says({ type: "accepted", id: "c1", version: 4 });
    expect(await answer).toEqual({ type: "accepted", id: "c1", version: 4 });
  });

  it("takes an option for accepted when an update says so", async () => {
    const answer = live.option("move d4 c4");
    socket().says({ type: "update", version: 5, log: [], accepted: ["c1"] });
    expect(await answer).toEqual({ type: "accepted", id: "c1", version: 5 });
  });

  it("hears the reasons for grey controls after the decision, and not those of another moment", () => {
    const refusals = [{ target: "action:deploy", reason: "no-ship-in-scrapyard" }];
    socket().says({ type: "reasons", version: 3, refusals });
    socket().says({ type: "reasons", version: 2, refusals: [] });
    expect(live.refusals).toEqual(refusals);
  });

  it("hands back a refusal to the request that it belongs to", async () => {
    const first = live.option("move d4 c4");
    const second = live.undo();
    socket().says({ type: "refused", id: "c2", reason: "undo-chance" });
    socket().says({ type: "refused", id: "c1", reason: "stale" });
    expect(await first).toMatchObject({ reason: "stale" });
    expect(await second).toMatchObject({ reason: "undo-chance" });
  });

  it("asks why and for the view of an earlier moment", async () => {
    const why = live.why("build e2");
    const ghost = live.ghost(2);
    expect(socket().sent.slice(-2)).toEqual([
      { type: "why", id: "c1", seat: 0, option: "build e2" },
      { type: "ghost", id: "c2", version: 2 },
    ]);
    socket().says({ type: "ghost", id: "c2", version: 2, view: { game: "quantum", phase: "setup" } });
    socket().says({ type: "why", id: "c1", reason: "sum-wrong", clause: "Q-BUILD-1" });
    expect(await ghost).toMatchObject({ type: "ghost", version: 2 });
    expect(await why).toMatchObject({ clause: "Q-BUILD-1" });
  });

  it("resumes from the last version, without lost or doubled lines", () => {
    socket().breaks();
    expect([live.state, live.broken]).toEqual(["waiting", true]);
    clock.pass(500);
    expect(socket().address).toMatch(/since=3&patches$/);
    socket().opens();
    socket().says(update(5, [line(2), line(3), line(4), line(4, 1)]));
    expect(live.log.map((each) => `${String(each.seq)}.${String(each.line)}`)).toEqual(["1.0", "2.0", "3.0", "4.0", "4.1"]);
    expect([sockets.length, live.broken]).toEqual([2, false]);
  });

  it("ignores an update that is older than what it has", () => {
    socket().says(update(2, []));
    expect(live.version).toBe(3);
  });

  it("waits longer after each failed attempt, up to a limit", () => {
    socket().breaks();
    const attempts: number[] = [];
    for (let second = 1; second <= 60; second++) {
      clock.pass(1000);
      if (!socket().closed) {
        attempts.push(second);
        socket().breaks();
      }
    }
    expect(attempts).toEqual([1, 2, 4, 8, 16, 31, 46]);
  });

  it("repeats an unanswered option on a new line only if nothing has happened since", async () => {
    const answer = live.option("move d4 c4");
    socket().breaks();
    clock.pass(500);
    socket().opens();
    socket().says(update(3, []));
    expect(socket().sent).toEqual([{ type: "option", id: "c1", seat: 0, version: 3, option: "move d4 c4" }]);
    socket().breaks();
    clock.pass(1000);
    socket().opens();
    socket().says(update(4, [line(3)]));
    expect(socket().sent).toEqual([]);
    expect(await answer).toEqual({ type: "overtaken" });
  });

  it("keeps an option that was pressed while the line was broken", () => {
    socket().breaks();
    void live.option("end");
    clock.pass(500);
    socket().opens();
    socket().says(update(3, []));
    expect(socket().sent).toHaveLength(1);
  });

  it("pings an idle line and gives it up when no answer comes", () => {
    clock.pass(2_500);
    expect(socket().sent).toEqual([{ type: "ping" }]);
    socket().says({ type: "pong" });
    clock.pass(2_500);
    expect(socket().sent).toHaveLength(2);
    clock.pass(8_000);
    expect([socket().closed, live.state]).toEqual([true, "waiting"]);
  });

  it("says within five seconds that a silent line may be out of date, until something is heard again", () => {
    clock.pass(4_000);
    expect(live.trouble).toBe("");
    clock.pass(1_000);
    expect(live.trouble).toBe("stale");
    socket().says({ type: "pong" });
    expect(live.trouble).toBe("");
    socket().breaks();
    expect(live.trouble).toBe("reconnecting");
  });

  it("asks seldom whether the other side is there: eight times in twenty seconds, once while nobody looks", () => {
    const pings = (): number => {
      const before = socket().sent.length;
      for (let half = 0; half < 40; half += 1) {
        const sent = socket().sent.length;
        clock.pass(500);
        if (socket().sent.length > sent) socket().says({ type: "pong" });
      }
      return socket().sent.length - before;
    };
    expect(pings()).toBe(8);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    socket().says({ type: "pong" });
    expect(pings()).toBe(1);
    hidden.mockRestore();
  });

  it("marks a move that is not answered within two seconds, until it is", async () => {
    const answer = live.option("end");
    clock.pass(1_900);
    expect(live.trouble).toBe("");
    clock.pass(200);
    expect(live.trouble).toBe("unanswered");
    socket().says({ type: "accepted", id: "c1", version: 4 });
    await answer;
    await Promise.resolve();
    expect(live.trouble).toBe("");
  });

  it("forgets what one player at the screen was told when the curtain is down, and tells the next one all", async () => {
    const refusals = [{ target: "action:deploy", reason: "no-ship-in-scrapyard" }];
    socket().says({ type: "reasons", version: 3, refusals });
    const why = live.why("order advance tile_6a");
    socket().says(update(4, [], { curtain: { seat: 1 }, view: { game: "quantum", phase: "actions" } }));
    expect([live.curtain, live.log, live.refusals, live.seat]).toEqual([1, [], [], undefined]);
    expect(await why).toEqual({ type: "dropped" });
    void live.look(1);
    expect(socket().sent.at(-1)).toEqual({ type: "look", id: "c2", seat: 1 });
    socket().says(update(4, [line(1), line(4)], { afresh: true, view: { game: "quantum", phase: "actions", you: 1 } }));
    expect([live.curtain, live.log.length, live.seat]).toEqual([undefined, 2, 1]);
  });

  it("does not hurry a server that hangs up again and again", () => {
    for (const wait of [500, 1000, 2000]) {
      socket().breaks();
      clock.pass(wait);
      expect(socket().closed).toBe(false);
      socket().opens();
      socket().says({ type: "refused", reason: "server-failed", text: "" });
    }
    clock.pass(10_000);
    socket().breaks();
    clock.pass(500);
    expect(sockets).toHaveLength(5);
  });

  it("tells of a refusal that answers no request", () => {
    socket().says({ type: "refused", reason: "too-fast", text: "Slower, please." });
    expect(live.complaint).toMatchObject({ reason: "too-fast" });
  });

  it("answers each request that came too fast, and asks the others again once it has waited after a flood", async () => {
    const answers = ["a", "b"].map((option) => live.why(option));
    socket().says({ type: "refused", id: "c1", reason: "too-fast", text: "Slower, please.", retry: true });
    expect(await answers[0]).toMatchObject({ type: "refused", reason: "too-fast" });
    socket().says({ type: "refused", reason: "flood", text: "Much slower, please." });
    expect(live.complaint).toMatchObject({ reason: "flood" });
    socket().breaks(4429);
    clock.pass(4_999);
    expect(sockets).toHaveLength(1);
    clock.pass(1);
    socket().opens();
    socket().says(update(3, []));
    expect(socket().sent).toEqual([{ type: "why", id: "c2", seat: 0, option: "b" }]);
    socket().says({ type: "why", id: "c2" });
    expect(await answers[1]).toEqual({ type: "why", id: "c2" });
  });

  it("does not try again where the server says that it is useless", () => {
    socket().breaks(4404);
    clock.pass(60_000);
    expect([live.state, sockets.length]).toEqual(["closed", 1]);
  });

  it("stops for good", async () => {
    const answer = live.option("end");
    live.stop();
    clock.pass(60_000);
    expect(await answer).toEqual({ type: "dropped" });
    expect([socket().closed, sockets.length]).toEqual([true, 1]);
  });
});
