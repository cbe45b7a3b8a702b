import type { OfferedService } from '../../contract/contract.ts';
import { SERVICES } from '../../language/lexicon/services.ts';

const CATALOGUED: ReadonlySet<string> = new Set(Object.values(SERVICES).flatMap(({ keys }) => [...keys]));

/** Whether the property's own words identify a service: the lexicon has no words for it, or staff have added some. */
export const hasOwnWords = ({ key, words = [] }: Pick<OfferedService, 'key' | 'words'>): boolean =>
  !CATALOGUED.has(key) || words.length > 0;
