import type { LoadPhase, RemoteLoadErrorKind } from '../failures/remote-load-error.ts';

/** The outcome of a file's request. */
export type FileFault =
  | '404'
  | '410'
  | '200 with HTML'
  | '500'
  | '503'
  | '429'
  | 'reset'
  | 'hang'
  | 'truncated script'
  | 'empty 200'
  | 'wrong hash'
  | 'no container';

/** What is wrong with a release whose files all load. */
export type BuildFault =
  | 'throwing init'
  | 'unknown page'
  | 'throwing module'
  | 'missing Page'
  | 'contract number'
  | 'throws while rendering';

/** One way for a page of a remote to fail, and the expected result (docs/architecture.md#when-loading-fails). */
export interface FaultRow {
  /** Where the fault is. */
  phase: LoadPhase;
  /** Where the browser detects it, if not there. */
  seenIn?: LoadPhase;
  fault: FileFault | BuildFault;
  kind: RemoteLoadErrorKind;
  /** Attempts before the user sees an error. */
  tries: 1 | 3;
  /** Reloads of the document before the user sees an error. */
  reloads: 0 | 1;
  /** The button that shows the page once the fault is gone. */
  healedBy: 'Try again' | 'Reload';
}

type Course = Pick<FaultRow, 'kind' | 'tries' | 'reloads' | 'healedBy'>;

const gone: Course = { kind: 'stale-deploy', tries: 1, reloads: 1, healedBy: 'Reload' };
const away: Course = { kind: 'unavailable', tries: 3, reloads: 0, healedBy: 'Try again' };
/** A single attempt: its 15 s are longer than the 6 s in which another may start. */
const silent: Course = { kind: 'timeout', tries: 1, reloads: 0, healedBy: 'Try again' };
const broken: Course = { kind: 'bad-build', tries: 1, reloads: 0, healedBy: 'Try again' };

/**
 * Every expected fault. It drives the tests of this folder and those in a browser, which also require of every row that
 * the shell and the other remotes keep working.
 *
 * Every file but the list of hashes has to match its hash, so to the browser any other content is the same fault, valid
 * script or not. `release` is that list, `release.json`: when it is wrong, no file matches it.
 */
export const faultMatrix: readonly FaultRow[] = [
  { phase: 'release', fault: '404', ...gone },
  { phase: 'release', fault: '410', ...gone },
  { phase: 'release', fault: '200 with HTML', ...gone },
  { phase: 'release', fault: '500', ...away },
  { phase: 'release', fault: '503', ...away },
  { phase: 'release', fault: '429', ...away },
  { phase: 'release', fault: 'reset', ...away },
  { phase: 'release', fault: 'hang', ...silent },
  { phase: 'release', fault: 'truncated script', ...broken },
  { phase: 'release', fault: 'empty 200', ...broken },
  { phase: 'release', seenIn: 'css', fault: 'wrong hash', ...broken },

  // The entry's script tag carries its hash: any other content is an error to the browser, and never runs.
  { phase: 'entry', fault: '404', ...gone },
  { phase: 'entry', fault: '410', ...gone },
  { phase: 'entry', fault: '200 with HTML', ...gone },
  { phase: 'entry', fault: '500', ...away },
  { phase: 'entry', fault: '503', ...away },
  { phase: 'entry', fault: '429', ...away },
  { phase: 'entry', fault: 'reset', ...away },
  { phase: 'entry', fault: 'hang', ...silent },
  { phase: 'entry', fault: 'truncated script', ...broken },
  { phase: 'entry', fault: 'empty 200', ...broken },
  { phase: 'entry', fault: 'wrong hash', ...broken },
  { phase: 'entry', fault: 'no container', ...broken },

  { phase: 'chunk', fault: '404', ...gone },
  { phase: 'chunk', fault: '410', ...gone },
  { phase: 'chunk', fault: '200 with HTML', ...gone },
  { phase: 'chunk', fault: 'truncated script', ...broken },
  { phase: 'chunk', fault: 'empty 200', ...broken },
  { phase: 'chunk', fault: 'wrong hash', ...broken },
  { phase: 'chunk', fault: '500', ...away },
  { phase: 'chunk', fault: '503', ...away },
  { phase: 'chunk', fault: '429', ...away },
  { phase: 'chunk', fault: 'reset', ...away },
  { phase: 'chunk', fault: 'hang', ...silent },

  { phase: 'css', fault: '404', ...gone },
  { phase: 'css', fault: '410', ...gone },
  { phase: 'css', fault: '200 with HTML', ...gone },
  { phase: 'css', fault: 'empty 200', ...broken },
  { phase: 'css', fault: 'wrong hash', ...broken },
  { phase: 'css', fault: '500', ...away },
  { phase: 'css', fault: '503', ...away },
  { phase: 'css', fault: '429', ...away },
  { phase: 'css', fault: 'reset', ...away },
  { phase: 'css', fault: 'hang', ...silent },

  { phase: 'init', fault: 'throwing init', ...broken },
  { phase: 'init', fault: 'unknown page', ...broken },
  { phase: 'init', fault: 'throwing module', ...broken },
  { phase: 'init', fault: 'missing Page', ...broken },
  { phase: 'init', fault: 'contract number', kind: 'incompatible', tries: 1, reloads: 0, healedBy: 'Reload' },

  {
    phase: 'render',
    fault: 'throws while rendering',
    kind: 'crashed',
    tries: 1,
    reloads: 0,
    healedBy: 'Try again',
  },
];
