import { expect, test } from '../../stack/test.ts';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`on localhost the folded subdomain panel adds no height to a page of ${width} px and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/terms');
    const panel = page.getByRole('complementary', { name: 'Subdomain debug panel' });
    const toggle = panel.getByText('Host', { exact: true });
    await expect(toggle).toBeVisible();
    const found = await toggle.evaluate((summary) => {
      const box = summary.getBoundingClientRect();
      const own = summary.closest('aside');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const under: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (own?.contains(text) || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
            under.push(text.textContent);
      }
      for (const control of document.querySelectorAll('a[href], button')) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (own?.contains(control)) continue;
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          under.push(control.outerHTML.slice(0, 80));
      }
      const withPanel = document.documentElement.scrollHeight;
      own?.remove();
      return {
        under,
        added: withPanel - document.documentElement.scrollHeight,
        size: [box.width, box.height],
      };
    });
    expect(found.under).toEqual([]);
    expect(found.added).toBe(0);
    expect(Math.min(...found.size)).toBeGreaterThanOrEqual(44);
  });
}

test('the subdomain panel opens below the footer’s lines, and nothing above it moves', async ({ page }) => {
  await page.goto('/terms');
  const panel = page.getByRole('complementary', { name: 'Subdomain debug panel' });
  const toggle = panel.getByText('Host', { exact: true });
  await toggle.scrollIntoViewIfNeeded();
  const at = () => page.getByText(/^© 2025/).evaluate((line) => line.getBoundingClientRect().top + scrollY);
  const before = await at();
  await toggle.click();
  await expect(panel.getByText('Base domain')).toBeVisible();
  expect(await at()).toBe(before);
});
