import type { Desk } from '../../../desk/desk.ts';

/** Alarms that screen readers were told, by desk: going to another page says none of them again. */
const told = new WeakMap<Desk, Set<string>>();

/** Whether screen readers were told an alarm of this desk before. */
export const wasNotified = (desk: Desk, messageId: string): boolean =>
  told.get(desk)?.has(messageId) ?? false;

/** Notes that screen readers were told an alarm. */
export function markNotified(desk: Desk, messageId: string): void {
  const known = told.get(desk) ?? new Set();
  told.set(desk, known.add(messageId));
}
