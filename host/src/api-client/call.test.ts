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
