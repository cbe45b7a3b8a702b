import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { problemCodes } from '../platform/outcome/problem-codes.ts';
import { GUEST_IDLE_MS } from '../property/guest-sessions/find-session.ts';
import { WRONG_CODES_ALLOWED } from '../property/places/wrong-code-limit.ts';
import type { Answer } from '../testing/test-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const SOURCES = path.resolve(__dirname, '..');
const UNKNOWN_CODE = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(testDatabases)('Refusals on %s', (_, create) => {
  const stage = useTestApi(create);

  function expectProblem(answer: Answer, code: keyof typeof problemCodes): void {
    const problem = Problem.parse(answer.body);
    expect([problem.code, answer.status]).toEqual([code, problemCodes[code].status]);
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(problem.detail).toMatch(/[.]$/);
  }

  test('codes: malformed, unknown, inactive, and too many wrong ones', async () => {
    const hotel = await stage.newHotel();
    const resolve = (code: string, peer = '192.0.2.50') =>
      stage.api.call('POST /api/qr/resolve', { body: { code }, peer });
    expectProblem(await resolve('12345678'), 'malformed-code');
    expectProblem(await resolve('x'), 'malformed-code');
    expectProblem(await resolve(hotel.codes.inactive.code), 'inactive-code');
    for (let attempt = 1; attempt < WRONG_CODES_ALLOWED; attempt += 1)
      expectProblem(await resolve(UNKNOWN_CODE), 'unknown-code');
    const limited = await resolve(UNKNOWN_CODE);
    expectProblem(limited, 'rate-limited');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expectProblem(await resolve(hotel.codes.room.shortCode), 'rate-limited');
    // A right full code cannot be guessed, so wrong codes from the same address lock no one out.
    expect((await resolve(hotel.codes.room.code)).status).toBe(200);
    expect((await resolve(hotel.codes.room.shortCode, '192.0.2.51')).status).toBe(200);
    stage.api.clock.skip(10 * 60_000 + 1000);
    expect((await resolve(hotel.codes.room.shortCode.toLowerCase())).status).toBe(200);
  });

  test('sessions: none, ended, expired', async () => {
    const hotel = await stage.newHotel();
    expectProblem(await stage.api.call('GET /api/guest/session'), 'no-session');
    expectProblem(
      await stage.api.call('GET /api/guest/session', { cookie: 'bellkey_guest=invented' }),
      'no-session',
    );
    const left = await stage.api.guest(hotel.codes.room.code);
    expect((await left.call('DELETE /api/guest/session')).status).toBe(204);
    expectProblem(await left.call('GET /api/guest/session'), 'session-expired');
    const idle = await stage.api.guest(hotel.codes.room.code);
    stage.api.clock.skip(GUEST_IDLE_MS - 60_000);
    expect((await idle.call('GET /api/guest/session')).status).toBe(200);
    stage.api.clock.skip(GUEST_IDLE_MS - 60_000);
    expect((await idle.call('GET /api/guest/session')).status).toBe(200);
    stage.api.clock.skip(GUEST_IDLE_MS + 1000);
    expectProblem(await idle.say('hello?'), 'session-expired');
  });

  test('joining: an unknown join code, and a decision that was already made', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const oldCode: string = (await manager.call('GET /api/staff/join-code')).body.code;
    const ask = (joinCode: string) =>
      stage.api.call('POST /api/staff/registrations', {
        body: {
          fullName: 'Rita Costa',
          joinCode,
          departments: ['housekeeping'],
          jobTitle: 'Room attendant',
          languages: ['pt'],
        },
        token: `newcomer-${hotel.id}`,
        peer: '192.0.2.60',
      });
    const newCode: string = (await manager.call('POST /api/staff/join-code/rotate')).body.code;
    expect(newCode).not.toBe(oldCode);
    expectProblem(await ask(oldCode), 'unknown-join-code');
    const asked = await ask(newCode);
    expect(asked.status).toBe(200);
    const decide = () =>
      manager.call(`POST /api/staff/registrations/${asked.body.id}/decision`, {
        body: { decision: 'approve' },
      });
    expect((await decide()).status).toBe(200);
    expectProblem(await decide(), 'already-decided');
  });

  test('messages: empty, too long, too many', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    expectProblem(await guest.say('   '), 'message-empty');
    expectProblem(await guest.say('x'.repeat(2001)), 'message-too-long');
    expect((await guest.say('x'.repeat(2000))).status).toBe(201);
    for (let i = 1; i < 30; i += 1) expect((await guest.say(`message ${i}`)).status).toBe(201);
    expectProblem(await guest.say('one too many'), 'rate-limited');
  });

  test('bodies: malformed, of the wrong shape, too large', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    const send = (rawBody: string) => guest.call('POST /api/guest/messages', { rawBody });
    expectProblem(await send('{"clientId":'), 'malformed-json');
    const invalid = await send('{"clientId":"short","body":"hello"}');
    expectProblem(invalid, 'bad-input');
    expect(Object.keys(invalid.body.fields)).toEqual(['clientId']);
    expectProblem(
      await send(JSON.stringify({ clientId: 'client-0001', body: 'x'.repeat(70_000) })),
      'body-too-large',
    );
  });

  test('a write with the cookie from another site', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    const send = (headers: Record<string, string>) => guest.call('POST /api/guest/handoff', { headers });
    expectProblem(await send({ 'sec-fetch-site': 'cross-site' }), 'cross-site');
    expectProblem(await send({ 'sec-fetch-site': 'same-site' }), 'cross-site');
    expectProblem(await send({ origin: 'https://evil.example' }), 'cross-site');
    expect((await send({ origin: 'http://localhost' })).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('staff: not signed in, no membership, an unknown property, the provider unreachable', async () => {
    const hotel = await stage.newHotel();
    const path = `GET /api/staff/requests?property=${hotel.id}`;
    expectProblem(await stage.api.call(path), 'unauthenticated');
    expectProblem(await stage.api.call(path, { token: 'bad-token' }), 'unauthenticated');
    const stranger = await stage.api.call(path, { token: 'stranger' });
    expectProblem(stranger, 'forbidden');
    const nowhere = await stage.api.call('GET /api/staff/requests?property=nowhere', {
      token: hotel.uids.manager,
    });
    expectProblem(nowhere, 'forbidden');
    expect({ ...nowhere.body, requestId: '' }).toEqual({ ...stranger.body, requestId: '' });
    expectProblem(await stage.api.call(path, { token: 'provider-away' }), 'unavailable');
  });

  test('requests: unknown, not cancellable, illegal moves, a missing reason', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const manager = stage.api.staff(hotel, 'manager');
    const events = await manager.listen(0);
    await guest.say('ask for towels 2');
    const created = await events.until((e) => e.type === 'request.created');
    if (created.type !== 'request.created') throw new Error('unreachable');
    const { id, promisedAt } = created.request;
    const move = (body: object) => manager.call(`POST /api/staff/requests/${id}/transition`, { body });
    expectProblem(
      await manager.call('POST /api/staff/requests/nothing/transition', { body: { to: 'done' } }),
      'not-found',
    );
    expectProblem(await move({ to: 'declined' }), 'reason-required');
    expectProblem(await move({ to: 'acknowledged', promiseMinutes: 90 }), 'reason-required');
    expectProblem(await move({ to: 'closed' }), 'illegal-transition');
    const later = await move({ to: 'acknowledged', promiseMinutes: 90, reason: 'The laundry is late.' });
    expect(new Date(later.body.promisedAt).getTime()).toBeGreaterThan(new Date(promisedAt ?? 0).getTime());
    await move({ to: 'in_progress' });
    expectProblem(await guest.call(`POST /api/guest/requests/${id}/cancel`), 'not-cancellable');
    expectProblem(await guest.call('POST /api/guest/requests/nothing/cancel'), 'not-found');
    await events.close();
  });

  test('an unknown address, and an idempotency key used for something else', async () => {
    expectProblem(await stage.api.call('GET /api/nothing'), 'not-found');
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    await guest.say('one', 'client-0001');
    expectProblem(await guest.say('two', 'client-0001'), 'idempotency-mismatch');
  });

  test("a bug is answered without internals and logged without people's text", async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await stage.database.queries.execute(sql`alter table messages rename to messages_away`);
    const answer = await guest.say('my secret words');
    await stage.database.queries.execute(sql`alter table messages_away rename to messages`);
    expectProblem(answer, 'internal');
    expect(JSON.stringify(answer.body)).not.toMatch(/messages|select|relation/);
    const line = stage.api.log.find(
      (entry) => entry.includes(answer.body.requestId) && entry.includes('request failed'),
    );
    expect(line).toContain('Failed query');
    const log = stage.api.log.join('');
    expect(log).not.toContain('my secret words');
    expect(log).not.toContain(guest.cookie.split('=')[1]);
  });
});

test('a test expects every code that the API knows, here or in its module', () => {
  const tests = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
    .join('\n');
  expect(Object.keys(problemCodes).filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
