import type { ClincData } from '../understanding/training/dataset.ts';
import type { Chat } from './chat/chat.ts';
import { Count, type Figure } from './measure.ts';
import { acted } from './measure-answers.ts';

/** Domains of CLINC150 that have nothing to do with a stay. */
const FOREIGN = ['banking', 'credit_cards', 'work', 'auto_and_commute'];
/** One line in this many is used, spread evenly, so that the measurement takes minutes instead of an hour. */
const EVERY = 12;

/**
 * Measures lines that have nothing to do with a stay: they must lead to no action, and get an honest answer or a
 * person.
 */
export async function measureOutOfScope(chat: Chat, clinc: ClincData): Promise<Figure[]> {
  const foreign = new Set(FOREIGN.flatMap((domain) => clinc.domains[domain] ?? []));
  const lines = [...clinc.train, ...clinc.val]
    .filter(([, intent]) => foreign.has(intent))
    .map(([text]) => text);
  const sample = [
    ...lines.filter((_, index) => index % EVERY === 0),
    ...[...clinc.oos_train, ...clinc.oos_val].map(([text]) => text),
  ];
  const actions = new Count('Off-topic lines (CLINC150) that led to an action', { atMost: 0.02 });
  const answered = new Count('Off-topic lines (CLINC150) that got an honest answer or a person', {
    atLeast: 1,
  });
  for (const text of sample) {
    const line = await chat.say(text);
    actions.add(acted(line), acted(line) ? `${text} → ${line.actions.map(({ tool }) => tool).join()}` : null);
    const told = line.reply !== null || line.handoff !== null;
    answered.add(told, told ? null : text);
  }
  return [actions.figure, answered.figure];
}
