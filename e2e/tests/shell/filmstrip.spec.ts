import type { Page } from '@playwright/test';
import { expect, test } from '../../stack/test.ts';

interface Frame {
  title: string;
  home: string | null;
  mark: string | null;
  primary: string;
}

/** Records before every paint which brand the page shows. */
function watchFrames(): void {
  const frames: unknown[] = [];
  Object.assign(window, { frames });
  const note = () => {
    const root = document.documentElement;
    const bar = root?.querySelector('header');
    if (bar && document.head) {
      frames.push({
        title: document.title,
        home: bar.querySelector('a')?.getAttribute('aria-label') ?? null,
        mark: bar.querySelector('img')?.getAttribute('src') ?? null,
        primary: getComputedStyle(root).getPropertyValue('--brand-primary'),
      });
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** The number of pixels of each picture in one of two colours, within compression artefacts. */
async function countPixels(
  page: Page,
  pictures: string[],
  colours: [string, string],
): Promise<[number, number][]> {
  return page.evaluate(
    async ([pictures, colours]) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      const pixel = (colour: string) => {
        canvas.width = canvas.height = 1;
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data;
      };
      const wanted = colours.map(pixel);
      const counts: [number, number][] = [];
      for (const picture of pictures) {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        canvas.width = image.width;
        canvas.height = image.height;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const count: [number, number] = [0, 0];
        for (let at = 0; at < data.length; at += 4) {
          wanted.forEach((colour, which) => {
            const near = [0, 1, 2].every(
              (channel) => Math.abs((data[at + channel] ?? 0) - (colour[channel] ?? 0)) <= 2,
            );
            if (near && which === 0) count[0] += 1;
            if (near && which === 1) count[1] += 1;
          });
        }
        counts.push(count);
      }
      return counts;
    },
    [pictures, colours] as const,
  );
}

const inkOf = (primary: string) => `color-mix(in oklab, ${primary} 92%, black)`;

test('from the first paint to the last, a co-brand’s page never shows the product’s own brand', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 640 }, colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(`${demo.partnerUrl}/`);
  await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
  await page.waitForLoadState('networkidle');
  await devtools.send('Page.stopScreencast');

  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  expect(frames.length).toBeGreaterThan(3);
  const different = frames.filter(
    ({ title, home, mark, primary }) =>
      !title.startsWith('Harbourline Hotels') ||
      home !== 'Harbourline Hotels, home' ||
      mark !== '/brand/harbourline/logo.svg' ||
      primary !== '#12324a',
  );
  expect(different).toEqual([]);

  const measuring = await context.newPage();
  const counts = await countPixels(measuring, pictures, [inkOf('#12324a'), inkOf('#1f2937')]);
  // Before the first paint the window is empty: neither colour is there.
  const painted = counts.filter(([own, other]) => own + other > 0);
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter(([, other]) => other > 0)).toEqual([]);
  expect(painted.at(-1)?.[0]).toBeGreaterThan(500);

  // Control of the measurement: the product's own page has the other colour.
  await measuring.goto(`${demo.shellUrl}/`);
  const own = (await measuring.screenshot()).toString('base64');
  await measuring.goto('about:blank');
  const [[, others] = [0, 0]] = await countPixels(measuring, [own], [inkOf('#12324a'), inkOf('#1f2937')]);
  expect(others).toBeGreaterThan(500);
  await context.close();
});
