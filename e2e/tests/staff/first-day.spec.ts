import { type Day, DESK, type Steps } from '../../people/first-day/day.ts';
import { servingSteps } from '../../people/first-day/serving-steps.ts';
import { setUpSteps } from '../../people/first-day/set-up-steps.ts';
import { loadWrittenSteps, readerOf } from '../../people/written-steps.ts';
import { expect, test } from '../../stack/test.ts';

// A word missing on the screen is reported at once, not at the end of the day.
test.use({ actionTimeout: 30_000 });

/** The actions for each heading of docs/first-day.md, using its words. */
const WALK: Steps = { ...setUpSteps, ...servingSteps };

test('a manager follows docs/first-day.md, from the sign-up to a request that a second person carries out', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000);
  const steps = loadWrittenSteps('docs/first-day.md');
  expect(steps.map(({ heading }) => heading)).toEqual(Object.keys(WALK));
  const mark = Date.now().toString(36);
  const page = await (await browser.newContext({ viewport: DESK, baseURL: demo.shellUrl })).newPage();
  const hotel = `Hotel Prata ${mark}`;
  const day: Day = { demo, browser, page, mark, hotel, shortCode: '', second: null, guest: null };
  for (const step of steps) {
    const read = readerOf(step);
    await test.step(step.heading, () => WALK[step.heading]?.(day, read));
    expect([step.heading, read.unread()]).toEqual([step.heading, []]);
  }
});
