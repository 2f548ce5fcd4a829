/** Circles in what refers to what. */

/** One circle for each knot of names, the shortest through its first name: the names in order, the first again last. */
export function findCircles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const name of graph.keys()) {
    if (done.has(name)) continue;
    const circle = shortestRound(graph, name);
    if (circle === null) continue;
    circles.push(circle);
    for (const other of graph.keys()) if (reaches(graph, name, other) && reaches(graph, other, name)) done.add(other);
  }
  return circles;
}

function shortestRound(graph: ReadonlyMap<string, Iterable<string>>, start: string): string[] | null {
  const before = new Map<string, string>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of graph.get(at) ?? []) {
      if (next === start) {
        const way = [start];
        for (let step: string | undefined = at; step !== undefined && step !== start; step = before.get(step))
          way.unshift(step);
        return [start, ...way];
      }
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return null;
}

function reaches(graph: ReadonlyMap<string, Iterable<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of graph.get(at) ?? []) {
      if (next === to) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}
