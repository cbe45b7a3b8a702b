import { expect, test } from '../../stack/test.ts';

const PROPOSALS = ['/proposals/miramar', '/proposals/luzeiros', '/proposals/blackbrick'];
const OTHERS = [
  '/proposals/pricing-proposals/miramar',
  '/guides/place-qr-codes',
  '/guides/concierge-quality',
];

/** Pages of a PDF, as Chromium writes it. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const path of [...PROPOSALS, ...OTHERS]) {
  test(`${path} prints as a document: its text, without the site around it, on few pages`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
    const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(7);
  });
}

test('an expired document is not printed for signing', async ({ page }) => {
  for (const [path, signed] of [
    ['/proposals/blackbrick', false],
    ['/proposals/miramar', true],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(signed ? /^Valid until/ : /^Expired on/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Signature for quote/)).toBeVisible({ visible: signed });
    await page.emulateMedia({ media: 'screen' });
  }
});
