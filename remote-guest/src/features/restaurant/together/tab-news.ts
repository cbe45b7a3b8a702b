import type { Tab } from '@bellkey/shared/api';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';

/**
 * What has changed for the others at the table, for screen readers: who came and went, what was ordered for all, and
 * the end. What this guest did themselves is not in it.
 */
export function tabNews(
  before: Tab | null,
  after: Tab | null,
  messages: Pick<TogetherMessages, 'joined' | 'left' | 'ordered' | 'ended'>,
): string[] {
  if (!before) return [];
  if (before.id !== after?.id) return [messages.ended];
  const without = <T extends { id: string }>(all: readonly T[], some: readonly T[]) =>
    all.filter(({ id }) => !some.some((one) => one.id === id));
  return [
    ...without(after.guests, before.guests).map(({ name }) => messages.joined({ name })),
    ...without(before.guests, after.guests).map(({ name }) => messages.left({ name })),
    ...without(after.orders, before.orders).map(({ no }) => messages.ordered({ no })),
  ];
}

/** A share code in two groups, as it is read out: `ABCD 2345`. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Address of the page that offers to join with a share code. */
export const joinAddress = (origin: string, code: string): string =>
  `${origin}/restaurant-chat?together=${code}`;

/** The share code of such an address; null without one. */
export const codeOfAddress = (search: string): string | null => new URLSearchParams(search).get('together');
