const MANY_OPEN: ReadonlySet<string> = new Set(['too-many-open', 'too-many-this-hour']);

/**
 * The key of the sentence that says why a request was not made.
 *
 * @param reason of the refusal, as the API or the policy names it
 */
export function refusalSentence(reason: string): 'tooMany' | 'manyOpen' | 'other' {
  if (reason === 'over-limit') return 'tooMany';
  return MANY_OPEN.has(reason) ? 'manyOpen' : 'other';
}
