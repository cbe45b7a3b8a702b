/** The used parts of Lighthouse's result (`Result`, version 12). */
export interface LighthouseResult {
  finalDisplayedUrl: string;
  runtimeError?: { code: string; message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: Array<{ id: string; weight: number; group?: string }> }
  >;
  audits: Record<
    string,
    {
      id: string;
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      displayValue?: string;
      numericValue?: number;
      details?: unknown;
    }
  >;
}

/** Lighthouse's four categories. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** An audit that lost points or, for performance, shows where time goes. */
export interface FailedAudit {
  category: Category;
  id: string;
  title: string;
  /** Its subject: the first elements or files that the audit names. */
  causes: string[];
}

/** One page's result. */
export interface PageScores {
  path: string;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds, but CLS. */
  metrics: { fcp: number; lcp: number; tbt: number; cls: number; speedIndex: number };
  failed: FailedAudit[];
}

const MOST_CAUSES = 4;

/** Text for an item of an audit: an element, a file or a message, the first that exists. */
function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const fields = item as Record<string, unknown>;
  const node = fields.node as { selector?: string; snippet?: string } | undefined;
  const source = fields.source as { url?: string } | string | undefined;
  const found = [
    node?.snippet ?? node?.selector,
    fields.url,
    typeof source === 'object' ? source.url : source,
    fields.description,
    fields.label,
    fields.value,
  ].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').slice(0, 160) : null;
}

/** Items of an audit's details; nested tables are flattened. */
function itemsOf(details: unknown): unknown[] {
  const items = (details as { items?: unknown } | undefined)?.items;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) =>
    Array.isArray((item as { items?: unknown }).items) ? itemsOf(item) : [item],
  );
}

/** Parses the relevant parts of a result. @throws Error when the page could not be measured. */
export function parseScores(result: LighthouseResult): PageScores {
  const path = new URL(result.finalDisplayedUrl).pathname;
  if (result.runtimeError) throw new Error(`${path}: ${result.runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const numberOf = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight, group }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      // Without weight it loses no points; performance names its causes in such audits.
      if (weight === 0 && (category !== 'performance' || group === 'hidden')) return [];
      const named = itemsOf(audit.details).map(nameOf);
      const causes = [audit.displayValue ?? null, ...named].filter((text) => text !== null && text !== '');
      return [
        { category, id, title: audit.title, causes: [...new Set(causes as string[])].slice(0, MOST_CAUSES) },
      ];
    }),
  );
  return {
    path,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    metrics: {
      fcp: numberOf('first-contentful-paint'),
      lcp: numberOf('largest-contentful-paint'),
      tbt: numberOf('total-blocking-time'),
      cls: numberOf('cumulative-layout-shift'),
      speedIndex: numberOf('speed-index'),
    },
    failed,
  };
}
