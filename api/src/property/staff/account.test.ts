import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import {
  ACCOUNT_FRESH_MS,
  ACCOUNT_STALE_MS,
  type Account,
  rememberAccounts,
  UNVERIFIED_FRESH_MS,
} from './account.ts';

const good: Account = { disabled: false, emailVerified: true, validSince: null };

describe('Remembered accounts', () => {
  /** A provider that counts calls, and a clock. */
  function provider(account: Account | null = good) {
    const state = { account, asked: 0, away: false, at: Date.now() };
    const read = rememberAccounts(
      async () => {
        state.asked += 1;
        if (state.away) throw new Error('away');
        return state.account;
      },
      () => new Date(state.at),
    );
    return { state, read };
  }

  test('are loaded once for half a minute, also by concurrent callers', async () => {
    const { state, read } = provider();
    await Promise.all(Array.from({ length: 40 }, () => read('ana')));
    state.at += ACCOUNT_FRESH_MS - 1;
    expect(await read('ana')).toEqual(good);
    expect(state.asked).toBe(1);
    state.account = { ...good, disabled: true };
    state.at += 2;
    expect(await read('ana')).toMatchObject({ disabled: true });
  });

  test('without a verified e-mail are loaded again soon', async () => {
    const { state, read } = provider({ ...good, emailVerified: false });
    await read('rita');
    state.account = good;
    state.at += UNVERIFIED_FRESH_MS + 1;
    expect(await read('rita')).toEqual(good);
  });

  test('keep their last state for a while when the provider is unreachable', async () => {
    const { state, read } = provider();
    await read('ana');
    state.away = true;
    state.at += ACCOUNT_STALE_MS;
    expect(await read('ana')).toEqual(good);
    state.at += 1;
    await expect(read('ana')).rejects.toThrow();
    await expect(read('never-seen')).rejects.toThrow();
  });

  test('take bounded memory', async () => {
    const { state, read } = provider();
    for (let index = 0; index < 10_001; index += 1) await read(`uid-${index}`);
    await read('uid-0');
    expect(state.asked).toBe(10_002);
  });
});

describe.each(testDatabases)('Accounts on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 100 });
  const requests = 'GET /api/staff/requests';

  test.each([
    ['is disabled', { ...good, disabled: true }],
    ['is signed out everywhere', { ...good, validSince: new Date(Date.now() + 365 * 24 * 3_600_000) }],
  ])(
    'a person whose account %s is signed out within a minute, and so is their stream',
    async (_case, account) => {
      const hotel = await stage.newHotel();
      const agent = stage.api.staff(hotel, 'agent');
      const stream = await agent.listen(0);
      const other = await stage.api.staff(hotel, 'manager').listen(0);
      expect((await agent.call(requests)).status).toBe(200);
      stage.api.accounts.changed.set(hotel.uids.agent, account);
      stage.api.clock.skip(60_000 - 15_000);
      await stream.untilEnded();
      expect((await agent.call(requests)).body.code).toBe('unauthenticated');
      await expect(agent.listen(0)).rejects.toThrow('unauthenticated');
      await other.when(() => other.text.includes(': still here'), 'heartbeat');
      await other.close();
    },
  );

  test('an unreachable provider ends no stream and signs no one out', async () => {
    const hotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const stream = await agent.listen(0);
    stage.api.accounts.away = true;
    stage.api.clock.skip(ACCOUNT_FRESH_MS + 1);
    expect((await agent.call(requests)).status).toBe(200);
    stage.api.clock.skip(ACCOUNT_STALE_MS);
    expect((await agent.call(requests)).body.code).toBe('unavailable');
    await stream.when(() => stream.text.split(': still here').length > 3, 'heartbeats');
    stage.api.accounts.away = false;
    await stream.close();
  });
});
