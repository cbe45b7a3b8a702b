/** Languages that the embedded engine answers in. */
export const ANSWER_LANGUAGES = ['en', 'pt', 'es', 'de', 'fr', 'it'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/**
 * The answered languages whose words are recognised in lines of every language, because guests mix them. The words of
 * the other languages count only in their own lines: `the` is tea in French, and `water` a toilet in Italian.
 */
export const SHARED_LANGUAGES: readonly AnswerLanguage[] = ['en', 'pt', 'es'];
