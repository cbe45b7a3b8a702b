import { describe, expect, test } from '@jest/globals';
import { type CallPorts, createCall } from './call.ts';

/** A client whose requests are written down and answered with nothing. */
function client(ports: Partial<CallPorts>) {
  const sent: Array<{ headers: Headers; credentials: RequestCredentials | undefined }> = [];
  const call = createCall({
    baseUrl: '',
    fetch: async (_, { headers, credentials } = {}) => {
      sent.push({ headers: new Headers(headers), credentials });
      return { status: 204, ok: true } as Response;
    },
    getIdToken: async () => 'staff-token',
    isOnline: () => true,
    ...ports,
  });
  return { call, sent };
}

describe('who a call comes from', () => {
  test('is this browser: its cookies go along, and for staff its token', async () => {
    const { call, sent } = client({});
    await call('GET /api/guest/session', {});
    await call('GET /api/staff/me', {});
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer staff-token']);
    expect(sent[0]?.headers.has('x-demo-guest')).toBe(false);
  });

  test('may be a demo’s guest: then no cookie goes along', async () => {
    const { call, sent } = client({ demoGuestToken: 'demo-guest.x' });
    await call('GET /api/guest/session', {});
    expect(sent[0]?.credentials).toBe('omit');
    expect(sent[0]?.headers.get('x-demo-guest')).toBe('demo-guest.x');
  });
});

describe('what a call answers', () => {
  test('is a file where the API answers one, and a problem where it refuses', async () => {
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const problem = { code: 'not-found', title: 'Not found', detail: 'None.', status: 404, requestId: 'x' };
    const typed = (type: string) => new Headers({ 'content-type': type });
    const answers = [
      { ok: true, status: 200, headers: typed('application/pdf'), blob: async () => file },
      { ok: false, status: 404, headers: typed('application/problem+json'), json: async () => problem },
    ];
    const { call } = client({ fetch: async () => answers.shift() as unknown as Response });
    const input = { query: { property: 'aurora' }, body: { codes: [], format: 'a6' as const } };
    expect(await call('POST /api/staff/codes/sheet', input)).toEqual({ ok: true, value: file });
    expect(await call('POST /api/staff/codes/sheet', input)).toEqual({ ok: false, error: problem });
  });
});
