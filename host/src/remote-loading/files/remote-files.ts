/** What a probe of a failed URL found: its status and type, or `null` for no response. */
export type Probe = { status: number; contentType: string } | null;

/** The outcome of a requested script or style; a browser gives no more detail. */
export type FileOutcome = 'loaded' | 'error' | 'timeout';

/** A file that a remote's own loader requested. */
export interface RequestedFile {
  url: string;
  phase: 'chunk' | 'css';
}

/** What loading a remote needs from the browser; a parameter, so that tests need no network. */
export interface RemoteFiles {
  /** Runs a classic script. */
  runScript(url: string, integrity: string | null): Promise<FileOutcome>;
  /** Applies a style sheet. */
  addStyle(url: string, integrity: string | null): Promise<FileOutcome>;
  /** Loads a JSON file; `json` is undefined when the response is not JSON. */
  loadJson(url: string): Promise<{ outcome: FileOutcome; answer: Probe; json?: unknown }>;
  /** Requests a failed URL to see what it returns. */
  probe(url: string): Promise<Probe>;
  /**
   * Follows the requests below a URL prefix until stopped, which returns the files that have not arrived. Style sheets
   * of the prefix that failed before are removed from the page first: a loader would take them for loaded.
   */
  watch(base: string): { stop(): RequestedFile[] };
}

/**
 * The URL of an attempt. A retry uses another query: browsers join a pending request for the same URL, and keep a
 * script that failed to parse.
 */
export const urlOfTry = (url: string, attempt: number): string =>
  attempt === 1 ? url : `${url.replace(/\?.*$/, '')}?try=${attempt}`;
