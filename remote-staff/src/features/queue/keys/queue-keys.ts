/** Meaning of a key in the queue; null for none. */
export type QueueKey =
  | 'search'
  | 'next'
  | 'previous'
  | 'accept'
  | 'undo'
  | 'take'
  | 'mark'
  | 'board'
  | 'views'
  | 'new'
  | 'help';

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
  u: 'undo',
  t: 'take',
  x: 'mark',
  b: 'board',
  v: 'views',
  n: 'new',
};

/** In text fields, keys are letters; with a modifier they are the browser's. */
export function queueKeyOf(pressed: Pressed, target: EventTarget | null): QueueKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return keys[pressed.key] ?? null;
}
