import { parsePlaceCode } from '@bellkey/shared/api';
import { codeEntryMessages } from '../../../../messages/compiled/code-entry/en.ts';

const LENGTH = 8;

/** What is wrong with a typed code and what to do; null when it can be asked for. Dashes, spaces and case don't matter. */
export function codeEntryError(typed: string): string | null {
  const length = typed.replace(/[\s-]/g, '').length;
  if (length === 0) return codeEntryMessages.empty;
  if (parsePlaceCode(typed)) return null;
  if (length !== LENGTH) return codeEntryMessages.length({ expected: LENGTH, length });
  return codeEntryMessages.wrong;
}
