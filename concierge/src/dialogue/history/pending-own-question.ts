import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { hasOwnWords } from '../../understanding/property/own-services.ts';
import { formatPlace } from '../formatting/format-place.ts';
import { SENTENCES } from '../sentences/sentences.ts';
import { askFor } from './pending-question.ts';

/** The assistant's last question about a service by its title: a slot, or a confirmation. */
export interface PendingOwnQuestion {
  service: OfferedService;
  /** Null for a yes-or-no question. */
  slot: string | null;
  /** The guest's lines since the request began, oldest first. */
  said: readonly string[];
}

/** Confirmation questions. */
export function confirmQuestion(
  { title: items, kind, description }: OfferedService,
  { place: { label } }: Pick<TurnContext, 'place'>,
  language: AnswerLanguage,
): string {
  const { confirm, offered } = SENTENCES[language];
  if (description && kind !== 'fix') return offered.about({ items, description });
  return kind === 'deliver' || kind === 'fix'
    ? confirm[kind]({ items, ...formatPlace(label, language) })
    : confirm.book({ items });
}

function questionIn(text: string, context: TurnContext, language: AnswerLanguage) {
  for (const offered of context.services) {
    const service = { ...offered, title: textIn(language, offered.title) };
    if (!hasOwnWords(service) || !text.includes(service.title)) continue;
    const slot = service.requiredSlots.find((each) => text.includes(askFor(service.title, each, language)));
    if (slot) return { service: offered, slot };
    if (text.includes(confirmQuestion(service, context, language))) return { service: offered, slot: null };
  }
  return null;
}

/** The open question about one of the property's own services that the guest's last line answers; null for none. */
export function pendingOwnQuestion(
  context: TurnContext,
  language: AnswerLanguage,
): PendingOwnQuestion | null {
  const earlier = context.history.slice(0, -1);
  const last = earlier.at(-1);
  const open = last?.from === 'ai' ? questionIn(last.text, context, language) : null;
  if (!open) return null;
  const said: string[] = [];
  for (let index = earlier.length - 1; index > 0; index -= 2) {
    const asked = earlier[index];
    const answered = earlier[index - 1];
    if (asked?.from !== 'ai' || answered?.from !== 'guest') break;
    if (questionIn(asked.text, context, language)?.service.key !== open.service.key) break;
    said.unshift(answered.text);
  }
  return { ...open, said };
}
