import { useState } from 'react';

/**
 * Text that survives leaving the page: stored in this browser, per person and property, until it is cleared.
 *
 * @param key what it belongs to
 */
export function useTyped(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or refused: the text lasts as long as the page.
  }
}
