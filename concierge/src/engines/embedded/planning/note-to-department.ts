import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { departmentTold } from '../../../understanding/departments/department-told.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { leftAloneSaid } from '../../../understanding/message/told.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { planTold } from './plan-told.ts';

/** Acts that are only read into a note: `tell the spa we'll be late` asks for no treatment. */
const READ_INTO: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'confirm',
  'choose-between',
  'small-talk',
  'off-topic',
  'decline',
  'follow',
]);

const isRead = (act: Act, text: string): boolean =>
  READ_INTO.has(act.kind) ||
  (act.kind === 'status' && act.item === null) ||
  (act.kind === 'ask' && !text.includes('?'));

/**
 * The note of a line that names the department that is to know it, in the guest's words, and the line's other acts for
 * planning; null for any other line, and where the line asks for something else than the note.
 */
export function noteToDepartment(
  text: string,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): { note: PlannedAct[]; rest: readonly Act[] } | null {
  const department = departmentTold(text, context.services);
  if (!department) return null;
  const told = acts.flatMap((act) => (act.kind === 'tell' ? [act] : []));
  const rest = acts.filter((act) => act.kind !== 'tell' && !isRead(act, text));
  if (told.length === 0 && (rest.length > 0 || text.includes('?'))) return null;
  const words = rest.length === 0 ? text : told.map((act) => act.words).join(' / ') || text;
  // `Please tell the cleaners not to move my papers` does not ask them to stay out.
  const says = leftAloneSaid(normalise(text)) ?? 'message';
  const note = planTold({ kind: 'tell', told: says, words }, context, language);
  return {
    note: note.map((act) => (act.kind === 'request' ? { ...act, department: department.key } : act)),
    rest,
  };
}
