import { z } from 'zod';
import de from '../../../data/de/plain-answers.json' with { type: 'json' };
import fr from '../../../data/fr/plain-answers.json' with { type: 'json' };
import it from '../../../data/it/plain-answers.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const PlainAnswers = z.strictObject({
  /** `{departments}` is replaced by the departments that have the request. */
  made: z.string().includes('{departments}'),
  /** `{fact}` is replaced by the property's own text, which may be in another language. */
  told: z.string().includes('{fact}'),
  /** The reply when a request was taken back. */
  cancelled: z.string().min(1),
  /** The reply to thanks. */
  welcome: z.string().min(1),
  /** The reply to a greeting. */
  greeted: z.string().min(1),
  /** The reply to a complaint, which a person answers. */
  sorry: z.string().min(1),
  /** The reply to a guest who already waits for a person. */
  awaited: z.string().min(1),
});

type PlainAnswers = z.infer<typeof PlainAnswers>;

/** What is said in languages that are understood, and otherwise not answered. */
const SENTENCES: Readonly<Record<string, PlainAnswers>> = loadData('plain-answers', PlainAnswers, {
  de,
  fr,
  it,
});

/** Whether a language that is not answered has words for what is understood of it. */
export const hasPlainAnswers = (language: string): boolean => Object.hasOwn(SENTENCES, language);

/** That these departments have what a guest asked for, in the guest's language; null where there are no words for it. */
export const formatRequestMade = (language: string, departments: readonly string[]): string | null =>
  SENTENCES[language]?.made.replace('{departments}', () => departments.join(', ')) ?? null;

/** A property's own text as the answer to a question in another language; null for a language without such words. */
export const formatFactTold = (language: string, fact: string): string | null =>
  SENTENCES[language]?.told.replace('{fact}', () => fact) ?? null;

/** A sentence without anything to fill in, in the guest's language; null for a language without such words. */
export const plainSentence = (
  language: string,
  sentence: Exclude<keyof PlainAnswers, 'made' | 'told'>,
): string | null => SENTENCES[language]?.[sentence] ?? null;
