import type { Conflict } from '@bellkey/shared/api';
import type { PropertyScope } from '../database/property-scope.ts';
import { facts } from '../database/schema.ts';
import { type FactRow, statusAt } from './entry-status.ts';
import { contentStems, plain } from './text-words.ts';

type Side = Conflict['sides'][number];

const TIMES =
  /(?<![\d.,])([01]?\d|2[0-3])(?:[:.h]([0-5]\d)|h)(?!\d)|(?<![\d.,:])(1[0-2]|0?[1-9]) ?([ap])\.?m\b/giu;
const AMOUNTS =
  /(?:€|eur|euros?|£|\$)\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?(?:€|eur|euros?|£|\$)/giu;

/** Times of a text as `HH:MM`: `7 am`, `7h00` and `07:00` are one. */
function timesIn(text: string): string[] {
  return [...text.matchAll(TIMES)].map(([, hour, minute, half, part]) => {
    const hours = half ? (Number(half) % 12) + (part?.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  });
}

function amountsIn(text: string): string[] {
  return [...text.matchAll(AMOUNTS)].map(([, before, after]) =>
    Number((before ?? after ?? '0').replace(',', '.')).toFixed(2),
  );
}

const KINDS = [
  ['times', timesIn],
  ['prices', amountsIn],
] as const;

const side = (row: FactRow, says: string, language: string | null = null): Side => ({
  entryId: row.id,
  title: row.title,
  language,
  says,
});

/** Whether there is a moment at which both hold. */
function overlapInTime(a: FactRow, b: FactRow): boolean {
  const from = Math.max(a.validFrom?.getTime() ?? 0, b.validFrom?.getTime() ?? 0);
  const until = Math.min(
    a.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    b.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return from < until;
}

const pairs = <T>(items: readonly T[]): Array<[T, T]> =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));

/** Entries of one key whose values of one name differ. */
function valueConflicts(rows: readonly FactRow[]): Conflict[] {
  return pairs(rows)
    .filter(([a, b]) => plain(a.key) === plain(b.key) && overlapInTime(a, b))
    .flatMap(([a, b]) =>
      Object.entries(a.values)
        .filter(
          ([name, value]) => b.values[name] !== undefined && plain(b.values[name] ?? '') !== plain(value),
        )
        .map(([name, value]) => ({
          id: `value:${a.id}:${b.id}:${name}`,
          kind: 'value' as const,
          about: name,
          sides: [side(a, value), side(b, b.values[name] ?? '')],
        })),
    );
}

/** Languages of one entry that give other times or prices. */
function languageConflicts(rows: readonly FactRow[]): Conflict[] {
  return rows
    .filter(({ kind }) => kind === 'fact')
    .flatMap((row) =>
      pairs(Object.entries(row.text)).flatMap(([[la, a], [lb, b]]) =>
        KINDS.flatMap(([about, read]) => {
          const [inA, inB] = [[...new Set(read(a))].sort(), [...new Set(read(b))].sort()];
          if (inA.length === 0 || inB.length === 0 || inA.join() === inB.join()) return [];
          return [
            {
              id: `language:${row.id}:${la}:${lb}:${about}`,
              kind: 'language' as const,
              about,
              sides: [side(row, inA.join(', '), la), side(row, inB.join(', '), lb)],
            },
          ];
        }),
      ),
    );
}

/** Sentences of articles that speak of what a fact states, with other times or prices than it has. */
function articleConflicts(rows: readonly FactRow[]): Conflict[] {
  const articles = rows.filter(({ kind }) => kind === 'article');
  const stated = rows.filter(({ kind }) => kind === 'fact');
  return articles.flatMap((article) =>
    Object.entries(article.text).flatMap(([language, text]) =>
      text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence, index) => {
        const stems = contentStems(sentence);
        return stated
          .filter((fact) => overlapInTime(article, fact))
          .filter((fact) => {
            const about = contentStems(fact.title);
            return about.length > 0 && about.every((stem) => stems.includes(stem));
          })
          .flatMap((fact) =>
            KINDS.flatMap(([about, read]) => {
              const said = [...new Set(read(sentence))].sort();
              const known = new Set(
                [...Object.values(fact.values), ...Object.values(fact.text)].flatMap(read),
              );
              const strange = said.filter((value) => !known.has(value));
              if (known.size === 0 || strange.length === 0) return [];
              return [
                {
                  id: `article:${article.id}:${fact.id}:${language}:${index}:${about}`,
                  kind: 'article' as const,
                  about,
                  sides: [
                    side(article, sentence.trim().slice(0, 200), language),
                    side(fact, [...known].sort().join(', ')),
                  ],
                },
              ];
            }),
          );
      }),
    ),
  );
}

/** Everything that is told now or will be, and contradicts something else that is. */
export async function findConflicts(scope: PropertyScope): Promise<Conflict[]> {
  const rows = (await scope.db.select().from(facts).where(scope.own(facts))).filter((row) =>
    ['live', 'upcoming'].includes(statusAt(row, scope.now)),
  );
  return [...valueConflicts(rows), ...languageConflicts(rows), ...articleConflicts(rows)];
}
