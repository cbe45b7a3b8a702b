import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Axe rules that depend on colours; the others give the same result in light and dark. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** The only rules to check; all of them by default. */
  rules?: readonly string[];
  /** A selector of the only part to check; the whole page by default. */
  within?: string;
}

/**
 * Axe's findings on a page at rest, one line for each broken rule, with the elements and their faults.
 *
 * Axe is loaded once for each document and runs in it, without the page's frames, each of which is checked as a
 * separate page: repeated checks of one document are cheap.
 */
export async function axeFindings(page: Page, { rules, within }: Look = {}): Promise<string[]> {
  // Until the whole page has its layout (host/src/first-layout), positions are estimates and overlap.
  await page.waitForFunction(() => !document.body.hasAttribute('data-first-layout'));
  const brought = await page.evaluate(() => 'axe' in window);
  if (!brought) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, within }) => {
      const frame = () => new Promise(requestAnimationFrame);
      // Colours are checked at rest: running transitions end now; endless animations stay.
      const underWay = () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      // A change of the colour scheme takes effect two frames later, and inherited colours start to change only
      // after their parents: waits until nothing is running.
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
