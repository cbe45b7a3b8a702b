import { isRouteErrorResponse } from 'react-router-dom';
import { AppError } from './app-error.ts';

/** What is said of an error that has no words of its own; what it said to programmers stays in the log. */
export const UNEXPECTED = 'Something went wrong while this page was being shown.';

/** Turns whatever was thrown into the one application error; what it was stays as its `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    return new AppError({ statusCode: status, statusMessage: statusText || UNEXPECTED, cause: thrown });
  }
  return new AppError({ statusMessage: UNEXPECTED, cause: thrown });
}
