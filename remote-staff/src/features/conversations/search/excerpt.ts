/** Characters of a message that a search shows, and how many of them come before the words. */
const SHOWN_CHARS = 140;
const BEFORE_CHARS = 40;

/** The part of a message around the first of the words that were searched for. */
export function excerptOf(body: string, words: string): string {
  const first = words.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  const at = Math.max(0, body.toLowerCase().indexOf(first));
  const start = body.length <= SHOWN_CHARS ? 0 : Math.max(0, at - BEFORE_CHARS);
  const end = Math.min(body.length, start + SHOWN_CHARS);
  return `${start > 0 ? '…' : ''}${body.slice(start, end)}${end < body.length ? '…' : ''}`;
}
