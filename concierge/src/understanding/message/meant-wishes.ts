import type { OfferedService } from '../../contract/contract.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { saysPartOf } from '../property/find-offered.ts';
import { meantService } from '../property/meant-service.ts';
import { doneWith, type OwnWish } from '../property/own-wish.ts';
import type { Act } from './acts.ts';

/** The services that an act wants, or may want. */
function wantedBy(act: Act): readonly LexiconKey[] {
  if (act.kind === 'request' || act.kind === 'confirm') return [act.item];
  return act.kind === 'choose-between' ? act.items : [];
}

/**
 * The wishes of a line for services with a name of the property's own. The model gives both line and service the same
 * meaning. The line requests the service if it contains part of its name; otherwise the guest is asked.
 */
export function meantWishes(
  line: string,
  acts: readonly Act[],
  active: readonly OfferedService[],
  language: AnswerLanguage,
): { wishes: OwnWish[]; rest: Act[] } {
  const wishes: OwnWish[] = [];
  const rest = acts.filter((act) => {
    const services = new Set(wantedBy(act).flatMap((item) => meantService(item, active) ?? []));
    const [service] = services;
    if (!service || services.size > 1) return true;
    const words = act.kind === 'request' ? act.words : line;
    const surely = act.kind === 'request' && saysPartOf(words, service, active);
    const kind = doneWith(words, surely, service, language);
    if (kind) wishes.push({ kind: surely || kind !== 'request' ? kind : 'confirm', service, words });
    return kind === null;
  });
  return { wishes, rest };
}
