/** Languages that the embedded engine answers in. */
export const ANSWER_LANGUAGES = ['en', 'pt', 'es', 'de', 'fr', 'it'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/**
 * The answered languages whose words are read in lines of every language, because guests mix them. Those of the others
 * are read in their own lines alone: `the` is tea in French, and `water` a toilet in Italian.
 */
export const SHARED_LANGUAGES: readonly AnswerLanguage[] = ['en', 'pt', 'es'];
