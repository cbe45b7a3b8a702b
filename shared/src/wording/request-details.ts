import { requestDetailsByLanguage } from '../../messages/compiled/request-details/by-language.ts';
import type { RequestDetail } from '../api/index.ts';
import { formatDetailsIn } from '../request-details/index.ts';

/**
 * The same as `formatDetailsIn` with the messages of every language: for servers. A page loads those of one language,
 * as `@bellkey/shared/request-details/it`.
 */
export const formatDetails = (
  details: readonly RequestDetail[] | undefined,
  language: keyof typeof requestDetailsByLanguage = 'en',
): string => formatDetailsIn(details, { language, messages: requestDetailsByLanguage[language] });
