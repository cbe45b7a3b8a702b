import { expect } from '../../stack/test.ts';
import { openVerificationMail } from '../mailbox.ts';
import { button, navigation, openSetUp, PASSWORD, type Steps } from './day.ts';

/** Steps 1 to 7: the manager opens the property and sets it up. */
export const setUpSteps: Steps = {
  '1. Open your property': async ({ page, demo, mark, hotel }, read) => {
    const email = `ines-${mark}@prata.example`;
    await page.goto('/');
    await page
      .getByRole('link', { name: read('Demo'), exact: true })
      .first()
      .click();
    await page.getByRole('link', { name: read('Register your property') }).click();
    await page.getByRole('radio', { name: new RegExp(`^${read('Hotel')}`) }).check();
    const go = button(page, read('Continue'));
    await go.click();
    await page.getByLabel(read('Name'), { exact: true }).fill(hotel);
    await page.getByLabel(read('Country')).selectOption('PT');
    await page.getByLabel(read('Time zone')).selectOption('Europe/Lisbon');
    await page.getByLabel(read('How many rooms')).fill('3');
    await go.click();
    await page.getByLabel(read('Your name')).fill('Inês Prata');
    await page.getByLabel(read('Work e-mail')).fill(email);
    await page.getByLabel(read('Password'), { exact: true }).fill(PASSWORD);
    await button(page, read('Make my account')).click();
    await expect(page.getByRole('heading', { name: 'Prove your e-mail' })).toBeVisible();
    await openVerificationMail(page.request, demo, email);
    await button(page, read('I have opened it')).click();
    await page.getByLabel('Address', { exact: true }).fill(`prata-${mark}`);
    await expect(page.getByText(`prata-${mark} is free.`)).toBeVisible();
    await go.click();
    await page.getByLabel(read('Names of your rooms, as a CSV file (optional)')).setInputFiles({
      name: 'rooms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Suite 1\nSuite 2'),
    });
    await expect(page.getByText('2 places from your file.')).toBeVisible();
    await page.getByRole('checkbox', { name: read('Put in sample data to play with') }).uncheck();
    await button(page, read('Open my property')).click();
    await expect(page.getByRole('heading', { name: `${hotel} is open` })).toBeVisible();
  },

  '2. Follow the set-up': async ({ page }, read) => {
    await page.getByRole('link', { name: read('See what is left to set up') }).click();
    const list = page.getByRole('region', { name: read('Set-up') });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    await expect(list).toContainText('1 of 9 steps done.');
    await expect(navigation(page).getByRole('link', { name: read('Settings') })).toBeVisible();
  },

  '3. Add what your list forgot': async (day, read) => {
    const { page } = day;
    await openSetUp(day, read('Rooms and tables'));
    await button(page, read('Add places')).click();
    await page.getByRole('textbox', { name: read('Names, one a line') }).fill('Suite 3 - Suite 4');
    await button(page, read('Add them')).click();
    await expect(page.getByText('2 places are added.')).toBeVisible();
  },

  '4. Say what you offer': async (day, read) => {
    const { page } = day;
    await openSetUp(day, read('Services that fit'));
    const iron = page.getByRole('listitem', { name: 'Iron and board' });
    await iron.getByRole('button', { name: read('Take out') }).click();
    await expect(iron).toContainText('Guests can no longer ask for');
    await iron.getByRole('button', { name: read('Undo') }).click();
    await expect(iron).toContainText('Undone.');
    await button(page, read('Add a service')).click();
    const form = page.getByRole('dialog', { name: 'Add a service' });
    await form.getByLabel(read('Name'), { exact: true }).fill('Telescope for the terrace');
    await form.getByLabel(read('How a guest asks for it')).fill('Could we borrow the telescope?');
    await form.getByLabel(read('Department')).selectOption('Reception');
    await form.getByLabel(read('How soon')).selectOption('Quick delivery');
    await button(page, read('Add it')).click();
    await expect(page.getByText('Guests can ask for Telescope for the terrace.')).toBeVisible();
  },

  '5. Say how you are reached, and what your departments are called': async (day, read) => {
    const { page } = day;
    await openSetUp(day, read('Telephone number'));
    await page.getByLabel(read('Telephone'), { exact: true }).fill('+351 210 000 000');
    await button(page, read('Save')).click();
    await expect(page.getByText('Saved. Guests see it from now on.')).toBeVisible();
    const name = page.getByLabel('Name of Reception');
    await name.fill('Front of house');
    await page
      .getByRole('listitem')
      .filter({ has: name })
      .getByRole('button', { name: read('Rename') })
      .click();
    await expect(page.getByText('Reception is now called Front of house.')).toBeVisible();
  },

  '6. Give the assistant its answers': async (day, read) => {
    const { page } = day;
    await openSetUp(day, read('Ten things that guests ask'));
    await button(page, read('Write an entry')).click();
    await page.getByLabel(read('Name'), { exact: true }).fill('Breakfast');
    await page
      .getByLabel(read('Text, English'))
      .fill('Breakfast is served on the terrace from 08:00 to 11:00.');
    await button(page, read('Save, live at once')).click();
    await expect(page.getByRole('listitem', { name: 'Breakfast' })).toContainText('Live');
    await navigation(page)
      .getByRole('link', { name: read('Assistant'), exact: true })
      .click();
    for (const mode of ['Off', 'Suggest', 'Auto'])
      await page.getByRole('radio', { name: new RegExp(`^${read(mode)}`) }).check();
    await button(page, read('Save')).click();
    await expect(page.getByText('Saved. The next message is answered this way.')).toBeVisible();
  },

  '7. Print the codes': async (day, read) => {
    const { page } = day;
    await openSetUp(day, read('Codes for every place'));
    await button(page, read('Make codes and show the sheet')).click();
    await expect(page.getByRole('heading', { name: '4 codes are ready' })).toBeVisible();
    await page.getByRole('radio', { name: read('One A6 card a page') }).check();
    const card = page.getByRole('list', { name: 'Codes to print' }).getByRole('listitem');
    const text = (await card.filter({ hasText: 'Suite 4' }).textContent()) ?? '';
    day.shortCode = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
    const download = page.waitForEvent('download');
    await button(page, read('Save as PDF')).click();
    expect((await download).suggestedFilename()).toMatch(/-a6\.pdf$/);
    await button(page, read('I have them')).click();
  },
};
