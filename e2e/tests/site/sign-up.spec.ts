import type { Page } from '@playwright/test';
import { axeFindings } from '../../people/axe-findings.ts';
import { openVerificationMail } from '../../people/mailbox.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PASSWORD = 'a good long password';

async function axe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test('from the first step to a guest who scans a new code, and the owner who sees their request', async ({
  browser,
  page,
  demo,
}) => {
  test.setTimeout(150_000);
  const mark = Date.now().toString(36);
  const name = `Hotel Prata ${mark}`;
  const email = `ines-${mark}@prata.example`;
  const go = page.getByRole('button', { name: 'Continue' });

  await page.goto('/register');
  await go.click();
  await expect(page.getByText('Choose one.')).toBeVisible();
  await page.getByRole('radio', { name: /^Hotel/ }).check();
  await go.click();

  await expect(page.getByRole('heading', { name: 'Your property', exact: true })).toBeFocused();
  await axe(page);
  await go.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Country').selectOption('PT');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.getByLabel('Time zone').selectOption('Europe/Lisbon');
  await page.getByRole('checkbox', { name: 'Portuguese' }).check();
  await page.getByLabel('How many rooms').fill('3');
  await go.click();

  // Back and forward, and a reload, lose nothing.
  await expect(page.getByRole('heading', { name: 'You, its owner' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.goForward();
  await page.getByLabel('Your name').fill('Inês Prata');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Inês Prata');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 12 characters' })).toContainText(
    'not met yet',
  );
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'password',
  );
  await page.getByRole('button', { name: 'Make my account' }).click();

  await expect(page.getByRole('heading', { name: 'Prove your e-mail' })).toBeVisible();
  await page.goto('/register?step=start');
  await expect(page.getByRole('heading', { name: 'Prove your e-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Sent again.')).toBeVisible();
  await openVerificationMail(page.request, demo, email);
  await page.getByRole('button', { name: 'I have opened it' }).click();

  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toHaveValue(`hotel-prata-${mark}`);
  await address.fill('harbourline');
  await expect(page.getByText('This name is kept for something else.')).toBeVisible();
  await address.fill(`prata-${mark}`);
  await expect(page.getByText(`prata-${mark} is free.`)).toBeVisible();
  await axe(page);
  await go.click();

  await expect(page.getByText('4 places: Room 1, Room 2, Room 3 … Lobby.')).toBeVisible();
  const rooms = page.getByLabel(/^Names of your rooms/);
  await rooms.setInputFiles({
    name: 'rooms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Suite 1\nSuite 1'),
  });
  await expect(page.getByText('Line 2: “Suite 1” is there twice.')).toBeVisible();
  await rooms.setInputFiles({
    name: 'rooms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Suite 1\nSuite 2'),
  });
  await expect(page.getByText('2 places from your file.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Open my property' }).click();
  await expect(page.getByRole('heading', { name: `${name} is open` })).toBeFocused();

  await page.getByRole('link', { name: 'Make and print the codes' }).click();
  await page.getByRole('button', { name: 'Make codes and show the sheet' }).click();
  await expect(page.getByRole('heading', { name: '2 codes are ready' })).toBeVisible();
  const card = page
    .getByRole('list', { name: 'Codes to print' })
    .getByRole('listitem')
    .filter({ hasText: 'Suite 2' });
  const picture = await card.getByRole('img').boundingBox();
  // 96 pixels to the inch: at least 2.5 cm on paper.
  expect(picture?.width).toBeGreaterThanOrEqual((2.5 / 2.54) * 96);
  const shortCode = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  const here = new URL(demo.shellUrl);
  await expect(card).toContainText(`prata-${mark}.localhost:${here.port}/scan-qr`);
  await axe(page);

  // A guest types the code on the property's own address.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`http://prata-${mark}.localhost:${here.port}/scan-qr?c=${shortCode}`);
  await expect(guest.getByRole('heading', { name: `${name}, Suite 2` })).toBeVisible();
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('textbox').fill('2 towels please');
  await guest.getByRole('textbox').press('Enter');
  await expect(guest.getByText('Towels × 2').first()).toBeVisible();

  // The owner signs in there, and finds it on the board.
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(`http://prata-${mark}.localhost:${here.port}/staff-login`);
  await expect(owner.getByText(`For people who work at ${name}.`)).toBeVisible();
  await signIn(owner, `http://prata-${mark}.localhost:${here.port}`, { email, password: PASSWORD });
  await expect(owner.getByRole('row').filter({ hasText: 'Suite 2' })).toContainText('Towels × 2');
});

test('an address that has an account already, with another password, reveals nothing about it', async ({
  page,
  demo,
}) => {
  await page.goto('/register');
  await page.getByRole('radio', { name: /^Restaurant/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Taberna');
  await page.getByLabel('Country').selectOption('ZA');
  await expect(page.getByLabel('Currency')).toHaveValue('ZAR');
  await page.getByLabel('Time zone').selectOption('Africa/Johannesburg');
  await page.getByLabel('How many tables').fill('8');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your name').fill('Somebody Else');
  await page.getByLabel('Work e-mail').fill(demo.staff.email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not use this e-mail and password.');
  await expect(page.getByLabel('Work e-mail')).toHaveValue(demo.staff.email);
  await page.getByLabel('Work e-mail').fill('me@mailinator.com');
  await expect(page.getByText(/throw-away address/)).toBeVisible();
});
