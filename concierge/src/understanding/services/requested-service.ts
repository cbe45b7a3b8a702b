import type { OfferedService } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT, READ } from '../../meaning-model/thresholds.ts';
import { findOffered } from '../property/find-offered.ts';
import { hasOwnWords } from '../property/own-services.ts';

/** The active service of a property for a lexicon entry: its own key, else a wider one. */
export function offeredFor(key: LexiconKey, offered: readonly OfferedService[]): OfferedService | null {
  for (const candidate of SERVICES[key].keys) {
    const match = offered.find((service) => service.key === candidate && service.active);
    if (match) return match;
  }
  return null;
}

/** Whether a line wants a service without naming it: `can someone hoover in here` for cleaning. */
const isWishedFor = (line: string, { key }: OfferedService): boolean =>
  readWishes(line).some(({ act, target, certainty }) => {
    if (act === 'tell') return key === 'concierge' && certainty >= READ;
    if (act !== 'request' && act !== 'report') return false;
    const keys: readonly string[] = isLexiconKey(target) ? SERVICES[target].keys : [];
    return certainty >= ACT.unnamed && keys.includes(key);
  });

/** Whether a guest's own words ask for this service, so that no text from elsewhere can cause the request. */
export function isNamedBy(
  normalised: string,
  service: OfferedService,
  languages: readonly AnswerLanguage[],
): boolean {
  if (hasOwnWords(service) && findOffered(normalised, [service]).kind !== 'none') return true;
  if (normalised.split('\n').some((line) => isWishedFor(line, service))) return true;
  return languages.some((language) =>
    findServices(normalised, language).some((mention) =>
      (SERVICES[mention.service].keys as readonly string[]).includes(service.key),
    ),
  );
}
