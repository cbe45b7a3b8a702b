import { EMAIL_CODES_PER_DAY } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail } from '../../../platform/outbound/mail.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { useNotifyingApi } from '../../../testing/receivers/use-notifying-api.ts';
import { quiet } from '../../../testing/scenes/clock-scene.ts';
import { type NotificationScene, notificationScene } from '../../../testing/scenes/notification-scene.ts';
import type { Guest } from '../../../testing/test-callers.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { applyRetention } from '../../guest-data/apply-retention.ts';
import { dropSeen } from './drop-seen.ts';

const MINUTE_MS = 60_000;
const READ = 'GET /api/guest/notifications';
const LEAVE = 'PUT /api/guest/notifications/email';
const CONFIRM = 'POST /api/guest/notifications/email/confirmation';
const REMOVE = 'DELETE /api/guest/notifications/email';

describe.each(testDatabases)('E-mails to guests on %s', (_, create) => {
  const mails: Mail[] = [];
  const stage = useNotifyingApi(create, {
    sendMail: async (mail) => void mails.push(mail),
    origin: 'https://bellkey.example',
  });
  let people = 0;
  beforeEach(() => {
    mails.length = 0;
  });

  const newAddress = () => {
    people += 1;
    return `ana${people}@mail.example`;
  };
  const leave = (guest: Guest, address: string) => guest.call(LEAVE, { body: { address, agreed: true } });
  const codeIn = (mail: Mail | undefined) => /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  const confirm = (guest: Guest, code: string) => guest.call(CONFIRM, { body: { code } });

  /** A guest who left an address and typed its code. */
  async function confirmed() {
    const scene = await notificationScene(stage);
    const address = newAddress();
    expect((await leave(scene.guest, address)).status).toBe(200);
    expect((await confirm(scene.guest, codeIn(mails.at(-1)))).body).toMatchObject({ confirmed: true });
    mails.length = 0;
    return { scene, address };
  }

  /** Lets time pass until e-mails are due, and sends them. */
  async function later(scene: NotificationScene, ms = 3 * MINUTE_MS) {
    await scene.derive();
    stage.api.clock.skip(ms);
    await scene.send('push');
    await scene.send('email');
  }

  test('an address is used once its code is typed, and told each step once, with a link to stop', async () => {
    const scene = await notificationScene(stage);
    const address = newAddress();
    expect((await leave(scene.guest, address.toUpperCase())).body).toMatchObject({ state: 'unconfirmed' });
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await later(scene);
    expect(mails).toHaveLength(1);
    const [first] = mails;
    expect(first).toMatchObject({ to: address });
    expect((await confirm(scene.guest, codeIn(first))).body).toEqual({ confirmed: true, triesLeft: 3 });
    expect((await scene.guest.call(READ)).body).toMatchObject({
      hasEmail: true,
      email: { address, state: 'confirmed', codeEndsAt: null },
    });
    await scene.clocks.move('housekeeper', id, 'in_progress');
    await later(scene);
    await later(scene);
    expect(mails).toHaveLength(2);
    const [, mail] = mails;
    expect(mail).toMatchObject({ to: address });
    expect(mail?.subject.replaceAll(` ${scene.hotel.canary}`, '')).toMatch(
      /^Under way: Towels · by 14:20 · /,
    );
    expect(mail?.text).toContain('/chat');
    expect(mail?.stopUrl).toMatch(/\/chat\/email#p=.+&k=.{40,}$/);
    expect(mail?.text).toContain(mail?.stopUrl);
  });

  test('three other codes void it, and one is too old after ten minutes', async () => {
    const { guest } = await notificationScene(stage);
    const address = newAddress();
    await leave(guest, address);
    const code = codeIn(mails[0]);
    const other = code === '000000' ? '111111' : '000000';
    for (const triesLeft of [2, 1, 0])
      expect((await confirm(guest, other)).body).toEqual({ confirmed: false, triesLeft });
    expect((await confirm(guest, code)).body).toEqual({ confirmed: false, triesLeft: 0 });
    await leave(guest, address);
    stage.api.clock.skip(11 * MINUTE_MS);
    expect((await confirm(guest, codeIn(mails[1]))).body).toEqual({ confirmed: false, triesLeft: 0 });
  });

  test('an address gets three codes a day, from all visits together, and a visit sends six', async () => {
    const { guest, hotel } = await notificationScene(stage);
    const other = await stage.api.guest(hotel.codes.table.code);
    const address = newAddress();
    for (const asking of [guest, other, guest]) expect((await leave(asking, address)).status).toBe(200);
    expect((await leave(other, address)).body).toMatchObject({ code: 'rate-limited' });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await leave(guest, newAddress())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(EMAIL_CODES_PER_DAY.session - 2);
    expect(mails.filter(({ to }) => to === address)).toHaveLength(EMAIL_CODES_PER_DAY.address);
  });

  test('a guest whose page is open, or who has looked since, gets none', async () => {
    const { scene } = await confirmed();
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await scene.derive();
    expect(await dropSeen(stage.api.api.store, () => false)).toBe(0);
    expect(await dropSeen(stage.api.api.store, () => true)).toBe(1);
    await scene.clocks.move('housekeeper', id, 'in_progress');
    await scene.derive();
    stage.api.clock.skip(MINUTE_MS + 1_000);
    await scene.guest.call(READ);
    await later(scene);
    expect(mails).toEqual([]);
    expect((await scene.deliveries()).map(({ reason }) => reason)).toEqual([
      'Their page was open.',
      'They have looked since.',
    ]);
  });

  test('of several steps within two minutes the last one is told', async () => {
    const { scene } = await confirmed();
    const { id } = await scene.clocks.ask('towels');
    for (const to of ['acknowledged', 'in_progress']) {
      await scene.clocks.move('housekeeper', id, to);
      await scene.derive();
      stage.api.clock.skip(1_000);
    }
    await later(scene);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Under way']);
  });

  test('a guest with a browser that works gets no e-mail, and one when it is gone', async () => {
    const { scene } = await confirmed();
    const browser = stage.push.newBrowser();
    const { endpoint, keys } = browser;
    await scene.guest.call('POST /api/guest/notifications/devices', { body: { endpoint, keys } });
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await scene.notify();
    await later(scene);
    expect([browser.got.length, mails.length]).toEqual([1, 0]);
    browser.answers(410);
    stage.api.clock.skip(MINUTE_MS);
    await scene.clocks.move('housekeeper', id, 'in_progress');
    await scene.notify();
    await later(scene);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Under way']);
    expect(browser.got).toHaveLength(1);
  });

  test('a message of a person is told without a word of it', async () => {
    const { scene, address } = await confirmed();
    const path = `POST /api/staff/conversations/${scene.guest.conversationId}/messages`;
    await scene.staff('manager').call(path, { body: { clientId: 'client-1', body: 'Your parcel is here' } });
    await later(scene);
    expect(mails).toMatchObject([{ to: address }]);
    expect(JSON.stringify(mails)).not.toContain('parcel');
  });

  test('the link of an e-mail deletes the address, and so do the guest and the end of the visit', async () => {
    const addressOf = async (guest: Guest) => (await guest.call(READ)).body.email;
    const { scene } = await confirmed();
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await later(scene);
    const link = new URLSearchParams(new URL(mails[0]?.stopUrl ?? '').hash.slice(1));
    const stop = (token: string) =>
      stage.api.call('POST /api/guest-emails/stop', { body: { property: link.get('p'), token } });
    expect((await stop('another')).status).toBe(204);
    expect(await addressOf(scene.guest)).not.toBeNull();
    expect((await stop(link.get('k') ?? '')).status).toBe(204);
    expect(await addressOf(scene.guest)).toBeNull();

    await leave(scene.guest, newAddress());
    expect((await scene.guest.call(REMOVE)).status).toBe(204);
    expect(await addressOf(scene.guest)).toBeNull();

    await leave(scene.guest, newAddress());
    await scene.guest.call('DELETE /api/guest/session');
    expect(await addressesOf(scene)).toEqual([]);
  });

  test('an address is deleted when its visit has run out, exported until then, and erased with the guest', async () => {
    const { scene, address } = await confirmed();
    const path = `/api/staff/conversations/${scene.guest.conversationId}`;
    const data = await scene.staff('manager').call(`GET ${path}/data`);
    expect(data.body.email).toMatchObject({ address });
    expect(JSON.stringify(data.body)).not.toContain('stop_token');
    expect((await scene.staff('manager').call(`POST ${path}/erasure`)).status).toBe(200);
    expect(await addressesOf(scene)).toEqual([]);

    const second = await confirmed();
    stage.api.clock.skip(15 * 24 * 60 * MINUTE_MS);
    await applyRetention(stage.api.api.store, quiet);
    expect(await addressesOf(second.scene)).toEqual([]);
  });

  test('what is no address, and one without consent, is refused', async () => {
    const { guest } = await notificationScene(stage);
    for (const body of [
      { address: 'ana', agreed: true },
      { address: 'ana@mail.example' },
      { address: 'ana@mail.example', agreed: false },
    ]) {
      expect((await guest.call(LEAVE, { body })).status).toBe(422);
    }
    expect(mails).toEqual([]);
  });

  async function addressesOf(scene: NotificationScene): Promise<string[]> {
    const found = await stage.api.api.store.inProperty(scene.hotel.id, async ({ db }) => {
      const { rows } = (await db.execute('select address from guest_emails')) as unknown as {
        rows: Array<{ address: string }>;
      };
      return done(rows.map((row) => row.address));
    });
    return found.ok ? found.value : [];
  }
});
