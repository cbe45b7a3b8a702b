import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notificationDeliveries } from '../../platform/database/schema/notification-tables.ts';
import type { SendMail } from '../../platform/outbound/mail.ts';
import { done } from '../../platform/outcome/outcome.ts';
import {
  type MailServer,
  startHangingMailServer,
  startMailServer,
} from '../../testing/receivers/mail-server.ts';
import { type FakePushService, startPushService } from '../../testing/receivers/push-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/receivers/webhook-receiver.ts';
import { type NotificationScene, notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { createSmtp } from './send/smtp.ts';
import { createVapidKeys } from './send/vapid-keys.ts';

const vapid = { ...createVapidKeys(), subject: 'https://hotel.example' };
const MINUTE_MS = 60_000;

describe.each(testDatabases)('The webhook and e-mail on %s', (_, create) => {
  let smtp: SendMail;
  const stage = useTestApi(create, {
    notifications: {
      vapid,
      sendMail: (mail) => smtp(mail),
      origin: 'https://hotel.example',
      addresses: { privateHosts: true },
    },
  });
  let push: FakePushService;
  let receiver: WebhookReceiver;
  let mail: MailServer;
  let hanging: Pick<MailServer, 'url' | 'close'>;
  beforeAll(async () => {
    [push, receiver, mail, hanging] = await Promise.all([
      startPushService(vapid.publicKey),
      startWebhookReceiver(),
      startMailServer(),
      startHangingMailServer(),
    ]);
    smtp = createSmtp({ url: mail.url, from: 'Bellkey <bellkey@hotel.example>' });
  });
  afterAll(() => Promise.all([push.close(), receiver.close(), mail.close(), hanging.close()]));

  const put = (scene: NotificationScene, change: object) =>
    scene.staff('manager').call('PUT /api/staff/settings/webhook', {
      body: { url: receiver.url, kinds: ['alarm', 'request'], enabled: true, version: 0, ...change },
    });

  async function withWebhook(): Promise<NotificationScene> {
    const scene = await notificationScene(stage, push);
    const { status, body } = await put(scene, {});
    expect([status, body.webhook.version]).toEqual([200, 1]);
    Object.assign(receiver, { secret: body.secret, got: [], status: 204 });
    return scene;
  }

  test('a new secret signs from the next message on, and is in the history of settings', async () => {
    const scene = await withWebhook();
    const before = receiver.secret;
    const { body } = await scene.staff('manager').call('POST /api/staff/settings/webhook/secret');
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(receiver.got).toMatchObject([{ verified: false }]);
    receiver.secret = body.secret;
    await scene.clocks.ask('pillows');
    await scene.notify();
    expect(body.secret).not.toBe(before);
    expect(receiver.got.at(-1)).toMatchObject({ verified: true });
    const changes = await scene.staff('manager').call('GET /api/staff/settings/changes');
    expect(changes.body.changes.map(({ subject }: { subject: string }) => subject)).toEqual([
      'webhook',
      'webhook',
    ]);
    expect(JSON.stringify(changes.body)).not.toContain('whsec_');
  });

  test('addresses that the server does not connect to, and plain http on the internet, are refused', async () => {
    const scene = await notificationScene(stage, push);
    for (const url of [
      'https://169.254.169.254/latest',
      'http://hooks.example/x',
      'https://user:word@hooks.example',
      'x',
    ]) {
      expect([url, (await put(scene, { url })).body.fields]).toEqual([url, { url: expect.any(String) }]);
    }
    expect((await put(scene, { version: 7 })).body.code).toBe('version-conflict');
    const agent = await scene.staff('agent').call('GET /api/staff/settings/webhook');
    expect(agent.body.code).toBe('forbidden');
  });

  test('the log keeps the last hundred messages', async () => {
    const scene = await withWebhook();
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db.insert(notificationDeliveries).values(
        Array.from({ length: 104 }, (__, index) => ({
          propertyId: scene.hotel.id,
          id: `old-${index}`,
          source: `old-${index}`,
          kind: 'request',
          channel: 'webhook' as const,
          target: 'webhook',
          payload: { title: 'Old', body: 'Old', path: '/dashboard', tag: 'old', sound: false, at: '' },
          createdAt: new Date(scope.now.getTime() - 60 * MINUTE_MS + index),
          dueAt: scope.now,
          state: 'sent' as const,
        })),
      );
      return done(undefined);
    });
    await scene.clocks.ask('towels');
    await scene.notify();
    const kept = await scene.deliveries();
    expect(kept.filter(({ channel }) => channel === 'webhook')).toHaveLength(100);
    expect(kept.some(({ id }) => id === 'old-0')).toBe(false);
  });
});
