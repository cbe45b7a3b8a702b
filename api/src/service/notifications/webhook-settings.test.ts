import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notificationDeliveries } from '../../platform/database/schema/notification-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/receivers/webhook-receiver.ts';
import { savedWebhookScene, webhookScene } from '../../testing/scenes/webhook-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('The settings of the webhook on %s', (_, create) => {
  const stage = useNotifyingApi(create, { origin: 'https://hotel.example' });
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver.close());

  test('a new secret signs from the next message on, and is in the history of settings', async () => {
    const scene = await savedWebhookScene(stage, receiver);
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
    const scene = await webhookScene(stage, receiver);
    for (const url of [
      'https://169.254.169.254/latest',
      'http://hooks.example/x',
      'https://user:word@hooks.example',
      'x',
    ]) {
      expect([url, (await scene.put({ url })).body.fields]).toEqual([url, { url: expect.any(String) }]);
    }
    expect((await scene.put({ version: 7 })).body.code).toBe('version-conflict');
    const agent = await scene.staff('agent').call('GET /api/staff/settings/webhook');
    expect(agent.body.code).toBe('forbidden');
  });

  test('the log keeps the last hundred messages', async () => {
    const scene = await savedWebhookScene(stage, receiver);
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
