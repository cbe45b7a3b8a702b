/** The kind of failure, which decides what is done (docs/architecture.md#when-loading-fails). */
export type RemoteLoadErrorKind =
  /** A file of the page does not exist any more: the page is older than the deploy. */
  | 'stale-deploy'
  /** The server or the network does not respond. */
  | 'unavailable'
  /** No response within 15 s. */
  | 'timeout'
  /** A response, but not the release: broken script, no container, wrong hash. */
  | 'bad-build'
  /** The release was built for another contract. */
  | 'incompatible'
  /** The page loaded and threw while rendering. */
  | 'crashed';

export type LoadPhase = 'release' | 'entry' | 'chunk' | 'css' | 'init' | 'render';

interface Details {
  kind: RemoteLoadErrorKind;
  phase: LoadPhase;
  remote: string;
  version: string;
  url: string | null;
  /** HTTP status, where the browser reports it. */
  status?: number;
  /** 1 for the first attempt. */
  attempt: number;
  cause?: unknown;
}

/** The error of a page that could not be shown, with the phase that failed. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly code: string;
  readonly kind: RemoteLoadErrorKind;
  readonly phase: LoadPhase;
  readonly remote: string;
  readonly version: string;
  readonly url: string | null;
  readonly status: number | undefined;
  readonly attempt: number;

  constructor({ kind, phase, remote, version, url, status, attempt, cause }: Details) {
    super(`${remote} ${version}: ${kind} while loading its ${phase}${url ? ` from ${url}` : ''}`, { cause });
    this.code = `remote-${kind}`;
    this.kind = kind;
    this.phase = phase;
    this.remote = remote;
    this.version = version;
    this.url = url;
    this.status = status;
    this.attempt = attempt;
  }
}
