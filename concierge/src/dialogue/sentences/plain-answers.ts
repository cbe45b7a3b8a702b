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
});

/** Said of plain requests, questions and thanks in languages that are understood, and otherwise not answered. */
const SENTENCES: Readonly<Record<string, z.infer<typeof PlainAnswers>>> = loadData(
  'plain-answers',
  PlainAnswers,
  { de, fr, it },
);

/** That these departments have what a guest asked for, in the guest's language; null where there are no words for it. */
export const formatRequestMade = (language: string, departments: readonly string[]): string | null =>
  SENTENCES[language]?.made.replace('{departments}', () => departments.join(', ')) ?? null;

/** That a request is taken back, in the guest's language; null for a language without such words. */
export const formatCancelled = (language: string): string | null => SENTENCES[language]?.cancelled ?? null;

/** A property's own text as the answer to a question in another language; null for a language without such words. */
export const formatFactTold = (language: string, fact: string): string | null =>
  SENTENCES[language]?.told.replace('{fact}', () => fact) ?? null;

/** The reply to thanks in a guest's language; null when there is none for it. */
export const formatWelcome = (language: string): string | null => SENTENCES[language]?.welcome ?? null;
