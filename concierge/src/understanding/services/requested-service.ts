import type { OfferedService } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { findOffered } from '../property/find-offered.ts';
import { hasOwnWords } from '../property/own-services.ts';

/** The active service of a property that stands for a lexicon entry: its own key, else a wider one. */
export function offeredFor(key: LexiconKey, offered: readonly OfferedService[]): OfferedService | null {
  for (const candidate of SERVICES[key].keys) {
    const match = offered.find((service) => service.key === candidate && service.active);
    if (match) return match;
  }
  return null;
}

/** Whether a guest's own words name this service, so that no text from elsewhere can have asked for it. */
export function isNamedBy(
  normalised: string,
  service: OfferedService,
  languages: readonly AnswerLanguage[],
): boolean {
  if (hasOwnWords(service) && findOffered(normalised, [service]).kind !== 'none') return true;
  return languages.some((language) =>
    findServices(normalised, language).some((mention) =>
      (SERVICES[mention.service].keys as readonly string[]).includes(service.key),
    ),
  );
}
