import { markdownTable } from '../sampling/markdown-table.ts';
import { CATEGORIES, type Category, type FailedAudit, type PageScores } from './scores.ts';

/** Target scores of every public page. */
export const ASKED: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const whole = (value: number, width: number) => `${Math.round(value)}`.padStart(width);

export const lighthouseHead = (pathWidth: number): string =>
  `${'page'.padEnd(pathWidth)} perf a11y best  seo    FCP   LCP   TBT    CLS    SI`;

/** One line of the table. */
export function lighthouseRow({ path, scores, metrics }: PageScores, pathWidth: number): string {
  const missed = CATEGORIES.some((category) => scores[category] < ASKED[category]);
  return [
    path.padEnd(pathWidth),
    ...CATEGORIES.map((category) => whole(scores[category], 5)),
    whole(metrics.fcp, 7),
    whole(metrics.lcp, 6),
    whole(metrics.tbt, 6),
    metrics.cls.toFixed(3).padStart(7),
    whole(metrics.speedIndex, 6),
    missed ? '  missed' : '',
  ].join('');
}

/** All pages of a brand in Markdown, with each target in its column's head. */
export function lighthouseTable(brand: string, pages: readonly PageScores[]): string {
  const names: Record<Category, string> = {
    performance: 'performance',
    accessibility: 'accessibility',
    'best-practices': 'best practices',
    seo: 'SEO',
  };
  return markdownTable(
    [
      'brand',
      'page',
      ...CATEGORIES.map((category) => `${names[category]}, ≥ ${ASKED[category]}`),
      'LCP ms',
      'TBT ms',
      'CLS',
    ],
    pages.map(({ path, scores, metrics }) => [
      brand,
      `\`${path}\``,
      ...CATEGORIES.map((category) => `${scores[category]}`),
      `${Math.round(metrics.lcp)}`,
      `${Math.round(metrics.tbt)}`,
      metrics.cls.toFixed(3),
    ]),
  );
}

/** Each audit that failed, with the pages it failed on and the items it names there. */
export function failedAudits(pages: readonly PageScores[]): string {
  const byAudit = new Map<string, { audit: FailedAudit; paths: string[] }>();
  for (const { path, failed } of pages) {
    for (const audit of failed) {
      const key = `${audit.category}/${audit.id}`;
      const known = byAudit.get(key) ?? { audit, paths: [] };
      known.paths.push(path);
      byAudit.set(key, known);
    }
  }
  const order = (category: Category) => (category === 'performance' ? 1 : 0);
  return [...byAudit.values()]
    .sort((a, b) => order(a.audit.category) - order(b.audit.category) || b.paths.length - a.paths.length)
    .map(({ audit, paths }) =>
      [
        `${audit.category}: ${audit.title} (${audit.id}) on ${paths.length} of ${pages.length}: ${paths.slice(0, 6).join(' ')}${paths.length > 6 ? ' …' : ''}`,
        ...audit.causes.map((cause) => `    ${cause}`),
      ].join('\n'),
    )
    .join('\n');
}

/** How many pages reach every target. */
export function lighthouseVerdict(pages: readonly PageScores[]): string {
  const good = pages.filter(({ scores }) =>
    CATEGORIES.every((category) => scores[category] >= ASKED[category]),
  );
  return `${good.length} of ${pages.length} pages have at least ${CATEGORIES.map((category) => ASKED[category]).join(' / ')} (performance / accessibility / best practices / SEO).`;
}
