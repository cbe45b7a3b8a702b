/** What went wrong, as far as it decides what is done about it (docs/architecture.md#when-loading-fails). */
export type RemoteLoadErrorKind =
  /** A file that the page was made for is gone: the page is from before a deploy. */
  | 'stale-deploy'
  /** The server or the network does not answer now. */
  | 'unavailable'
  /** Nothing came in 15 s. */
  | 'timeout'
  /** Something came, but it is not the release: broken script, no container, wrong hash. */
  | 'bad-build'
  /** The release was made for another contract. */
  | 'incompatible'
  /** The page was loaded and threw while it rendered. */
  | 'crashed';

export type LoadPhase = 'release' | 'entry' | 'chunk' | 'css' | 'init' | 'render';

interface Details {
  kind: RemoteLoadErrorKind;
  phase: LoadPhase;
  remote: string;
  version: string;
  url: string | null;
  /** HTTP status, where the browser tells. */
  status?: number;
  /** 1 for the first try. */
  attempt: number;
  cause?: unknown;
}

/** A page of a remote could not be shown, and which step failed. */
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
