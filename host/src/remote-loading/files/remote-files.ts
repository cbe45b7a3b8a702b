/** What a probe of a failed URL found: its status and type, or `null` for no answer at all. */
export type Probe = { status: number; contentType: string } | null;

/** How a requested script or style ended; a browser gives no more detail. */
export type FileOutcome = 'loaded' | 'error' | 'timeout';

/** A file that a remote's own loader requested. */
export interface RequestedFile {
  url: string;
  phase: 'chunk' | 'css';
}

/** What loading a remote needs of the browser's files; an argument, so that tests need no network. */
export interface RemoteFiles {
  /** Runs a classic script. */
  runScript(url: string, integrity: string | null): Promise<FileOutcome>;
  /** Applies a style sheet. */
  addStyle(url: string, integrity: string | null): Promise<FileOutcome>;
  /** Reads a JSON file; `json` is undefined when the answer is not JSON. */
  loadJson(url: string): Promise<{ outcome: FileOutcome; answer: Probe; json?: unknown }>;
  /** Asks a URL that failed what it answers. */
  probe(url: string): Promise<Probe>;
  /**
   * Follows what is asked for below a URL prefix until it is stopped, which gives the files that have not arrived.
   * Style sheets of the prefix that failed before are taken off the page first: a loader would take them for loaded.
   */
  watch(base: string): { stop(): RequestedFile[] };
}

/**
 * The URL of a try. A retry asks under another query: browsers join a pending request for the same URL, and keep a
 * script that failed to parse.
 */
export const urlOfTry = (url: string, attempt: number): string =>
  attempt === 1 ? url : `${url.replace(/\?.*$/, '')}?try=${attempt}`;
