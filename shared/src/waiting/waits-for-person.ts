import type { Conversation } from '../api/index.ts';

/**
 * Whether a guest waits for a person's answer: a person was asked for, or has the conversation and has not answered the
 * last line. Where the guest's phone has ended, no one waits. The one definition for the API, which has it in SQL as
 * well (`waitsForPersonSql`), and for the staff app.
 */
export const waitsForPerson = ({
  state,
  waitingSince,
  guestEnded,
}: Pick<Conversation, 'state' | 'waitingSince' | 'guestEnded'>): boolean =>
  !guestEnded && (state === 'awaiting_human' || (state === 'human_active' && waitingSince !== null));
