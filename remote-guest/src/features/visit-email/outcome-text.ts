import type { VisitEmailMessages } from '../../../messages/compiled/visit-email/messages.ts';
import type { EmailOutcome } from './use-visit-email.ts';

/** Why something was not done, in the guest's language. */
export function outcomeText(
  outcome: Exclude<EmailOutcome, { kind: 'removed' }>,
  messages: VisitEmailMessages,
): string {
  if (outcome.kind === 'wrong') {
    return outcome.triesLeft > 0 ? messages.wrong({ count: outcome.triesLeft }) : messages.over;
  }
  switch (outcome.problem.code) {
    case 'rate-limited':
      return messages.tooMany;
    case 'bad-input':
      return messages.typeAddress;
    default:
      return messages.failed;
  }
}
