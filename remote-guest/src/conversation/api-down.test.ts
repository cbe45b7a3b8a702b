import { expect, test } from '@jest/globals';
import { BadNetwork } from './simulation/bad-network.ts';
import { Desk } from './simulation/desk.ts';
import { Phone } from './simulation/phone.ts';
import { Random } from './simulation/random.ts';
import { VirtualTime } from './simulation/virtual-time.ts';

const START = Date.parse('2026-03-15T14:00:00.000Z');
const MINUTE_MS = 60_000;
/** When the guest opens the chat, writes a line, and the desk answers, in milliseconds from the start. */
const OPEN_MS = 1_000;
const WRITE_MS = 3_000;
const ANSWER_MS = 5_000;
/** Longer than the longest pause between two attempts after a minute of failures. */
const RECOVERY_MS = 2 * MINUTE_MS;

const steps = [
  ['before the chat is opened', 0],
  ['while the conversation loads', OPEN_MS + 50],
  ['while the stream connects', OPEN_MS + 450],
  ['before a line is written', WRITE_MS - 500],
  ['while the line is on its way', WRITE_MS + 20],
  ['while the answer to the line is on its way', WRITE_MS + 200],
  ['before the desk answers', ANSWER_MS - 500],
  ['while the desk’s answer is on its way', ANSWER_MS + 10],
] as const;

test.each(steps)(
  'an API that goes down for a minute %s costs the guest nothing but time',
  async (_, downAt) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const time = new VirtualTime(START);
      const desk = new Desk(time.now);
      const network = new BadNetwork({ random: new Random(seed), time, desk });
      network.bad = false;
      const phone = new Phone({ time, network });
      time.after(downAt, () => network.goDown());
      time.after(downAt + MINUTE_MS, () => network.comeUp());
      time.after(OPEN_MS, () => phone.openTab());
      time.after(WRITE_MS, () => phone.tabs[0]?.write('Two towels'));
      time.after(ANSWER_MS, () => desk.write('They are on their way.'));
      await time.runUntil(START + downAt + MINUTE_MS + RECOVERY_MS);

      const [tab] = phone.tabs;
      const view = tab?.conversation.get();
      expect({ seed, view }).toMatchObject({ view: { status: 'open', connection: 'live', copyOf: null } });
      expect({ seed, unsent: tab?.outbox.get().entries }).toEqual({ seed, unsent: [] });
      const bodies = desk.messages.map(({ body }) => body).sort();
      expect({ seed, bodies }).toEqual({ seed, bodies: ['They are on their way.', 'Two towels'] });
      expect({ seed, shown: view?.status === 'open' && view.state.messages }).toEqual({
        seed,
        shown: desk.messages,
      });
    }
  },
);
