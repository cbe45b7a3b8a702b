interface Details {
  /** Default 404 (specification, section 8). */
  statusCode?: number;
  /** What kind of error it is, in a word or two, as HTTP's reason phrase. */
  statusMessage: string;
  /** The sentence that people read; `statusMessage` by default. */
  message?: string;
  /** Whether the app can't go on without a reload. */
  fatal?: boolean;
  data?: Record<string, unknown>;
  cause?: unknown;
}

/** The one application error: what any uncaught error is turned into before it is shown on a full page. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly fatal: boolean;
  readonly data: Record<string, unknown>;

  constructor({ statusCode = 404, statusMessage, message, fatal = false, data = {}, cause }: Details) {
    super(message ?? statusMessage, { cause });
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
    this.fatal = fatal;
    this.data = data;
  }
}

/** The error of an unmatched route, in the specification's words. */
export const pageNotFound = (path: string): AppError =>
  new AppError({
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message: `Page not found: ${path}`,
    data: { path },
  });
