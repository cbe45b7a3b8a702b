import { z } from 'zod';
import de from '../../../data/de/fact-told.json' with { type: 'json' };
import fr from '../../../data/fr/fact-told.json' with { type: 'json' };
import it from '../../../data/it/fact-told.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const FactTold = z.strictObject({
  /** `{fact}` stands for the property's own text, which may be in another language. */
  told: z.string().includes('{fact}'),
});

/** Said with a fact in languages that are understood, and otherwise not answered. */
const SENTENCES: Readonly<Record<string, z.infer<typeof FactTold>>> = loadData('fact-told', FactTold, {
  de,
  fr,
  it,
});

/** A property's own text as the answer to a question in another language; null for a language without such words. */
export const formatFactTold = (language: string, fact: string): string | null =>
  SENTENCES[language]?.told.replace('{fact}', () => fact) ?? null;
