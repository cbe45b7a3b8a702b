import { type Form, type Open, sameSubject } from './dialogue-frame.ts';

/** The forms among open questions. */
export const formsOf = (opens: readonly (Open | null)[]): Form[] =>
  opens.flatMap((open) => (open?.kind === 'form' ? [open] : []));

/** A wish, as far as it tells one form from another. */
export type Wish = Pick<Form, 'subject'> & { part?: Form['part'] | undefined };

/** Whether a form is for this wish: of several orders of a subject each has its own. */
export const sameForm = (form: Form, { subject, part }: Wish): boolean =>
  sameSubject(form.subject, subject) && (part === undefined || form.part === part);

/** Forms without those of a finished, refused or open subject, each once. */
export function waitingForms(forms: readonly Form[], done: readonly Wish[]): Form[] {
  const kept: Form[] = [];
  for (const form of forms) if (![...done, ...kept].some((known) => sameForm(form, known))) kept.push(form);
  return kept;
}
