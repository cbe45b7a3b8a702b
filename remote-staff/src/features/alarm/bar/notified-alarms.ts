import type { Desk } from '../../../desk/desk.ts';

/** Alarms that were announced to screen readers, by desk: navigation announces none of them again. */
const told = new WeakMap<Desk, Set<string>>();

/** Whether an alarm of this desk was announced to screen readers before. */
export const wasNotified = (desk: Desk, messageId: string): boolean =>
  told.get(desk)?.has(messageId) ?? false;

/** Notes that an alarm was announced to screen readers. */
export function markNotified(desk: Desk, messageId: string): void {
  const known = told.get(desk) ?? new Set();
  told.set(desk, known.add(messageId));
}
