interface Details {
  /** Default 404 (specification, section 8). */
  statusCode?: number;
  /** Kind of error in a word or two, like HTTP's reason phrase. */
  statusMessage: string;
  /** The sentence for people; `statusMessage` by default. */
  message?: string;
  /** Whether the app can't go on without a reload. */
  fatal?: boolean;
  data?: Record<string, unknown>;
  cause?: unknown;
}

/** The application error: every uncaught error is converted to it before it is shown on a full page. */
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
