import { describe, expect, test } from '@jest/globals';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { beginRendered, beginScan, keptCode, type ScanState, scanReducer } from './scan-state.ts';

const CODE = 'q7Zt0bYk3mJx-VwA_9LdQe';
const NOW = 1_000_000;
const place = { property: sampleSession.property, place: sampleSession.place };
const code = { kind: 'code' as const, code: { kind: 'full' as const, value: CODE } };
const problem = (name: string, status: number, retryAfterSeconds?: number) => ({
  code: name,
  status,
  title: '',
  detail: '',
  requestId: 'r',
  retryAfterSeconds,
});
const resolving: ScanState = { step: 'resolving', code: CODE };
const found: ScanState = { step: 'found', code: CODE, place, problem: null };

describe('from a picture to a place', () => {
  test('a page opened with a code resolves it at once, without a camera', () => {
    expect(beginScan(code)).toEqual(resolving);
    expect(beginScan(null)).toEqual({ step: 'looking' });
  });

  test('a second scan while the first is being resolved changes nothing', () => {
    const other = { kind: 'code' as const, code: { kind: 'short' as const, value: '7K2M4PX0' } };
    expect(scanReducer(resolving, { type: 'scanned', scanned: other })).toBe(resolving);
    expect(scanReducer(found, { type: 'scanned', scanned: other })).toBe(found);
  });

  test('an answer for another code than the one asked is ignored', () => {
    expect(scanReducer(resolving, { type: 'resolved', code: 'older', place, problem: null })).toBe(resolving);
    expect(scanReducer({ step: 'looking' }, { type: 'resolved', code: CODE, place, problem: null })).toEqual({
      step: 'looking',
    });
  });

  test('a foreign link is shown and not opened', () => {
    const state = scanReducer(
      { step: 'looking' },
      { type: 'scanned', scanned: { kind: 'foreign', host: 'evil.example' } },
    );
    expect(state).toEqual({ step: 'refused', refusal: { kind: 'foreign', host: 'evil.example' } });
    expect(keptCode(state)).toBeNull();
  });
});

describe('responses of the API', () => {
  const failed = (name: string, status: number, wait?: number) =>
    scanReducer(resolving, {
      type: 'resolve-failed',
      code: CODE,
      problem: problem(name, status, wait),
      now: NOW,
    });

  test('offline keeps the code and continues with it', () => {
    const waiting = failed('offline', 0);
    expect(waiting).toEqual({ step: 'waiting', code: CODE });
    expect(scanReducer(waiting, { type: 'retry' })).toEqual(resolving);
  });

  test.each([
    ['unknown-code', 404, 'unknown'],
    ['inactive-code', 410, 'inactive'],
    ['malformed-code', 422, 'malformed'],
  ])('%s drops the code', (name, status, kind) => {
    const state = failed(name, status);
    expect(state).toEqual({ step: 'refused', refusal: { kind } });
    expect(scanReducer(state, { type: 'retry' })).toBe(state);
  });

  test('a rate limit keeps the code and says until when', () => {
    expect(failed('rate-limited', 429, 90)).toEqual({
      step: 'refused',
      refusal: { kind: 'rate-limited', code: CODE, until: NOW + 90_000 },
    });
  });

  test('an outage keeps the code for Retry', () => {
    const state = failed('unreachable', 0);
    expect(keptCode(state)).toBe(CODE);
    expect(scanReducer(state, { type: 'retry' })).toEqual(resolving);
  });
});

describe('what the server has already found', () => {
  const rendered = { kind: 'place', code: 'q7Zt0bYk3mJx-VwA_9LdQe', at: NOW, languages: [] } as const;

  test('is confirmed by the guest at once, with the reason why a session could not be started', () => {
    const outage = problem('too-many-sessions', 429);
    const answer = { ...rendered, place: { ok: true, value: place } as const };
    expect(beginRendered({ ...answer, problem: null })).toEqual({
      ...found,
      code: rendered.code,
      problem: null,
    });
    expect(beginRendered({ ...answer, problem: outage })).toMatchObject({ step: 'found', problem: outage });
  });

  test('is refused like any scan', () => {
    const refused = { ok: false, error: problem('rate-limited', 429, 90) } as const;
    expect(beginRendered({ ...rendered, place: refused, problem: null })).toEqual({
      step: 'refused',
      refusal: { kind: 'rate-limited', code: rendered.code, until: NOW + 90_000 },
    });
  });

  test('of another address is refused in the page itself, with the address, and is not kept', () => {
    const address = `https://aurora.bellkey.example/scan-qr?c=${CODE}`;
    const elsewhere = { ok: false as const, error: { ...problem('code-elsewhere', 409), address } };
    const state = beginRendered({ ...rendered, place: elsewhere, problem: null });
    expect(state).toEqual({ step: 'refused', refusal: { kind: 'elsewhere', address } });
    expect(keptCode(state)).toBeNull();
  });
});
