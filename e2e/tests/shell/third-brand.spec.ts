import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { axeFindings } from '../../people/axe-findings.ts';
import { SeparateHost } from '../../stack/separate-host/separate-host.ts';
import { expect, test } from '../../stack/test.ts';

const quayside = {
  name: 'Quayside Stays',
  subheading: 'Guest services by Bellkey',
  subheadingUrl: 'https://bellkey.example/partners',
  tagline: 'Your key to the harbour.',
  colors: { primary: '#3b1f4a', secondary: '#7a4fb0', accent: '#c2410c' },
  meta: { title: 'Quayside Stays: guest services', description: 'Ask for anything during your stay.' },
};

test('a third brand is one data file: colours, icons, title, description, manifest and subheading follow', async ({
  demo,
  page,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-brands-'));
  writeFileSync(path.join(folder, 'quayside.json'), JSON.stringify(quayside));
  const host = await SeparateHost.start(demo.apiUrl);
  try {
    await host.stop();
    await host.run({ BRANDS_DIR: folder });
    const base = host.url.replace('localhost', 'quayside.localhost');
    await page.goto(base);
    await expect(page).toHaveTitle(quayside.meta.title);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Quayside Stays, home' })).toBeVisible();
    const subheading = bar.getByRole('link', { name: quayside.subheading });
    await expect(subheading).toHaveAttribute('href', quayside.subheadingUrl);
    await expect(subheading).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Quayside Stays');
    await expect(page.getByRole('contentinfo')).toContainText(quayside.tagline);

    const seen = await page.evaluate(async () => {
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? '';
      const icon = await fetch(attribute('link[rel=icon]', 'href'));
      const manifest = await (await fetch(attribute('link[rel=manifest]', 'href'))).json();
      const iconAnswers: number[] = await Promise.all(
        manifest.icons.map(async ({ src }: { src: string }) => (await fetch(src)).status),
      );
      return {
        primary: getComputedStyle(document.documentElement).getPropertyValue('--brand-primary'),
        description: attribute('meta[name=description]', 'content'),
        bar: attribute('meta[name=theme-color]', 'content'),
        icon: await icon.text(),
        manifest,
        iconAnswers,
        picture: attribute('meta[property="og:image"]', 'content'),
        mark: (document.querySelector('header img') as HTMLImageElement | null)?.naturalWidth,
      };
    });
    expect(seen).toMatchObject({
      primary: '#3b1f4a',
      description: quayside.meta.description,
      bar: '#3b1f4a',
      manifest: { name: 'Quayside Stays', theme_color: '#3b1f4a' },
      picture: '',
    });
    expect(seen.icon).toContain('#3b1f4a');
    expect(seen.iconAnswers.every((status) => status === 200)).toBe(true);
    expect(seen.mark).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${base}/rooms/999`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([]);
    }
    // Pages that mention brands know it, on their own host and on the others.
    await page.goto(`${base}/partners`);
    await expect(page.getByRole('radio', { name: 'Quayside Stays' })).toBeChecked();
    await page.goto(`${host.url}/test-subdomain?host=quayside.bellkey.example`);
    await expect(page.getByText('Quayside Stays (quayside)')).toBeVisible();
    // The others are unchanged.
    await page.goto(host.url.replace('localhost', 'harbourline.localhost'));
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Harbourline Hotels, home' }),
    ).toBeVisible();
  } finally {
    await host.remove();
    rmSync(folder, { recursive: true });
  }
});
