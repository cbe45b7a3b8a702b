import { isRouteErrorResponse } from 'react-router-dom';
import * as messages from '../../messages/compiled/shell/en.ts';
import { AppError } from './app-error.ts';

/** The text for an error without its own; its technical message stays in the log. */
export const UNEXPECTED = messages.pageFailed;

/** An application error of a remote, which has its own class: recognised by its fields. */
interface ErrorWithStatus extends Error {
  statusCode: number;
  statusMessage: string;
  fatal?: boolean;
  data?: Record<string, unknown>;
}

function hasStatus(thrown: unknown): thrown is ErrorWithStatus {
  if (!(thrown instanceof Error)) return false;
  const { statusCode, statusMessage } = thrown as Partial<ErrorWithStatus>;
  return Number.isInteger(statusCode) && typeof statusMessage === 'string' && statusMessage !== '';
}

/** The first error with a status in the chain of causes: what a remote's page threw is the cause of its load error. */
function findStatus(thrown: unknown): ErrorWithStatus | null {
  if (hasStatus(thrown)) return thrown;
  return thrown instanceof Error && thrown.cause ? findStatus(thrown.cause) : null;
}

/** Converts anything thrown to the application error; the thrown value becomes its `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const withStatus = findStatus(thrown);
  if (withStatus) {
    const { statusCode, statusMessage, message, fatal = false, data = {} } = withStatus;
    return new AppError({
      statusCode,
      statusMessage,
      message: message || statusMessage,
      fatal,
      data,
      cause: thrown,
    });
  }
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    return new AppError({ statusCode: status, statusMessage: statusText || UNEXPECTED, cause: thrown });
  }
  return new AppError({ statusMessage: UNEXPECTED, cause: thrown });
}
