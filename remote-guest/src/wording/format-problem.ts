import type { ApiProblem } from '@bellkey/shared/shell';
import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { RequestWording } from './request-wording.ts';

const keys: Readonly<Record<string, keyof ProblemsMessages>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'unreachable',
  internal: 'unreachable',
  'rate-limited': 'tooMany',
  'too-many-requests': 'tooMany',
  'no-session': 'ended',
  'session-expired': 'ended',
  'order-changed': 'orderChanged',
  'message-too-long': 'tooLong',
};

/**
 * A problem in the guest's language. The API explains its problems in English, and more exactly than we can; other
 * languages have a sentence for those that a guest meets, and one for the rest.
 */
export function formatProblem(
  { code, detail }: Pick<ApiProblem, 'code' | 'detail'>,
  { language, problems }: Pick<RequestWording, 'language' | 'problems'>,
): string {
  // The API names the opening time in the guest's language.
  if (language === 'en' || code === 'kitchen-closed') return detail;
  return problems[(Object.hasOwn(keys, code) ? keys[code] : undefined) ?? 'other'];
}
