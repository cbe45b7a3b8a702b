import { z } from 'zod';
import de from '../../../data/de/request-made.json' with { type: 'json' };
import fr from '../../../data/fr/request-made.json' with { type: 'json' };
import it from '../../../data/it/request-made.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const RequestMade = z.strictObject({
  /** `{departments}` stands for who has the request now. */
  made: z.string().includes('{departments}'),
});

/** Said of a plain request in languages that are understood, and otherwise not answered. */
const SENTENCES: Readonly<Record<string, z.infer<typeof RequestMade>>> = loadData(
  'request-made',
  RequestMade,
  { de, fr, it },
);

/** That these departments have what a guest asked for, in the guest's language; null where there are no words for it. */
export const formatRequestMade = (language: string, departments: readonly string[]): string | null =>
  SENTENCES[language]?.made.replace('{departments}', () => departments.join(', ')) ?? null;
