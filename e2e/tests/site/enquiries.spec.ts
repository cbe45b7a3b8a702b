import { axeFindings } from '../../people/axe-findings.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

test('an enquiry gets a reference number, and its operator finds, handles and reopens it', async ({
  browser,
  page,
  demo,
}) => {
  const property = `Hotel ${mark()}`;
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Get in touch' });
  const send = form.getByRole('button', { name: 'Send' });

  // By keyboard alone: everything that is missing is named, and the first field takes the focus.
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByText('Write a sentence or two.')).toBeVisible();

  await page.keyboard.type('Inês Prata');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ines@prata.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(property);
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Could we try it with ten rooms?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox')).toBeChecked();

  // Typed text survives a reload, another page, and a failure.
  await page.reload();
  await expect(form.getByLabel('Property')).toHaveValue(property);
  await page.goto('/partners');
  await page.goto('/');
  // A part of the page is hydrated when the user comes near it.
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Property')).toHaveValue(property);
  await page.route('**/api/leads', (route) => route.abort());
  await send.click();
  await expect(form.getByRole('alert')).toContainText('It could not be sent');
  await expect(form.getByLabel('What would you like to know?')).toHaveValue(
    'Could we try it with ten rooms?',
  );
  await expect(form.getByLabel('Property')).toHaveValue(property);
  await page.unroute('**/api/leads');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeFocused();
  const reference = (await page.getByText(/^BK-/).textContent()) ?? '';
  expect(reference).toMatch(/^BK-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  const operator = await (await browser.newContext()).newPage();
  await operator.goto(`${demo.shellUrl}/staff-login`);
  await operator.getByLabel('Work e-mail').fill(demo.operator.email);
  await operator.getByLabel('Password', { exact: true }).fill(demo.operator.password);
  await operator.getByRole('button', { name: 'Sign in' }).click();
  await expect(operator.getByRole('heading', { name: 'Enquiries', exact: true })).toBeVisible();
  await operator.getByLabel('Search').fill(reference);
  const card = operator.getByRole('listitem').filter({ hasText: property });
  await expect(card).toContainText('Could we try it with ten rooms?');
  expect(await axeFindings(operator)).toEqual([]);
  await card.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(operator.getByText(`${reference} is handled.`)).toBeVisible();
  await card.getByRole('button', { name: 'Open again' }).click();
  await expect(operator.getByText(`${reference} is open again.`)).toBeVisible();
  await operator.getByLabel('Search').fill('nobody wrote this');
  await expect(operator.getByText('No enquiry has these words.')).toBeVisible();
});

test('a manager of a hotel reads that enquiries are not for them', async ({ page, demo }) => {
  await signIn(page, demo.shellUrl, demo.manager);
  await expect(page.getByRole('link', { name: 'Enquiries' })).toHaveCount(0);
  await page.goto('/dashboard/leads');
  await expect(page.getByText('Enquiries are not yours to see')).toBeVisible();
});

for (const [path, name] of [
  ['/partners', 'Become a partner'],
  ['/integrations', 'Request an integration'],
] as const) {
  test(`${path} has its own form, without an accessibility fault`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Tell us your name.')).toBeVisible();
    expect(await axeFindings(page, { within: `form[aria-label="${name}"]` })).toEqual([]);
    await form.getByLabel('Name', { exact: true }).fill('Inês Prata');
    await form.getByLabel('Work e-mail').fill(`ines-${mark()}@prata.example`);
    await form.getByLabel(/^(Property|Company)$/).fill('Prata');
    if (path === '/integrations') await form.getByLabel('System and version').fill('Opera 5.6');
    await form.getByRole('textbox').last().fill('Rooms and stays, each minute.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^BK-/)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is sent by the browser and answered with a page', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Get in touch' });
    await form.getByLabel('Name', { exact: true }).fill('Inês Prata');
    await form.getByLabel('Work e-mail').fill(`ines-${mark()}@prata.example`);
    await form.getByLabel('Property').fill('Prata');
    await form.getByLabel('What would you like to know?').fill('Does it work without scripts?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
    await expect(page.getByText(/BK-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  });
});
