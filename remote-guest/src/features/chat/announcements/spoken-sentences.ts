/**
 * How much of a growing text can be read out: up to the end of its last whole sentence. What ends the text itself does
 * not count, for more may come ("at 10." becomes "at 10.30").
 */
export function endOfLastSentence(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/[.!?…]+["'”’)]*\s+|\n+/g)) end = match.index + match[0].length;
  return end;
}

/** What is left to read out of the finished text, given what was read while it grew. */
export function unspokenText(finished: string, spoken: string): string {
  return (finished.startsWith(spoken) ? finished.slice(spoken.length) : finished).trim();
}
