import { z } from 'zod';
import several from '../../../data/several/foreign-names.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { FOREIGN_CLAUSES } from '../text/foreign-clauses.ts';
import { normalise } from '../text/normalise.ts';
import { type LexiconKey, SERVICES } from './services.ts';

const KEYS = Object.keys(SERVICES) as [LexiconKey, ...LexiconKey[]];
const Names = z.record(z.enum(KEYS), z.array(z.string().min(1)).min(1));

/** Names of services in German, French and Italian that are recognised in a line of another language. */
export const FOREIGN_NAMES: Readonly<Record<string, z.infer<typeof Names>>> = loadData(
  'foreign-names',
  z.record(z.string(), Names),
  { several },
).several;

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
