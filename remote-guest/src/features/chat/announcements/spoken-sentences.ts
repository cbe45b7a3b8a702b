/**
 * How much of a growing text can be announced: up to the end of its last complete sentence. The end of the text itself
 * does not count, because more may come ("at 10." becomes "at 10.30").
 */
export function endOfLastSentence(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/[.!?…]+["'”’)]*\s+|\n+/g)) end = match.index + match[0].length;
  return end;
}

/** The rest of the finished text after what was announced while it grew. */
export function unspokenText(finished: string, spoken: string): string {
  return (finished.startsWith(spoken) ? finished.slice(spoken.length) : finished).trim();
}
