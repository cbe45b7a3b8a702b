import type { TurnContext } from '../../contract/contract.ts';
import { byAnswerLanguage } from '../../data/answer-data.ts';
import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { ofText } from '../../language/text/of-text.ts';
import { formatItems } from '../formatting/format-items.ts';
import { formatPlace } from '../formatting/format-place.ts';
import { SENTENCES } from '../sentences/sentences.ts';

/** The question for a slot of a request; it names the item, so that the next turn can match the answer. */
export function askFor(items: string, slot: string, language: AnswerLanguage): string {
  const { ask } = SENTENCES[language];
  const bySlot: Readonly<Record<string, typeof ask.other>> = ask;
  const question = (Object.hasOwn(bySlot, slot) ? bySlot[slot] : undefined) ?? ask.other;
  return question({ items, slot });
}

/** The question for a slot of a request for a lexicon entry. */
export const askForSlot = (item: LexiconKey, slot: string, language: AnswerLanguage): string =>
  askFor(formatItems(item, null, language), slot, language);

/** The assistant's last open question. */
export type PendingQuestion =
  | { kind: 'slot'; item: LexiconKey; slot: string; said: readonly string[] }
  | { kind: 'confirm'; item: LexiconKey };

const ITEMS = Object.keys(SERVICE_WORDS.en) as LexiconKey[];

/** The questions for a slot, by item; cached, because a turn compares a line with all of them. */
const questionsFor = byAnswerLanguage((language) =>
  ofText((slot) => new Map(ITEMS.map((item) => [item, askForSlot(item, slot, language)]))),
);

function questionIn(
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): { kind: 'slot'; item: LexiconKey; slot: string } | { kind: 'confirm'; item: LexiconKey } | null {
  const sentences = SENTENCES[language];
  const slots = new Set([...Object.keys(sentences.ask), ...context.services.flatMap((s) => s.requiredSlots)]);
  slots.delete('other');
  const questions = [...slots].map((slot) => ({ slot, byItem: questionsFor[language](slot) }));
  const place = formatPlace(context.place.label, language);
  for (const item of ITEMS) {
    for (const { slot, byItem } of questions) {
      if (text.includes(byItem.get(item) ?? askForSlot(item, slot, language)))
        return { kind: 'slot', item, slot };
    }
    const values = { items: formatItems(item, null, language), ...place };
    const confirms = Object.values(sentences.confirm).map((question) => question(values));
    if (confirms.some((question) => text.includes(question))) return { kind: 'confirm', item };
  }
  return null;
}

/**
 * The open question that the guest's last message answers, reconstructed from the conversation. `said` are the guest's
 * texts since the request began, oldest first.
 */
export function pendingQuestion(context: TurnContext, language: AnswerLanguage): PendingQuestion | null {
  const earlier = context.history.slice(0, -1);
  const last = earlier.at(-1);
  if (last?.from !== 'ai') return null;
  const open = questionIn(last.text, context, language);
  if (!open || open.kind === 'confirm') return open;
  const said: string[] = [];
  for (let index = earlier.length - 1; index > 0; index -= 2) {
    const asked = earlier[index];
    const answered = earlier[index - 1];
    if (asked?.from !== 'ai' || answered?.from !== 'guest') break;
    const question = questionIn(asked.text, context, language);
    if (question?.kind !== 'slot' || question.item !== open.item) break;
    said.unshift(answered.text);
  }
  return { ...open, said };
}
