/** A matter that no engine decides, and how guests speak of it. */
export interface SensitiveTopic {
  reason: string;
  /** Over normalised text; all languages are tried on every message, since guests mix them. */
  patterns: readonly RegExp[];
}

/** Any of these, as whole words. */
export const any = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'u');
