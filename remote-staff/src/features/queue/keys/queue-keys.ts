/** Meaning of a key in the queue; null for none. */
export type QueueKey = 'search' | 'next' | 'previous' | 'accept' | 'take' | 'mark' | 'board' | 'new' | 'help';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const keys: Record<string, QueueKey> = {
  '/': 'search',
  '?': 'help',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'accept',
  t: 'take',
  x: 'mark',
  b: 'board',
  n: 'new',
};

/** The keys, as the help lists them. */
export const keyHelp: ReadonlyArray<readonly [keys: string, what: string]> = [
  ['/', 'Search the queue'],
  ['j or ↓', 'Next request'],
  ['k or ↑', 'Previous request'],
  ['n', 'New request'],
  ['a', 'Accept the request you are on'],
  ['t', 'Take it, or give it back'],
  ['x', 'Mark it, to change several at once'],
  ['b', 'Board, or back to the list'],
  ['Enter', 'Open its details'],
  ['Esc', 'Close details or dialog'],
  ['?', 'This list'],
];

/** In text fields, keys are letters; with a modifier they are the browser's. */
export function queueKeyOf(pressed: Pressed, target: EventTarget | null): QueueKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return keys[pressed.key] ?? null;
}
