import { describe, expect, test } from '@jest/globals';
import { BadNetwork } from './simulation/bad-network.ts';
import { Desk } from './simulation/desk.ts';
import { Phone } from './simulation/phone.ts';
import { Random } from './simulation/random.ts';
import { VirtualTime } from './simulation/virtual-time.ts';

const START = Date.parse('2026-03-15T14:00:00.000Z');
const MINUTE_MS = 60_000;
const RUNS = 1000;
/** Each test takes a share of the runs, so that a failure names few of them. */
const SHARES = 10;

/** What may happen at one moment of a run. */
const ACTIONS = [
  'write',
  'write',
  'write',
  'answer',
  'answer',
  'request',
  'move',
  'move',
  'see',
  'hand-off',
  'take-over',
  'give-back',
  'offline',
  'sleep',
  'reload',
  'second-tab',
] as const;

interface Outcome {
  written: string[];
  desk: Desk;
  phone: Phone;
  what: string[];
}

/** A guest and a desk over a bad network, the same for the same seed; then the network is good again. */
async function run(seed: number): Promise<Outcome> {
  const random = new Random(seed);
  const time = new VirtualTime(START);
  const desk = new Desk(time.now);
  const network = new BadNetwork({ random, time, desk });
  const phone = new Phone({ time, network });
  const written: string[] = [];
  const what: string[] = [];
  let wishes = 0;
  phone.openTab();
  const act = (action: (typeof ACTIONS)[number]) => {
    const tab = random.pick(phone.tabs);
    what.push(`${time.now() - START} ${action} in ${phone.tabs.indexOf(tab)}`);
    switch (action) {
      case 'write': {
        const body = `line ${written.length + 1}`;
        written.push(body);
        return tab.write(body);
      }
      case 'answer':
        return void desk.write(
          `answer ${desk.messages.length}`,
          random.chance(0.5) ? `turn-${time.now()}` : null,
        );
      case 'request':
        return desk.makeRequest(random.chance(0.5));
      case 'move':
        return desk.moveRequest(random.between(0, Math.max(0, desk.requests.length - 1)));
      case 'see':
        return desk.see();
      case 'hand-off':
        wishes += 1;
        return void tab.handOff(`wish-${wishes}`);
      case 'take-over':
        return void desk.change('human_active');
      case 'give-back':
        return void desk.change('ai_active');
      case 'offline':
        network.goOffline();
        return void time.after(random.between(500, 2 * MINUTE_MS), () => phone.comeOnline());
      case 'sleep':
        return phone.sleep(random.between(MINUTE_MS, 60 * MINUTE_MS));
      case 'reload':
        return tab.reload();
      case 'second-tab':
        return phone.tabs.length < 2 ? phone.openTab() : undefined;
    }
  };
  const actions = random.between(5, 30);
  for (let step = 0; step < actions; step += 1) {
    await time.runUntil(time.now() + random.between(0, 8000));
    act(random.pick(ACTIONS));
  }
  await time.runUntil(time.now() + random.between(0, 10_000));
  network.bad = false;
  phone.comeOnline();
  await time.runUntil(time.now() + 90 * MINUTE_MS);
  return { written, desk, phone, what };
}

const ofGuest = ({ desk }: Outcome) =>
  desk.messages.filter(({ sender }) => sender.kind === 'guest').map(({ body }) => body);

describe('traffic that is lost, late, doubled and out of order', () => {
  const shares = Array.from({ length: SHARES }, (_unused, share) => share * (RUNS / SHARES) + 1);

  test.each(shares)('leaves both ends equal, in a hundred runs from seed %s on', async (first) => {
    for (let seed = first; seed < first + RUNS / SHARES; seed += 1) {
      const outcome = await run(seed);
      const { desk, phone, written, what } = outcome;
      const context = { seed, what };
      // Nothing lost, nothing twice, nothing out of order.
      expect({ ...context, lines: ofGuest(outcome) }).toEqual({ ...context, lines: written });
      for (const tab of phone.tabs) {
        const view = tab.conversation.get();
        if (view.status !== 'open')
          throw new Error(`Seed ${seed}: the chat is ${view.status}.\n${what.join('\n')}`);
        expect({ ...context, unsent: tab.outbox.get().entries }).toEqual({ ...context, unsent: [] });
        expect({ ...context, connection: view.connection }).toEqual({ ...context, connection: 'live' });
        expect({ ...context, messages: view.state.messages }).toEqual({
          ...context,
          messages: desk.messages,
        });
        expect({
          ...context,
          requests: [...view.state.requests.values()].sort((a, b) => a.no - b.no),
        }).toEqual({
          ...context,
          requests: desk.requests,
        });
        expect({ ...context, conversation: view.state.conversation }).toEqual({
          ...context,
          conversation: desk.conversation,
        });
        expect({ ...context, writing: view.state.replies.size }).toEqual({ ...context, writing: 0 });
      }
    }
  });

  test('happens in these runs together with everything that guests, staff and phones do', async () => {
    const happened = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const { what } = await run(seed);
      for (const line of what) happened.add(line.split(' ')[1] ?? '');
    }
    expect([...happened].sort()).toEqual([...new Set<string>(ACTIONS)].sort());
  });
});
