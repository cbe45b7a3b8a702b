import { expect, test } from '@jest/globals';
import { BadNetwork } from './simulation/bad-network.ts';
import { Desk } from './simulation/desk.ts';
import { Phone } from './simulation/phone.ts';
import { Random } from './simulation/random.ts';
import { VirtualTime } from './simulation/virtual-time.ts';

const START = Date.parse('2026-03-15T14:00:00.000Z');
const MINUTE_MS = 60_000;

test('a phone that wakes after an hour has what happened meanwhile, and sends what was written before, each once', async () => {
  const time = new VirtualTime(START);
  const desk = new Desk(time.now);
  const network = new BadNetwork({ random: new Random(1), time, desk });
  network.bad = false;
  const phone = new Phone({ time, network });
  phone.openTab();
  const [tab] = phone.tabs;
  await time.runUntil(START + MINUTE_MS);
  network.goOffline();
  tab?.write('Two towels');
  phone.sleep(60 * MINUTE_MS);
  await time.runUntil(START + 30 * MINUTE_MS);
  desk.makeRequest(true);
  desk.write('Is the room warm enough?');
  desk.moveRequest(0);
  await time.runUntil(START + 60 * MINUTE_MS);
  expect(desk.messages.filter(({ sender }) => sender.kind === 'guest')).toEqual([]);

  await time.runUntil(START + 62 * MINUTE_MS);
  expect(desk.messages.filter(({ body }) => body === 'Two towels')).toHaveLength(1);
  expect(tab?.outbox.get().entries).toEqual([]);
  const view = tab?.conversation.get();
  expect(view).toMatchObject({ status: 'open', connection: 'live', over: false });
  expect(view?.status === 'open' && view.state.messages).toEqual(desk.messages);
  expect(view?.status === 'open' && [...view.state.requests.values()]).toEqual(desk.requests);
});
