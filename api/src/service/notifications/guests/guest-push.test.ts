import { describe, expect, test } from '@jest/globals';
import { done } from '../../../platform/outcome/outcome.ts';
import { useNotifyingApi } from '../../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../../testing/scenes/notification-scene.ts';
import { addMenu } from '../../../testing/small-menu.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const READ = 'GET /api/guest/notifications';
const ADD = 'POST /api/guest/notifications/devices';

describe.each(testDatabases)('Push messages to guests on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  /** A guest who agreed to be told in a new browser. */
  async function agreed() {
    const scene = await notificationScene(stage);
    const browser = stage.push.newBrowser();
    const { endpoint, keys } = browser;
    const { body, status } = await scene.guest.call(ADD, { body: { endpoint, keys } });
    expect(status).toBe(201);
    return { scene, browser, id: body.id as string };
  }

  test('each step that others take is told once, with the time that is promised', async () => {
    const { scene, browser } = await agreed();
    const { id } = await scene.clocks.ask('towels');
    await scene.notify();
    // What a guest did is no news to them.
    expect(browser.got).toEqual([]);
    for (const to of ['acknowledged', 'in_progress', 'done']) {
      await scene.clocks.move('housekeeper', id, to);
      await scene.notify();
      await scene.notify();
    }
    expect(browser.got.map(({ title }) => title)).toEqual(['Accepted', 'Under way', 'Done']);
    const [accepted, , ended] = browser.got;
    expect(accepted).toMatchObject({
      kind: 'guest',
      path: '/chat',
      tag: `request:${id}`,
      lang: 'en',
      silent: false,
    });
    const text = (body: string) => body.replaceAll(` ${scene.hotel.canary}`, '');
    expect(text(accepted.body)).toMatch(/^Towels · by 14:20 · /);
    // What is done has no time by which it will be.
    expect(text(ended.body)).not.toContain('14:20');
  });

  test('food that is ready is told, but not when the kitchen has taken it back', async () => {
    const { scene, browser } = await agreed();
    await addMenu(stage.api.api.store, scene.hotel);
    const { id } = await scene.clocks.ask('roomService');
    const move = async (to: string) => {
      const body = { to, ...(to === 'accepted' && { minutes: 20 }) };
      const { status } = await scene.staff('manager').call(`POST /api/staff/kitchen/${id}/move`, { body });
      expect(status).toBe(200);
    };
    for (const to of ['accepted', 'preparing', 'ready']) {
      await move(to);
      await scene.notify();
    }
    for (const to of ['preparing', 'ready', 'preparing']) await move(to);
    await scene.notify();
    await move('ready');
    await scene.notify();
    expect(browser.got.map(({ title }) => title)).toEqual(['Accepted', 'Under way', 'Ready', 'Ready']);
    expect(browser.got.at(-1)).toMatchObject({ tag: `request:${id}`, path: '/chat' });
  });

  test('of several steps at once the last one is told', async () => {
    const { scene, browser } = await agreed();
    const { id } = await scene.clocks.ask('towels');
    for (const to of ['acknowledged', 'in_progress']) await scene.clocks.move('housekeeper', id, to);
    await scene.notify();
    expect(browser.got.map(({ title }) => title)).toEqual(['Under way']);
  });

  test('a message of a person is told without a word of it, and notes among the staff are not', async () => {
    const { scene, browser } = await agreed();
    await scene.guest.say('Can I talk to a person?');
    await scene.notify();
    expect(browser.got).toEqual([]);
    const path = `/api/staff/conversations/${scene.guest.conversationId}`;
    const write = (kind: 'notes' | 'messages', text: string) =>
      scene
        .staff('manager')
        .call(`POST ${path}/${kind}`, { body: { clientId: `client-${kind}`, body: text } });
    expect((await write('notes', 'He is the difficult one')).status).toBe(201);
    await scene.notify();
    expect(browser.got).toEqual([]);
    expect((await write('messages', 'Your parcel is at the desk')).status).toBe(201);
    await scene.notify();
    expect(browser.got).toMatchObject([{ title: 'New message', path: '/chat', tag: 'message' }]);
    expect(JSON.stringify(browser.got)).not.toContain('parcel');
  });

  test('other guests are told nothing, nor is one who has turned it off or whose visit has ended', async () => {
    const { scene, browser, id } = await agreed();
    const other = await stage.api.guest(scene.hotel.codes.table.code);
    const foreign = stage.push.newBrowser();
    await other.call(ADD, { body: { endpoint: foreign.endpoint, keys: foreign.keys } });
    // Another guest's browser is not theirs to turn off.
    expect((await other.call(`DELETE /api/guest/notifications/devices/${id}`)).status).toBe(404);
    const first = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', first.id, 'acknowledged');
    await scene.notify();
    expect([browser.got.length, foreign.got.length]).toEqual([1, 0]);
    expect((await scene.guest.call(`DELETE /api/guest/notifications/devices/${id}`)).status).toBe(204);
    expect((await scene.guest.call(READ)).body).toMatchObject({ publicKey: stage.publicKey, devices: [] });
    await scene.clocks.move('housekeeper', first.id, 'in_progress');
    await scene.notify();
    expect(browser.got).toHaveLength(1);
  });

  test('what waits when a visit ends is not sent any more', async () => {
    const { scene, browser } = await agreed();
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await scene.derive();
    expect((await scene.guest.call('DELETE /api/guest/session')).status).toBe(204);
    await scene.send();
    expect(browser.got).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([
      { state: 'dropped', reason: 'Push was turned off on this device.' },
    ]);
  });

  test('a browser that the push service no longer knows is taken out, and one has three at most', async () => {
    const { scene, browser } = await agreed();
    for (let count = 0; count < 2; count += 1) {
      const { endpoint, keys } = stage.push.newBrowser();
      expect((await scene.guest.call(ADD, { body: { endpoint, keys } })).status).toBe(201);
    }
    const fourth = stage.push.newBrowser();
    const more = { body: { endpoint: fourth.endpoint, keys: fourth.keys } };
    expect((await scene.guest.call(ADD, more)).body.code).toBe('settings-full');
    browser.answers(410);
    const { id } = await scene.clocks.ask('towels');
    await scene.clocks.move('housekeeper', id, 'acknowledged');
    await scene.notify();
    expect((await scene.guest.call(READ)).body.devices).toHaveLength(2);
    expect((await scene.guest.call(ADD, more)).status).toBe(201);
  });

  test('an address or a key that no browser has is refused', async () => {
    const { scene, browser } = await agreed();
    const { keys } = browser;
    const body = { endpoint: 'ftp://push.example/1', keys };
    expect((await scene.guest.call(ADD, { body })).status).toBe(422);
    const short = { endpoint: browser.endpoint, keys: { ...keys, auth: 'AA' } };
    expect((await scene.guest.call(ADD, { body: short })).status).toBe(422);
  });

  test('a server without e-mail takes no address', async () => {
    const { scene } = await agreed();
    const body = { address: 'ana@mail.example', agreed: true };
    const { body: problem } = await scene.guest.call('PUT /api/guest/notifications/email', { body });
    expect(problem.code).toBe('no-email');
  });

  test('an erased conversation takes its browsers with it', async () => {
    const { scene } = await agreed();
    const path = `/api/staff/conversations/${scene.guest.conversationId}/erasure`;
    expect((await scene.staff('manager').call(`POST ${path}`)).status).toBe(200);
    const left = await stage.api.api.store.inProperty(scene.hotel.id, async (scope) =>
      done((await scope.db.execute('select id from guest_devices')) as unknown as { rows: unknown[] }),
    );
    expect(left.ok && left.value.rows).toEqual([]);
  });
});
