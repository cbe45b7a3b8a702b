import { openVerificationMail } from '../../people/mailbox.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('a person joins by an invitation, works, and is out within a minute when a manager suspends them', async ({
  browser,
  demo,
}) => {
  const mark = Date.now().toString(36);
  const name = `Noa Reis ${mark}`;
  const email = `noa-${mark}@aurora.example`;
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, demo.shellUrl, demo.manager);
  await manager
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Team', exact: true })
    .click();
  await manager.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Role').selectOption('Front desk');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = (await dialog.getByLabel('Invitation link').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();

  const noa = await (await browser.newContext()).newPage();
  await noa.goto(link);
  await expect(noa.getByText(/invites you to Hotel Aurora/)).toBeVisible();
  await noa.getByLabel('Full name').fill(name);
  await noa.getByLabel('Work e-mail').fill(email);
  await noa.getByLabel('Password', { exact: true }).fill('long enough by far');
  await noa.getByRole('button', { name: 'Join' }).click();
  await expect(noa.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  // The invitation is the approval: only the e-mail has to be verified.
  await openVerificationMail(noa.request, demo, email);
  await noa.getByRole('button', { name: 'Check now' }).click();
  await expect(noa.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 45_000 });

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByText('This invitation is not open any more')).toBeVisible();

  const member = manager.getByRole('listitem', { name });
  await expect(member).toContainText('Front desk');
  await member.getByRole('button', { name: `Change ${name}` }).click();
  const change = manager.getByRole('dialog', { name: `Change ${name}` });
  await change.getByRole('button', { name: 'Suspend' }).click();
  await change.getByLabel('Reason (optional)').fill('The season is over.');
  await change.getByRole('button', { name: 'Yes, suspend' }).click();
  await expect(member).toContainText('Suspended');
  // Their open page loses the queue by itself.
  await expect(noa.getByText('Your access is suspended')).toBeVisible({ timeout: 60_000 });
});
