import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail } from '../../../platform/outbound/mail.ts';
import { useNotifyingApi } from '../../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../../testing/scenes/notification-scene.ts';
import { addMenu } from '../../../testing/small-menu.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('Food that is ready in the kitchen on %s', (_, create) => {
  const mails: Mail[] = [];
  const stage = useNotifyingApi(create, {
    sendMail: async (mail) => void mails.push(mail),
    origin: 'https://bellkey.example',
  });
  beforeEach(() => {
    mails.length = 0;
  });

  /** A guest whose dish is being prepared, and who has got every message until then. */
  async function cooking({ by, language }: { by: 'push' | 'email'; language?: string }) {
    const scene = await notificationScene(stage);
    const { guest } = scene;
    const address = `ana@${scene.hotel.id}.example`;
    const browser = stage.push.newBrowser();
    if (language) {
      const changed = await guest.call(`PUT /api/guest/profile/${guest.conversationId}`, {
        body: { name: null, language, quiet: null, allergies: null, marketing: false },
      });
      expect(changed.status).toBe(200);
    }
    if (by === 'push') {
      const { endpoint, keys } = browser;
      await guest.call('POST /api/guest/notifications/devices', { body: { endpoint, keys } });
    } else {
      await guest.call('PUT /api/guest/notifications/email', { body: { address, agreed: true } });
      const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
      await guest.call('POST /api/guest/notifications/email/confirmation', { body: { code } });
    }
    await addMenu(stage.api.api.store, scene.hotel);
    const { id } = await scene.clocks.ask('roomService');
    const move = async (to: string) => {
      const body = { to, ...(to === 'accepted' && { minutes: 20 }) };
      expect((await scene.staff('manager').call(`POST /api/staff/kitchen/${id}/move`, { body })).status).toBe(
        200,
      );
      await scene.derive();
    };
    /** What is due when two minutes have passed. */
    const later = async () => {
      stage.api.clock.skip(3 * MINUTE_MS);
      await scene.send('push');
      await scene.send('email');
    };
    for (const to of ['accepted', 'preparing']) await move(to);
    await later();
    mails.length = 0;
    browser.got.length = 0;
    return { scene, browser, address, move, later };
  }

  test('is told by push once, in the guest’s language', async () => {
    const { browser, move, later } = await cooking({ by: 'push', language: 'pt' });
    await move('ready');
    for (let look = 0; look < 3; look += 1) await later();
    expect(browser.got).toMatchObject([{ title: 'Pronto', lang: 'pt', path: '/chat' }]);
    expect(mails).toEqual([]);
  });

  test('is told by e-mail where there is no push, once, in the guest’s language', async () => {
    const { move, later, address } = await cooking({ by: 'email', language: 'de' });
    await move('ready');
    for (let look = 0; look < 3; look += 1) await later();
    expect(mails).toMatchObject([
      { to: address, subject: expect.stringMatching(/^Fertig: Zimmerservice · /) },
    ]);
  });

  test('is not told by e-mail once the kitchen has taken it back, and then when it is ready again', async () => {
    const { scene, move, later } = await cooking({ by: 'email' });
    await move('ready');
    await move('preparing');
    await later();
    expect(mails).toEqual([]);
    expect((await scene.deliveries()).at(-1)?.reason).toBe('The kitchen took it back.');
    await move('ready');
    await later();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Ready']);
  });

  test('is told by e-mail when push has failed for good', async () => {
    const { scene, browser, move, later } = await cooking({ by: 'email' });
    const { endpoint, keys } = browser;
    await scene.guest.call('POST /api/guest/notifications/devices', { body: { endpoint, keys } });
    browser.answers(410);
    await move('ready');
    await later();
    expect([browser.got.length, mails.length]).toEqual([0, 1]);
  });
});
