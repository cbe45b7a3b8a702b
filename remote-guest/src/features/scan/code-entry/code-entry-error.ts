import { parsePlaceCode } from '@bellkey/shared/api';
import type { CodeEntryMessages } from '../../../../messages/compiled/code-entry/messages.ts';

const LENGTH = 8;

/**
 * What is wrong with a typed code and how to correct it; null when it can be sent. Dashes, spaces and case don't
 * matter.
 */
export function codeEntryError(typed: string, messages: CodeEntryMessages): string | null {
  const length = typed.replace(/[\s-]/g, '').length;
  if (length === 0) return messages.empty;
  if (parsePlaceCode(typed)) return null;
  if (length !== LENGTH) return messages.length({ expected: LENGTH, length });
  return messages.wrong;
}
