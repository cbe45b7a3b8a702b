import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What of axe depends on colours; between day and night its other rules find the same. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** The only rules that are looked at; all of them unless told. */
  rules?: readonly string[];
  /** A selector of the only part that is looked at; the whole page unless told. */
  within?: string;
}

/**
 * What axe finds on a page at rest, a line for each rule that something breaks: the rule, and the elements with what is wrong about each.
 *
 * axe is brought once for each document and runs in it, without the frames of the page, each of which is a page of
 * its own to be looked at: many looks at one document cost little.
 */
export async function axeFindings(page: Page, { rules, within }: Look = {}): Promise<string[]> {
  // Until all of a page has its layout (host/src/first-layout), the places of its parts are a guess and lie over others.
  await page.waitForFunction(() => !document.body.hasAttribute('data-first-layout'));
  const brought = await page.evaluate(() => 'axe' in window);
  if (!brought) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, within }) => {
      const frame = () => new Promise(requestAnimationFrame);
      // Colours are judged at rest: what is under way ends now; what goes on for ever can't and stays.
      const underWay = () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      // A change between day and night is there two frames later, and what inherits a colour begins to change only
      // when its parent has: until nothing is under way any more.
      do {
        await frame();
        await frame();
        for (const animation of underWay()) animation.finish();
      } while (underWay().length > 0);
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[within ?? 'html']], exclude: [['iframe']] },
        { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
      );
      const line = ({ html, failureSummary }: axe.NodeResult) => `${html} ${failureSummary}`;
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(line).join(' ')}`);
    },
    { rules: rules && [...rules], within },
  );
}
