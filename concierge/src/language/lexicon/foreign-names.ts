import { z } from 'zod';
import de from '../../../data/de/service-names.json' with { type: 'json' };
import fr from '../../../data/fr/service-names.json' with { type: 'json' };
import it from '../../../data/it/service-names.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { FOREIGN_CLAUSES } from '../text/foreign-clauses.ts';
import { normalise } from '../text/normalise.ts';
import { type LexiconKey, SERVICES } from './services.ts';

const KEYS = Object.keys(SERVICES) as [LexiconKey, ...LexiconKey[]];
const Names = z.record(z.enum(KEYS), z.array(z.string().min(1)).min(1));

/** Names of services in languages that are understood but not answered. */
export const FOREIGN_NAMES: Readonly<Record<string, z.infer<typeof Names>>> = loadData(
  'service-names',
  Names,
  { de, fr, it },
);

const ARTICLE = new RegExp(`^(?:${FOREIGN_CLAUSES.articles})`, 'u');
const PATTERNS = new Map(
  KEYS.map((key) => {
    const names = Object.values(FOREIGN_NAMES).flatMap((named) => named[key]);
    const words = names.map((name) =>
      normalise(name)
        .replace(ARTICLE, '')
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    return [key, new RegExp(`(?<![\\p{L}])(?:${[...new Set(words)].join('|')})(?![\\p{L}])`, 'u')] as const;
  }),
);

/** Whether a normalised text has a German, French or Italian name of a service: `noch zwei kissen`. */
export const hasForeignName = (normalised: string, service: LexiconKey): boolean =>
  PATTERNS.get(service)?.test(normalised) ?? false;
