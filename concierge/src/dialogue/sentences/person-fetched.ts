import { z } from 'zod';
import ar from '../../../data/ar/person-fetched.json' with { type: 'json' };
import de from '../../../data/de/person-fetched.json' with { type: 'json' };
import fr from '../../../data/fr/person-fetched.json' with { type: 'json' };
import it from '../../../data/it/person-fetched.json' with { type: 'json' };
import ja from '../../../data/ja/person-fetched.json' with { type: 'json' };
import ko from '../../../data/ko/person-fetched.json' with { type: 'json' };
import nl from '../../../data/nl/person-fetched.json' with { type: 'json' };
import ru from '../../../data/ru/person-fetched.json' with { type: 'json' };
import zh from '../../../data/zh/person-fetched.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

/**
 * Said to guests whose language is recognised and not answered. Unlike other words about a hand-off these say that a
 * person comes: the server's message that follows is not in the guest's language.
 */
const PersonFetched = z.object({
  apology: z.string().min(1),
  /** Said in an emergency. */
  alarm: z.string().min(1),
});

/** Sentences by language; guests of any other language read English. */
export const PERSON_FETCHED: Readonly<Record<string, z.infer<typeof PersonFetched>>> = loadData(
  'person-fetched',
  PersonFetched,
  { ar, de, fr, it, ja, ko, nl, ru, zh },
);

/** Said where not even the guest's language has an apology. */
export const NO_LANGUAGE_IN_COMMON = 'I am sorry, I do not speak your language well enough.';
