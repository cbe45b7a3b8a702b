/** A pattern that matches any of these terms as whole words of a normalised text. */
export const anyOf = (terms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join('|')})(?![\\p{L}\\p{N}])`, 'u');
