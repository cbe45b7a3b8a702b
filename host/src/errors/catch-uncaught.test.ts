import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AppError } from './app-error.ts';
import { catchUncaught } from './catch-uncaught.ts';

const report = jest.fn();
const raise = jest.fn();
const tab = new EventTarget();
catchUncaught(tab as Window, { report, raise });
beforeEach(() => void jest.clearAllMocks());

/** @returns whether the browser's own handling of it was prevented */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  tab.dispatchEvent(event);
  return event.defaultPrevented;
}
const chunkFailure = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('an uncaught error', () => {
  test('is recorded: an error', () => {
    const error = new Error('bug');
    tab.dispatchEvent(new ErrorEvent('error', { error }));
    expect(report).toHaveBeenCalledWith(error, { phase: 'uncaught' });
    expect(raise).not.toHaveBeenCalled();
  });

  test('is recorded: a rejection, which the browser still logs', () => {
    const reason = new Error('bug');
    expect(reject(reason)).toBe(false);
    expect(report).toHaveBeenCalledWith(reason, { phase: 'unhandled-rejection' });
    expect(raise).not.toHaveBeenCalled();
  });

  test('is taken to the full page when it is an application error', () => {
    const error = new AppError({ statusMessage: 'The house is closed.' });
    reject(error);
    tab.dispatchEvent(new ErrorEvent('error', { error }));
    expect(raise.mock.calls).toEqual([[error], [error]]);
  });

  test('has its default prevented when it is a chunk that was loaded ahead (specification, section 8)', () => {
    expect(reject(chunkFailure)).toBe(true);
    expect(report).toHaveBeenCalledWith(chunkFailure, { phase: 'unhandled-rejection' });
  });

  test('is ignored when it is a file that failed to load', () => {
    tab.dispatchEvent(new Event('error'));
    expect(report).not.toHaveBeenCalled();
  });
});
