import path from 'node:path';

const { posix } = path;

/** Tests and their helpers may import from any folder. */
const isForTests = (file) => /\.test\.tsx?$|\/testing\//.test(file);

/** The folder of a file and those around it, the part's own first: `api`, `api/src`, `api/src/http`. */
function foldersOf(file) {
  const names = posix.dirname(file).split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/**
 * Where an import crosses from one folder to another: the folder that contains both files, and its two entries that the
 * files belong to. Files directly in that folder count as one entry, `.`.
 *
 * @returns null when both files are in the same folder, or in different parts.
 */
function crossing({ from, to }) {
  const [left, right] = [foldersOf(from), foldersOf(to)];
  let depth = 0;
  while (left[depth] !== undefined && left[depth] === right[depth]) depth += 1;
  if (depth === 0 || (left[depth] === undefined && right[depth] === undefined)) return null;
  const entry = (folders) => (folders[depth] === undefined ? '.' : posix.basename(folders[depth]));
  return { folder: left[depth - 1], from: entry(left), to: entry(right) };
}

/** Everything reachable from an entry. */
function reachable(graph, start) {
  const found = new Set();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of graph.get(next) ?? []) {
      if (found.has(entry)) continue;
      found.add(entry);
      waiting.push(entry);
    }
  }
  return found;
}

/** Groups of entries that all reach each other. */
function cyclesOf(graph) {
  const reached = new Map([...graph.keys()].map((entry) => [entry, reachable(graph, entry)]));
  const open = new Set([...graph.keys()].filter((entry) => reached.get(entry).has(entry)));
  const cycles = [];
  for (const entry of open) {
    const members = [...open].filter(
      (other) => reached.get(entry).has(other) && reached.get(other)?.has(entry),
    );
    for (const member of members) open.delete(member);
    cycles.push(members.sort());
  }
  return cycles;
}

/**
 * Finds folders that import each other, directly or through others. At every level of a part its folders are compared
 * with each other and with the files next to them, so a folder and its parent may not import each other either. Imports
 * between parts are the import rules' business.
 *
 * @param imports each with the paths of two files of the repository
 * @returns one entry for each group: where it is, its members (`.` for the files there) and the imports inside
 */
export function folderCycles(imports) {
  const levels = new Map();
  for (const one of imports) {
    if (isForTests(one.from) || isForTests(one.to)) continue;
    const crossed = crossing(one);
    if (crossed === null) continue;
    const level = levels.get(crossed.folder) ?? { graph: new Map(), crossed: [] };
    levels.set(crossed.folder, level);
    level.graph.set(crossed.from, (level.graph.get(crossed.from) ?? new Set()).add(crossed.to));
    level.crossed.push({ ...one, entries: [crossed.from, crossed.to] });
  }
  return [...levels].flatMap(([folder, { graph, crossed }]) =>
    cyclesOf(graph).map((members) => ({
      folder,
      members,
      imports: crossed
        .filter(({ entries }) => entries.every((entry) => members.includes(entry)))
        .map(({ from, to }) => ({ from, to })),
    })),
  );
}
