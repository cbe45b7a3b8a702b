import { axeFindings } from '../../people/axe-findings.ts';
import { expect, test } from '../../stack/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test('the error dialog traps focus, closes on Escape, restores focus, and axe finds nothing', async ({
  page,
}) => {
  await page.goto('/demo-error-modal');
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  const opener = page.getByRole('button', { name: 'user-disabled' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The account is switched off' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    // Between the dialog's last and first control the browser's own may have the focus, never the page's.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of sizes) {
    test(`one dialog and a list of further errors, ${colorScheme}, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/demo-error-modal');
      await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);

      await page.getByRole('button', { name: 'Three errors at once' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const dismiss = page.getByRole('button', { name: /^Dismiss/ });
      await expect(dismiss).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);

      await dismiss.first().click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(dismiss).toHaveCount(1);
    });
  }
}
