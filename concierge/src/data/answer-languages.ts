/** Languages that the embedded engine answers in. */
export const ANSWER_LANGUAGES = ['en', 'pt', 'es'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];
