import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/receivers/webhook-receiver.ts';
import type { NotificationScene } from '../../testing/scenes/notification-scene.ts';
import { savedWebhookScene } from '../../testing/scenes/webhook-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('The webhook on %s', (_, create) => {
  const stage = useNotifyingApi(create, { origin: 'https://hotel.example' });
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver.close());

  const log = async (scene: NotificationScene) =>
    (await scene.staff('manager').call('GET /api/staff/settings/webhook')).body;

  test('gets its kinds, signed, without any of the guest’s words, and its secret is returned once', async () => {
    const scene = await savedWebhookScene(stage, receiver);
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.ask('lateCheckout');
    await scene.guest.say('There is a fire in our bathroom, help');
    await scene.notify();
    await scene.notify();
    expect(receiver.got.every(({ verified }) => verified)).toBe(true);
    expect(receiver.got.map(({ body }) => body.type).sort()).toEqual(['bellkey.alarm', 'bellkey.request']);
    const request = receiver.got.find(({ body }) => body.type === 'bellkey.request');
    expect(request?.body.data).toMatchObject({
      property: scene.hotel.id,
      requestId: id,
      place: expect.stringContaining('Room 204'),
      service: expect.stringContaining('Towels'),
      url: `https://hotel.example/dashboard?property=${scene.hotel.id}&r=${id}`,
    });
    expect(JSON.stringify(receiver.got)).not.toContain('bathroom');
    const { webhook, deliveries } = await log(scene);
    expect(deliveries).toMatchObject([
      { state: 'sent', status: 204 },
      { state: 'sent', status: 204 },
    ]);
    expect(JSON.stringify(webhook)).not.toContain('whsec_');
    expect((await scene.put({ version: 1, enabled: false })).body.secret).toBeNull();
  });

  test('a failing receiver gets the message again, later and later, and once more by hand under the same id', async () => {
    const scene = await savedWebhookScene(stage, receiver);
    receiver.status = 500;
    await scene.clocks.ask('towels');
    await scene.notify();
    await scene.notify();
    expect(receiver.got).toHaveLength(1);
    for (const waitMs of [5_000, MINUTE_MS, 5 * MINUTE_MS]) {
      stage.api.clock.skip(waitMs);
      await scene.notify();
    }
    expect(receiver.got).toHaveLength(4);
    const [waiting] = (await log(scene)).deliveries;
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 4, status: 500 });
    receiver.status = 204;
    const replay = await scene
      .staff('manager')
      .call(`POST /api/staff/settings/webhook-deliveries/${waiting.id}/replay`);
    expect(replay.status).toBe(200);
    await scene.send('webhook');
    expect(new Set(receiver.got.map(({ id }) => id))).toEqual(new Set([waiting.id]));
    expect((await log(scene)).deliveries).toMatchObject([{ state: 'sent' }]);
  });

  test('one that answers 410 is off at once, and shows since when; saving turns it on again', async () => {
    const scene = await savedWebhookScene(stage, receiver);
    receiver.status = 410;
    await scene.clocks.ask('towels');
    await scene.notify();
    await scene.clocks.ask('pillows');
    await scene.notify();
    expect(receiver.got).toHaveLength(1);
    const { webhook } = await log(scene);
    expect(webhook).toMatchObject({ enabled: false, gaveUpAt: stage.api.clock.now().toISOString() });
    receiver.status = 204;
    expect((await scene.put({ version: webhook.version })).body.webhook).toMatchObject({
      enabled: true,
      gaveUpAt: null,
    });
    expect((await scene.staff('manager').call('POST /api/staff/settings/webhook/test')).status).toBe(200);
    await scene.send('webhook');
    expect(receiver.got.at(-1)?.body).toMatchObject({ type: 'bellkey.test' });
  });

  test('one that fails permanently five times in a row is turned off', async () => {
    const scene = await savedWebhookScene(stage, receiver);
    receiver.status = 500;
    for (let count = 0; count < 5; count += 1) await scene.clocks.ask(count % 2 ? 'pillows' : 'towels');
    await scene.notify();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      stage.api.clock.skip(11 * 60 * MINUTE_MS);
      await scene.send('webhook');
    }
    const { webhook, deliveries } = await log(scene);
    expect(webhook.enabled).toBe(false);
    expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(Array(5).fill('failed'));
  });
});
