/** Drawing a way over lit squares: it follows the step numbers that the options carry, no rules. */
import { kingDistance, sideBySide } from "./geometry";

/**
 * Squares from `start` to `goal`, both included. `steps` gives the distance of each reachable square from the start.
 * A neighbour one step nearer is followed each time, straight before diagonal; where none is known the line jumps.
 */
export function routeTo(start: string, goal: string, steps: ReadonlyMap<string, number>): string[] {
  const way = [goal];
  let at = goal;
  let distance = steps.get(goal) ?? 0;
  while (distance > 1) {
    const nearer = nearerNeighbour(at, distance - 1, steps);
    if (!nearer) break;
    way.unshift(nearer);
    at = nearer;
    distance -= 1;
  }
  if (at !== start) way.unshift(start);
  return way;
}

function nearerNeighbour(at: string, distance: number, steps: ReadonlyMap<string, number>): string | undefined {
  const around = [...steps].filter(([square, count]) => count === distance && kingDistance(square, at) === 1);
  const straight = around.find(([square]) => sideBySide(square, at));
  return (straight ?? around[0])?.[0];
}
