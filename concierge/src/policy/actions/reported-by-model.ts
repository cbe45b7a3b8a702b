import type { TurnContext } from '../../contract/contract.ts';
import { guestLine, guestText } from '../../dialogue/history/guest-line.ts';
import { normalise } from '../../language/text/normalise.ts';
import { dangerInUnanswered } from '../danger/danger.ts';
import { RESTRICTED } from '../topics/restricted.ts';
import type { TurnLedger } from './ledger.ts';

/** The reason for staff when a language model asks for a person and the guest's words name none. */
const UNCLEAR = 'unclear';
const SUMMARY_MAX_CHARS = 400;

/**
 * Asks for a person on behalf of a language model. Staff read the guest's words instead of the model's, and a reason
 * that the guest's words support: anything else could be an approval that no one gave.
 */
export function fetchPersonForModel(reason: string, context: TurnContext, ledger: TurnLedger): void {
  const said = normalise(guestText(context));
  const topic = RESTRICTED.find(({ reason: known }) => known === reason);
  const borne = topic?.patterns.some((pattern) => pattern.test(said)) ?? false;
  ledger.fetchPerson(borne ? reason : UNCLEAR, guestLine(context).slice(0, SUMMARY_MAX_CHARS));
}

/**
 * Handles danger that a language model reports. The guest's line was checked before. If the line supports even a faint
 * doubt, this raises the alarm; otherwise a person looks at it without an alarm.
 *
 * @returns whether an alarm is raised
 */
export function reportDangerForModel(kind: string, context: TurnContext, ledger: TurnLedger): boolean {
  const line = guestLine(context);
  const borne = dangerInUnanswered(line) !== null;
  ledger.fetchPerson(borne ? `emergency:${kind}` : UNCLEAR, line.slice(0, SUMMARY_MAX_CHARS));
  return borne;
}
