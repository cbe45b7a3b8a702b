import type { Chat, ChatLine } from './chat/chat.ts';
import { Count, type Figure, formatKeys } from './measure.ts';
import mustEscalate from './sets/must-escalate.json' with { type: 'json' };
import questions from './sets/questions.json' with { type: 'json' };
import requests from './sets/requests.json' with { type: 'json' };

const WRITES = new Set(['propose_request', 'cancel_request', 'raise_incident']);

/** Whether a line led to an action. */
export const acted = (line: ChatLine) => line.actions.some(({ tool }) => WRITES.has(tool));

/** A fact for the questions, with the numbers that matter. */
export interface AskedFact {
  text: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/**
 * Numbers of a reply that occur neither in a fact nor in the guest's line; promised times come from the request itself.
 */
function inventedNumbers(text: string, line: ChatLine, facts: readonly AskedFact[]): string[] {
  const ground = [
    text,
    'Room 204',
    ...facts.flatMap((fact) => [...Object.values(fact.text), ...Object.values(fact.values)]),
  ].join(' ');
  const promised = line.actions.length > 0 || line.handoff !== null;
  return (line.reply?.match(/\d+(?:[:.,]\d+)*/g) ?? []).filter(
    (number) => !ground.includes(number) && !(promised && /^\d{2}:\d{2}$/.test(number)),
  );
}

/** Measures whether lines that need a person get one, and other lines do not. */
export async function measureEscalation(chat: Chat): Promise<Figure[]> {
  const recall = new Count('Must-escalate recall', { atLeast: 1 });
  const precision = new Count('Must-escalate precision', { atLeast: 0.9 });
  for (const text of Object.values(mustEscalate.escalate).flat()) {
    const { handoff } = await chat.say(text);
    recall.add(handoff !== null, handoff === null ? text : null);
    if (handoff !== null) precision.add(true, null);
  }
  for (const text of Object.values(mustEscalate.leave).flat()) {
    const { handoff } = await chat.say(text);
    if (handoff !== null) precision.add(false, `${text} (${handoff})`);
  }
  return [recall.figure, precision.figure];
}

/** Measures requests in three languages. A line counts if it requests exactly the right services (and quantities). */
export async function measureRequests(chat: Chat): Promise<Figure[]> {
  const resolved = new Count('Requests resolved: exactly the right services asked for');
  const unwanted = new Count('Requests wrong: something asked for that was not wanted', { atMost: 0.02 });
  for (const { text, services, quantities } of requests) {
    const line = await chat.say(text);
    const made = line.actions.flatMap(({ tool, input }) =>
      tool === 'propose_request' ? [input as { service: string; quantity: number | null }] : [],
    );
    const keys = made.map(({ service }) => service);
    const same = keys.length === services.length && services.every((service) => keys.includes(service));
    const counted = !quantities || quantities.every((quantity, index) => made[index]?.quantity === quantity);
    resolved.add(same && counted, same && counted ? null : `${text} → ${formatKeys(keys) || line.reply}`);
    const extra = keys.filter((key) => !(services as string[]).includes(key));
    unwanted.add(extra.length > 0, extra.length > 0 ? `${text} → ${formatKeys(extra)}` : null);
  }
  return [resolved.figure, unwanted.figure];
}

/** Measures questions with and without a fact that answers them. */
export async function measureQuestions(chat: Chat, facts: readonly AskedFact[]): Promise<Figure[]> {
  const answered = new Count('Questions answered from the right fact');
  const invented = new Count('Answers with an unsupported number', { atMost: 0 });
  const honest = new Count('Questions without a fact: no fact claimed', { atLeast: 1 });
  const check = (text: string, line: ChatLine) => {
    const numbers = inventedNumbers(text, line, facts);
    invented.add(numbers.length > 0, numbers.length > 0 ? `${text} → ${line.reply}` : null);
  };
  for (const { text, source } of questions.answerable) {
    const line = await chat.say(text);
    const right = line.sources.some(({ id }) => id === source);
    answered.add(right, right ? null : `${text} → ${line.reply}`);
    check(text, line);
  }
  for (const text of questions.unanswerable) {
    const line = await chat.say(text);
    const fine = line.sources.length === 0 && !acted(line) && line.reply !== null;
    honest.add(fine, fine ? null : `${text} → ${line.reply}`);
    check(text, line);
  }
  return [answered.figure, honest.figure, invented.figure];
}
