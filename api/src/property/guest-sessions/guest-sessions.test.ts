import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { SESSION_LIMITS } from './session-limits.ts';

describe.each(testDatabases)('Guest sessions on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150, sessionLimits: SESSION_LIMITS });
  const start = (code: string, options: object = {}) =>
    stage.api.call('POST /api/guest/session', { body: { code }, ...options });

  test('the cookie is http-only and same-site, and bound to host and https only behind our proxy', async () => {
    const { codes } = await stage.newHotel();
    const plain = (await start(codes.room.code)).headers.get('set-cookie');
    expect(plain).toMatch(/^bellkey_guest=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const proxied = (await start(codes.room.code, { ...https, peer: '10.0.0.1' })).headers.get('set-cookie');
    expect(proxied).toMatch(/^__Host-bellkey_guest=[\w-]{43};.* HttpOnly; Secure; SameSite=Lax$/);
    const lied = (await start(codes.room.code, { ...https, peer: '192.0.2.9' })).headers.get('set-cookie');
    expect(lied).toMatch(/^bellkey_guest=/);
  });

  test('scanning again at the same place continues the conversation, under a new token', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    await guest.say('before');
    const again = await start(codes.room.shortCode, { cookie: guest.cookie });
    expect(again.body.conversationId).toBe(guest.conversationId);
    const cookie = (again.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toBe(guest.cookie);
    expect((await guest.call('GET /api/guest/session')).body.code).toBe('no-session');
    expect((await stage.api.call('GET /api/guest/session', { cookie })).status).toBe(200);
  });

  test('scanning at another place ends the session at the first, and its stream', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const events = await guest.listen(0);
    const moved = await start(codes.table.code, { cookie: guest.cookie });
    expect(moved.body.place.id).toBe('table-1');
    expect(moved.body.conversationId).not.toBe(guest.conversationId);
    expect(await events.until((e) => e.type === 'session.ended')).toMatchObject({ reason: 'moved' });
    await events.untilEnded();
  });

  test('the cookie lives a day by the API’s clock, whatever the process’s own clock', async () => {
    const { codes } = await stage.newHotel();
    stage.api.clock.skip(500 * 24 * 60 * 60_000);
    expect((await start(codes.room.code)).headers.get('set-cookie')).toContain('; Max-Age=86400;');
  });

  test('a token that someone else planted opens nothing', async () => {
    const { codes } = await stage.newHotel();
    const planted = await start(codes.room.code, { cookie: 'bellkey_guest=planted-by-an-attacker' });
    expect(planted.headers.get('set-cookie')).not.toContain('planted');
  });

  test('the conversation comes with its session and renews the cookie, so that a page asks once', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    const session = await guest.call('GET /api/guest/session');
    const page = await guest.call('GET /api/guest/conversation');
    expect(page.body.session).toEqual(session.body);
    expect(page.headers.get('set-cookie')).toBe(session.headers.get('set-cookie'));
  });

  test.each([
    ['eu-ES, pt-BR;q=0.8, en;q=0.5', 'Receção'],
    // Answered everywhere, also where the property names other languages.
    ['fr-FR, pt-BR;q=0.8, en;q=0.5', 'Réception'],
    ['ja-JP', 'Reception'],
  ])('messages are in the language that the browser asks for: %s', async (acceptLanguage, word) => {
    const { codes } = await stage.newHotel();
    const started = await start(codes.room.code, { headers: { 'accept-language': acceptLanguage } });
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await stage.api.call('POST /api/guest/handoff', { cookie });
    const { body } = await stage.api.call('GET /api/guest/conversation', { cookie });
    expect(body.messages[0].body).toMatch(new RegExp(word, 'i'));
  });
});
