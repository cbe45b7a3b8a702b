import { type Browser, chromium, type Page } from 'playwright-core';
import { median } from '../sampling/medians.ts';

/** The sign-in of one of the demo's people. */
export interface SignInOf {
  email: string;
  password: string;
}

/** The relevant part of `demo.json` of the measured stack. */
export interface DemoStack {
  shellUrl: string;
  owner: SignInOf;
  manager: SignInOf;
  staff: SignInOf;
  places: Array<{ label: string; url: string }>;
}

/** Milliseconds from one person's action to the other person's screen, one value per round. */
export interface LiveLatencies {
  'guest asks, staff sees the request': number[];
  'staff accepts, guest sees it': number[];
  'staff answers, guest sees it': number[];
}

const open = async (browser: Browser, width: number, height: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height } })).newPage();

/** Time until a locator finds something, from a given moment. */
async function timed(act: () => Promise<void>, seen: () => Promise<void>): Promise<number> {
  const waiting = seen();
  await act();
  const acted = performance.now();
  await waiting;
  return Math.max(0, performance.now() - acted);
}

/** Walks a guest and a staff member through the job, one room per round, in two real browser profiles. */
export async function measureLive(
  demo: DemoStack,
  rounds: number,
  chromiumPath: string,
): Promise<LiveLatencies> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  const result: LiveLatencies = {
    'guest asks, staff sees the request': [],
    'staff accepts, guest sees it': [],
    'staff answers, guest sees it': [],
  };
  try {
    const queue = await open(browser, 1280, 800);
    await queue.goto(`${demo.shellUrl}/staff-login`);
    await queue.getByLabel('Work e-mail').fill(demo.staff.email);
    await queue.getByLabel('Password', { exact: true }).fill(demo.staff.password);
    await queue.getByRole('button', { name: 'Sign in' }).click();
    await queue.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const chat = await queue.context().newPage();
    await chat.goto(`${demo.shellUrl}/dashboard/staff-chat`);

    const rooms = demo.places.filter(({ label }) => label.startsWith('Room ')).slice(-rounds);
    for (const room of rooms) {
      const guest = await open(browser, 360, 740);
      await guest.goto(room.url);
      await guest.getByRole('button', { name: 'Continue' }).click();
      await guest.getByText('Connected').waitFor();
      await guest.getByRole('textbox').fill('Could we have two more towels please?');
      const accept = queue.getByRole('button', { name: `Accept Towels × 2, ${room.label}` });
      result['guest asks, staff sees the request'].push(
        await timed(
          () => guest.getByRole('button', { name: 'Send' }).click(),
          () => accept.waitFor(),
        ),
      );
      const card = guest.getByRole('article', { name: 'Towels × 2' });
      await card.waitFor();
      result['staff accepts, guest sees it'].push(
        await timed(
          () => accept.click(),
          () => card.getByText('Accepted', { exact: true }).waitFor(),
        ),
      );
      await chat
        .getByRole('navigation', { name: 'Conversations' })
        .getByRole('link', { name: new RegExp(`^${room.label} `) })
        .first()
        .click();
      await chat.getByRole('textbox', { name: 'Answer to the guest' }).fill('They are on their way.');
      result['staff answers, guest sees it'].push(
        await timed(
          () => chat.getByRole('button', { name: 'Send' }).click(),
          () => guest.getByText('They are on their way.').first().waitFor(),
        ),
      );
      await guest.context().close();
    }
  } finally {
    await browser.close();
  }
  return result;
}

/** One line per step: median and worst. */
export function liveReport(latencies: LiveLatencies): string {
  return Object.entries(latencies)
    .map(
      ([step, values]) =>
        `${step.padEnd(38)} median ${Math.round(median(values))} ms, worst of ${values.length}: ${Math.round(Math.max(...values))} ms`,
    )
    .join('\n');
}
