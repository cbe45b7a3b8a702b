import type { Browser, Page } from '@playwright/test';
import { openVerificationMail } from '../../people/mailbox.ts';
import { loadWrittenSteps, type Reader, readerOf } from '../../people/written-steps.ts';
import type { Demo } from '../../stack/run-stack.ts';
import { expect, test } from '../../stack/test.ts';

const PASSWORD = 'a good long password';
// A word missing on the screen is reported at once, not at the end of the day.
test.use({ actionTimeout: 30_000 });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Shared state of the day; each step leaves what the next ones need. */
interface Day {
  demo: Demo;
  browser: Browser;
  /** The manager's desk. */
  page: Page;
  mark: string;
  hotel: string;
  shortCode: string;
  second: Page | null;
  guest: Page | null;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff' });

/** Back to the list, as the second step says, and on to the page of one of its lines. */
async function openSetUp({ page }: Day, line: string): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Set-up' }).click();
  await page.getByRole('region', { name: 'Set-up' }).getByRole('link', { name: line, exact: true }).click();
}

/** The actions for each heading of docs/first-day.md, using its words. */
const WALK: Record<string, (day: Day, say: Reader) => Promise<void>> = {
  '1. Open your property': async ({ page, demo, mark, hotel }, say) => {
    const email = `ines-${mark}@prata.example`;
    await page.goto('/');
    await page
      .getByRole('link', { name: say('Demo'), exact: true })
      .first()
      .click();
    await page.getByRole('link', { name: say('Register your property') }).click();
    await page.getByRole('radio', { name: new RegExp(`^${say('Hotel')}`) }).check();
    const go = button(page, say('Continue'));
    await go.click();
    await page.getByLabel(say('Name'), { exact: true }).fill(hotel);
    await page.getByLabel(say('Country')).selectOption('PT');
    await page.getByLabel(say('Time zone')).selectOption('Europe/Lisbon');
    await page.getByLabel(say('How many rooms')).fill('3');
    await go.click();
    await page.getByLabel(say('Your name')).fill('Inês Prata');
    await page.getByLabel(say('Work e-mail')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await button(page, say('Make my account')).click();
    await expect(page.getByRole('heading', { name: 'Prove your e-mail' })).toBeVisible();
    await openVerificationMail(page.request, demo, email);
    await button(page, say('I have opened it')).click();
    await page.getByLabel('Address', { exact: true }).fill(`prata-${mark}`);
    await expect(page.getByText(`prata-${mark} is free.`)).toBeVisible();
    await go.click();
    await page.getByLabel(say('Names of your rooms, as a CSV file (optional)')).setInputFiles({
      name: 'rooms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Suite 1\nSuite 2'),
    });
    await expect(page.getByText('2 places from your file.')).toBeVisible();
    await page.getByRole('checkbox', { name: say('Put in sample data to play with') }).uncheck();
    await button(page, say('Open my property')).click();
    await expect(page.getByRole('heading', { name: `${hotel} is open` })).toBeVisible();
  },

  '2. Follow the set-up': async ({ page }, say) => {
    await page.getByRole('link', { name: say('See what is left to set up') }).click();
    const list = page.getByRole('region', { name: say('Set-up') });
    await expect(list.getByRole('listitem')).toHaveCount(8);
    await expect(list).toContainText('1 of 8 steps done.');
    await expect(navigation(page).getByRole('link', { name: say('Settings') })).toBeVisible();
  },

  '3. Add what your list forgot': async (day, say) => {
    const { page } = day;
    await openSetUp(day, say('Rooms and tables'));
    await button(page, say('Add places')).click();
    await page.getByRole('textbox', { name: say('Names, one a line') }).fill('Suite 3 - Suite 4');
    await button(page, say('Add them')).click();
    await expect(page.getByText('2 places are added.')).toBeVisible();
  },

  '4. Say what you offer': async (day, say) => {
    const { page } = day;
    await openSetUp(day, say('Services that fit'));
    const iron = page.getByRole('listitem', { name: 'Iron and board' });
    await iron.getByRole('button', { name: say('Take out') }).click();
    await expect(iron).toContainText('Guests can no longer ask for');
    await iron.getByRole('button', { name: say('Undo') }).click();
    await expect(iron).toContainText('Undone.');
    await button(page, say('Add a service')).click();
    const form = page.getByRole('dialog', { name: 'Add a service' });
    await form.getByLabel(say('Name'), { exact: true }).fill('Telescope for the terrace');
    await form.getByLabel(say('How a guest asks for it')).fill('Could we borrow the telescope?');
    await form.getByLabel(say('Department')).selectOption('Reception');
    await form.getByLabel(say('How soon')).selectOption('Quick delivery');
    await button(page, say('Add it')).click();
    await expect(page.getByText('Guests can ask for Telescope for the terrace.')).toBeVisible();
  },

  '5. Say how you are reached, and what your departments are called': async (day, say) => {
    const { page } = day;
    await openSetUp(day, say('Telephone number'));
    await page.getByLabel(say('Telephone'), { exact: true }).fill('+351 210 000 000');
    await button(page, say('Save')).click();
    await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
    const name = page.getByLabel('Name of Reception');
    await name.fill('Front of house');
    await page
      .getByRole('listitem')
      .filter({ has: name })
      .getByRole('button', { name: say('Rename') })
      .click();
    await expect(page.getByText('Reception is now called Front of house.')).toBeVisible();
  },

  '6. Give the assistant its answers': async (day, say) => {
    const { page } = day;
    await openSetUp(day, say('Ten things that guests ask'));
    await button(page, say('Write an entry')).click();
    await page.getByLabel(say('Name'), { exact: true }).fill('Breakfast');
    await page
      .getByLabel(say('Text, English'))
      .fill('Breakfast is served on the terrace from 08:00 to 11:00.');
    await button(page, say('Save, live at once')).click();
    await expect(page.getByRole('listitem', { name: 'Breakfast' })).toContainText('Live');
    await navigation(page)
      .getByRole('link', { name: say('Assistant'), exact: true })
      .click();
    for (const mode of ['Off', 'Suggest', 'Auto'])
      await page.getByRole('radio', { name: new RegExp(`^${say(mode)}`) }).check();
    await button(page, say('Save')).click();
    await expect(page.getByText('Saved. The next message is answered this way.')).toBeVisible();
  },

  '7. Print the codes': async (day, say) => {
    const { page } = day;
    await openSetUp(day, say('Codes for every place'));
    await button(page, say('Make codes and show the sheet')).click();
    await expect(page.getByRole('heading', { name: '4 codes are ready' })).toBeVisible();
    await page.getByRole('radio', { name: say('One A6 card a page') }).check();
    const card = page.getByRole('list', { name: 'Codes to print' }).getByRole('listitem');
    const text = (await card.filter({ hasText: 'Suite 4' }).textContent()) ?? '';
    day.shortCode = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
    const download = page.waitForEvent('download');
    await button(page, say('Save as PDF')).click();
    expect((await download).suggestedFilename()).toMatch(/-a6\.pdf$/);
    await button(page, say('I have them')).click();
  },

  '8. Invite a second person': async (day, say) => {
    const { page, browser, demo, mark, hotel } = day;
    const email = `noa-${mark}@prata.example`;
    await openSetUp(day, say('A second person'));
    await button(page, say('Invite someone')).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel(say('Role')).selectOption('Staff');
    await dialog.getByRole('checkbox', { name: 'Front of house' }).check();
    await button(page, say('Make the link')).click();
    await expect(dialog.getByRole('button', { name: say('Copy') })).toBeVisible();
    const link = (await dialog.getByLabel('Invitation link').textContent()) ?? '';
    await button(page, say('Done')).click();

    const second = await (await browser.newContext({ viewport: DESK })).newPage();
    day.second = second;
    await second.goto(link);
    await expect(second.getByText(`Inês invites you to ${hotel}`)).toBeVisible();
    await second.getByLabel(say('Full name')).fill('Noa Reis');
    await second.getByLabel(say('Work e-mail')).fill(email);
    await second.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await button(second, say('Join')).click();
    await expect(second.getByText('One thing is left: your e-mail')).toBeVisible();
    await openVerificationMail(second.request, demo, email);
    await button(second, say('Check now')).click();
    // Accounts are cached for a moment; the page also continues by itself.
    await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 45_000 });
    // The manager sees her as one of the team, without any other step.
    await page.reload();
    await expect(page.getByRole('listitem', { name: 'Noa Reis' })).toContainText('Front of house');
  },

  '9. Ask for something as a guest': async (day, say) => {
    const { browser, demo, mark, hotel, shortCode } = day;
    const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
    day.guest = guest;
    await guest.goto(`http://prata-${mark}.localhost:${new URL(demo.shellUrl).port}/scan-qr?c=${shortCode}`);
    await expect(guest.getByRole('heading', { name: `${hotel}, Suite 4` })).toBeVisible();
    await button(guest, say('Continue')).click();
    const composer = guest.getByRole('textbox', { name: `Message to ${hotel}` });
    await composer.fill('When is breakfast?');
    await button(guest, say('Send')).click();
    const conversation = guest.getByRole('log', { name: 'Conversation' });
    await expect(conversation).toContainText('Breakfast is served on the terrace from 08:00 to 11:00.');
    await composer.fill('Can we have the telescope, please?');
    await button(guest, say('Send')).click();
    const card = guest.getByRole('article', { name: 'Telescope for the terrace' });
    await expect(card).toContainText('Front of house');
    await expect(conversation).toContainText(/Front of house .*Suite 4 by \d\d:\d\d/);
  },

  '10. Let the second person take it': async ({ second, guest, page }, say) => {
    if (!second || !guest) throw new Error('The second person or the guest is not there.');
    const card = guest.getByRole('article', { name: 'Telescope for the terrace' });
    await expect(second.getByRole('heading', { name: say('Dashboard') })).toBeVisible();
    const row = second.getByRole('row', { name: /Suite 4 Telescope for the terrace.*Front of house/ });
    await expect(row).toContainText(/\d+ (min|s) left/);
    await row.getByRole('button', { name: say('Accept') }).click();
    await expect(card).toContainText('Accepted');
    await row.getByRole('button', { name: say('Done') }).click();
    await expect(card).toContainText('Done');
    await expect(row).toHaveCount(0);
    // The manager's steps are done, except for the menu and nine more answers.
    await page.goto('/dashboard/settings?show=set-up');
    await expect(page.getByRole('region', { name: 'Set-up' })).toContainText('6 of 8 steps done.');
  },
};

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
    const say = readerOf(step);
    await test.step(step.heading, () => WALK[step.heading]?.(day, say));
    expect([step.heading, say.unread()]).toEqual([step.heading, []]);
  }
});
