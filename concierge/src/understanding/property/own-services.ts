import type { OfferedService } from '../../contract/contract.ts';
import { SERVICES } from '../../language/lexicon/services.ts';

const CATALOGUED: ReadonlySet<string> = new Set(Object.values(SERVICES).flatMap(({ keys }) => [...keys]));

/**
 * Whether a service is understood by the property's own words: the lexicon has none for it, or staff have added some.
 */
export const hasOwnWords = ({ key, words = [] }: Pick<OfferedService, 'key' | 'words'>): boolean =>
  !CATALOGUED.has(key) || words.length > 0;
