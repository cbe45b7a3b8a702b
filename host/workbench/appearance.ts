import type { BrandProfile } from '@bellkey/shared/brand';

export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Appearance of the workbench; stored in the address, so that a link shows the same state. */
export interface Appearance {
  brand: string;
  scheme: Scheme;
  /** Width of the windows of whole samples. */
  width: 'phone' | 'full';
}

export function appearanceOf(search: string): Appearance {
  const query = new URLSearchParams(search);
  return {
    brand: query.get('brand') ?? 'default',
    scheme: schemes.find((scheme) => scheme === query.get('scheme')) ?? 'auto',
    width: query.get('width') === 'phone' ? 'phone' : 'full',
  };
}

export const addressOf = (appearance: Appearance, sample?: string): string =>
  `/workbench?${new URLSearchParams({ ...appearance, ...(sample ? { sample } : {}) })}`;

const original = new WeakMap<CSSMediaRule, string>();

function setScheme(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (original.get(rule) ?? rule.conditionText).includes('color-scheme')) {
      const condition = original.get(rule) ?? rule.conditionText;
      original.set(rule, condition);
      const wanted = condition.includes('dark') ? 'dark' : 'light';
      rule.media.mediaText = scheme === 'auto' ? condition : scheme === wanted ? 'all' : 'not all';
    } else if (rule instanceof CSSGroupingRule) {
      setScheme(rule.cssRules, scheme);
    }
  }
}

/** Gives a document a brand's colours, and light or dark whatever the device prefers. */
export function dress(document: Document, { colors }: BrandProfile, scheme: Scheme): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(colors)) style.setProperty(`--brand-${name}`, value);
  style.colorScheme = scheme === 'auto' ? '' : scheme;
  for (const sheet of document.styleSheets) setScheme(sheet.cssRules, scheme);
}
