import { describe, expect, test } from '@jest/globals';
import { classifyAnswer, parseChunkError } from './classify.ts';

describe('what a failed file means', () => {
  test.each([
    [{ status: 404, contentType: 'text/plain' }, 'stale-deploy'],
    [{ status: 410, contentType: 'text/plain' }, 'stale-deploy'],
    [{ status: 200, contentType: 'text/html; charset=utf-8' }, 'stale-deploy'],
    [{ status: 503, contentType: 'text/html' }, 'unavailable'],
    [{ status: 500, contentType: 'text/plain' }, 'unavailable'],
    [{ status: 429, contentType: 'application/json' }, 'unavailable'],
    [null, 'unavailable'],
    [{ status: 200, contentType: 'text/javascript' }, 'bad-build'],
  ] as const)('%j is %s', (probe, kind) => {
    expect(classifyAnswer(probe)).toBe(kind);
  });
});

describe('errors of a remote’s own loader', () => {
  const chunkError = (message: string, extra: object) =>
    Object.assign(new Error(message), { name: 'ChunkLoadError', ...extra });

  test('a script chunk gives its URL and the failure', () => {
    expect(
      parseChunkError(chunkError('Loading chunk 7 failed.', { type: 'missing', request: '/x/7.js' })),
    ).toEqual({
      phase: 'chunk',
      url: '/x/7.js',
      type: 'missing',
    });
  });

  test('a style chunk has no URL', () => {
    expect(parseChunkError(chunkError('Loading css chunk 7 failed.', { type: 'timeout' }))).toEqual({
      phase: 'css',
      url: null,
      type: 'timeout',
    });
  });

  test('any other error is not one', () => {
    expect(parseChunkError(new TypeError('x is not a function'))).toBeNull();
    expect(parseChunkError('text')).toBeNull();
  });
});
