import type { Registry, ReleaseAction, ReleaseChange } from '@bellkey/shared/release';
import { buildOf, shortName } from '../../registry/locations.ts';

/** A release of the registry, with its origin from the history. */
export interface ListedRelease {
  /** Build id; null of a release stored elsewhere under an address without one. */
  build: string | null;
  /** Location in the registry. */
  location: string;
  /** The last change of it; null when the history has none. */
  action: ReleaseAction | null;
  at: string | null;
  who: string | null;
}

/** What is live of one remote, and what was. */
export interface RemoteOverview {
  live: ListedRelease;
  canary: (ListedRelease & { share: number; since: string }) | null;
  earlier: ListedRelease[];
}

/** Output of `npm run releases -- --json`. */
export interface Overview {
  revision: number;
  remotes: Record<string, RemoteOverview>;
  /** Newest first. */
  history: ReleaseChange[];
}

function listed(location: string, remote: string, history: readonly ReleaseChange[]): ListedRelease {
  const build = buildOf(location);
  const last = history.findLast((change) => change.remote === remote && change.build === build);
  return {
    build,
    location,
    action: last?.action ?? null,
    at: last?.at ?? null,
    who: last?.who ?? null,
  };
}

/** Combines registry and history. @param history oldest first */
export function overview({ revision, remotes, change }: Registry, known: readonly ReleaseChange[]): Overview {
  // An interrupted command may not have written its last line to the history.
  const owed = change && !known.some((entry) => entry.revision === change.revision) ? [change] : [];
  const history = [...known, ...owed];
  const entries = Object.entries(remotes).map(([name, { live, canary, earlier }]) => {
    const of = (location: string) => listed(location, name, history);
    return [
      name,
      {
        live: of(live),
        canary: canary ? { ...of(canary.release), share: canary.share, since: canary.since } : null,
        earlier: earlier.map(of),
      },
    ];
  });
  return { revision, remotes: Object.fromEntries(entries), history: history.toReversed() };
}

const DONE: Record<ReleaseAction, string> = {
  release: 'released',
  rollback: 'by rollback',
  canary: 'canary',
  promote: 'promoted',
  abort: 'taken back',
  prune: 'deleted',
};

/** Release that `from` named. A canary and its end do not change what is live. */
const liveThen = (action: ReleaseAction, from: string) =>
  action === 'canary' || action === 'abort' ? `(live: ${from})` : `(live until then: ${from})`;

const minute = (at: string) => at.slice(0, 16).replace('T', ' ');

/** Rows as columns, two spaces between. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return rows.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function rowOf(remote: string, place: string, { location, action, at, who }: ListedRelease): string[] {
  return [
    remote,
    place,
    shortName(location),
    action ? DONE[action] : '',
    at ? `${minute(at)} UTC` : '',
    who ?? '',
  ];
}

/** The overview as text. @param changes how many of the last changes are shown */
export function overviewText(
  { remotes, history }: Overview,
  { store, changes }: { store: string; changes: number },
): string {
  const names = Object.keys(remotes).sort();
  if (names.length === 0)
    return `Nothing is released in ${store} yet. \`npm run release -- <remote>\` does it.`;
  const rows = names.flatMap((name) => {
    const remote = remotes[name];
    if (!remote) return [];
    const { live, canary, earlier } = remote;
    return [
      rowOf(name, 'live', live),
      ...(canary ? [rowOf('', `canary ${canary.share} %`, canary)] : []),
      ...earlier.map((release) => rowOf('', 'earlier', release)),
    ];
  });
  const last = history.slice(0, changes).map(({ at, who, action, remote, build, from, share }) => {
    const whom = action === 'canary' ? ` for ${share} %` : '';
    const instead = from && action !== 'prune' && from !== build ? liveThen(action, from) : '';
    return [`${minute(at)} UTC`, who, `${remote} ${build} ${DONE[action]}${whom}`, instead];
  });
  return [
    `What is live, from ${store}:`,
    '',
    ...columns([['remote', '', 'build', 'how', 'when', 'who'], ...rows]),
    ...(last.length > 0 ? ['', 'Last changes:', '', ...columns(last)] : []),
  ].join('\n');
}
