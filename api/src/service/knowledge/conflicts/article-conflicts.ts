import type { FactRow } from '../entries/entry-status.ts';
import { contentStems } from '../search/search-terms.ts';
import type { CheckWork } from './check-work.ts';
import { side } from './conflict-side.ts';
import { FIGURE_KINDS, type Figures, figuresIn } from './stated-figures.ts';

/** Facts with similar titles and equal figures: compared as a group. */
interface Stated {
  rows: FactRow[];
  stems: string[];
  known: Figures;
}

/** Facts that contain a figure, by the stem of their title that is rarest among titles. */
async function indexFacts(rows: readonly FactRow[], work: CheckWork): Promise<Map<string, Stated[]>> {
  const stated = new Map<string, Stated>();
  const titlesWith = new Map<string, number>();
  for (const row of rows) {
    if (row.kind !== 'fact') continue;
    await work.step();
    const stems = contentStems(row.title);
    const known = figuresIn(...Object.values(row.values), ...Object.values(row.text));
    if (stems.length === 0 || FIGURE_KINDS.every((about) => known[about].length === 0)) continue;
    const same = JSON.stringify([stems, known]);
    const group = stated.get(same);
    if (group) {
      group.rows.push(row);
      continue;
    }
    stated.set(same, { rows: [row], stems, known });
    for (const stem of stems) titlesWith.set(stem, (titlesWith.get(stem) ?? 0) + 1);
  }
  const index = new Map<string, Stated[]>();
  for (const fact of stated.values()) {
    const [rarest = ''] = [...fact.stems].sort(
      (a, b) => (titlesWith.get(a) ?? 0) - (titlesWith.get(b) ?? 0) || a.localeCompare(b),
    );
    const under = index.get(rarest) ?? [];
    if (under.length === 0) index.set(rarest, under);
    under.push(fact);
  }
  return index;
}

/** Whether there is an instant at which both are valid. */
function overlapInTime(a: FactRow, b: FactRow): boolean {
  const from = Math.max(a.validFrom?.getTime() ?? 0, b.validFrom?.getTime() ?? 0);
  const until = Math.min(
    a.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    b.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return from < until;
}

/**
 * Sentences of articles on the subject of a fact with other times or prices than it has. A sentence without a figure is
 * not compared; one with figures only with facts that share its rarer words.
 */
export async function findArticleConflicts(rows: readonly FactRow[], work: CheckWork): Promise<void> {
  const index = await indexFacts(rows, work);
  for (const article of rows) {
    if (article.kind !== 'article') continue;
    for (const [language, text] of Object.entries(article.text)) {
      for (const [place, sentence] of text.split(/(?<=[.!?])\s+|\n+/u).entries()) {
        await work.step();
        const said = figuresIn(sentence);
        if (FIGURE_KINDS.every((about) => said[about].length === 0)) continue;
        const stems = new Set(contentStems(sentence));
        for (const stem of stems) {
          for (const fact of index.get(stem) ?? []) {
            if (work.ended) return;
            work.comparisons += 1;
            if (!fact.stems.every((one) => stems.has(one))) continue;
            compare(article, { language, place, sentence, said }, fact, work);
          }
        }
      }
    }
  }
}

function compare(
  article: FactRow,
  { language, place, sentence, said }: { language: string; place: number; sentence: string; said: Figures },
  { rows, known }: Stated,
  work: CheckWork,
): void {
  for (const about of FIGURE_KINDS) {
    const strange = said[about].some((figure) => !known[about].includes(figure));
    if (known[about].length === 0 || !strange) continue;
    for (const row of rows) {
      if (work.ended) return;
      work.comparisons += 1;
      if (!overlapInTime(article, row)) continue;
      work.found({
        id: `article:${article.id}:${row.id}:${language}:${place}:${about}`,
        kind: 'article',
        about,
        sides: [
          side(article, sentence.trim().slice(0, 200), language),
          side(row, known[about].join(', ').slice(0, 200)),
        ],
      });
    }
  }
}
