import { openVerificationMail } from '../../people/mailbox.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('someone registers, waits, is approved by a manager and comes to the dashboard', async ({
  browser,
  demo,
}) => {
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, demo.shellUrl, demo.manager);
  await manager
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Team', exact: true })
    .click();
  const joinCode =
    (await manager.getByRole('status', { name: 'Join code', exact: true }).textContent()) ?? '';
  expect(joinCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  // A unique name, so that several runs against one stack do not collide.
  const mark = Date.now().toString(36);
  const name = `Rita Costa ${mark}`;
  const email = `rita-${mark}@aurora.example`;
  const rita = await (await browser.newContext()).newPage();
  await rita.goto(`${demo.shellUrl}/staff-login`);
  await rita.getByRole('link', { name: 'Register as staff' }).click();
  const ask = rita.getByRole('button', { name: 'Ask to join' });

  // Everything that is missing is named, and the first field takes the focus.
  await ask.click();
  await expect(rita.getByLabel('Join code')).toBeFocused();
  await expect(rita.getByText('Choose a password.')).toBeVisible();

  await rita.getByLabel('Join code').fill(joinCode.toLowerCase());
  await expect(rita.getByText('This is the code of Hotel Aurora.')).toBeVisible();
  await rita.getByRole('checkbox', { name: 'Housekeeping' }).check();
  await rita.getByLabel('Full name').fill(name);
  await rita.getByRole('checkbox', { name: 'Portuguese' }).check();
  await rita.getByLabel('Work e-mail').fill(email);
  await rita.getByLabel('Password', { exact: true }).fill('short');
  await expect(rita.getByRole('listitem').filter({ hasText: 'At least 12 characters' })).toContainText(
    'not met yet',
  );
  await rita.getByLabel('Password', { exact: true }).fill('long enough by far');

  // The API fails between the account and the request: nothing typed is lost, and trying again continues.
  await rita.route('**/api/staff/registrations', (route) => route.abort());
  await ask.click();
  await expect(rita.getByRole('alert')).toBeVisible();
  await expect(rita.getByLabel('Full name')).toHaveValue(name);
  await rita.unroute('**/api/staff/registrations');
  await ask.click();

  await expect(rita.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expect(rita.getByRole('main')).toContainText(email);
  await expect(rita.getByRole('main')).toContainText('Hotel Aurora');

  // Without reloading: the stream updates the manager's page.
  const request = manager.getByRole('region', { name: 'Asking to join' }).getByRole('listitem', { name });
  await expect(request).toContainText('Housekeeping');
  // Anyone could have typed her address: it has to be verified first, and the page notices by itself.
  await expect(request).toContainText('E-mail not verified');
  await expect(request.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await openVerificationMail(rita.request, demo, email);
  await expect(request.getByText('E-mail not verified')).toHaveCount(0, { timeout: 30_000 });
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(manager.getByText(`${name} is on the team now.`)).toBeVisible();
  await expect(request).toHaveCount(0);

  await rita.getByRole('button', { name: 'Check now' }).click();
  await expect(rita.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(rita.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);

  // Registering again with a wrong password reveals nothing about the account.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${demo.shellUrl}/staff-register`);
  await stranger.getByLabel('Join code').fill(joinCode);
  await stranger.getByRole('checkbox', { name: 'Housekeeping' }).check();
  await stranger.getByLabel('Full name').fill('Somebody Else');
  await stranger.getByLabel('Work e-mail').fill(email);
  await stranger.getByLabel('Password', { exact: true }).fill('another guess');
  await stranger.getByRole('button', { name: 'Ask to join' }).click();
  await expect(stranger.getByRole('alert')).toContainText('We could not use this e-mail and password.');
  await expect(stranger.getByLabel('Full name')).toHaveValue('Somebody Else');
});

test('a password reset is requested, and the answer is the same for an unknown address', async ({
  page,
  demo,
}) => {
  for (const email of [demo.staff.email, 'nobody@aurora.example']) {
    await page.goto('/staff-login');
    await page.getByLabel('Work e-mail').fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/If this e-mail has an account, a link is on its way/)).toBeVisible();
  }
});
