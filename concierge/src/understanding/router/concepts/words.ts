/** One feature of the router: whether a line has any of these words, as whole words of normalised English text. */
export const words = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Features by name. */
export type Concepts = Readonly<Record<string, RegExp>>;
