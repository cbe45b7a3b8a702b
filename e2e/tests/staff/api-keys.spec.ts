import { axeFindings } from '../../people/axe-findings.ts';
import { newOwner } from '../../people/owner.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('a manager creates a key, a program calls with it, its use shows, and once revoked it is refused', async ({
  page,
  request,
  demo,
}) => {
  // A separate property: a key of the demo's would stay.
  const owner = await newOwner(request, demo);
  await signIn(page, demo.shellUrl, owner);
  await page.goto('/dashboard/settings?show=api-keys');
  await expect(page.getByText('No program has a key yet.')).toBeVisible();
  await page.getByLabel('What uses it').fill('Kitchen screen');
  await page.getByRole('checkbox', { name: 'See requests' }).check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const secret = (await page.getByText(/^bk_[\w-]{43}$/).textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  const key = page.getByRole('list', { name: 'Keys' }).getByRole('listitem');
  await expect(key).toContainText(`Kitchen screen ${secret.slice(0, 9)}…`);
  await expect(key).toContainText('not used yet');

  const property =
    (await page
      .getByText(/Programs name the property/)
      .getByRole('code')
      .textContent()) ?? '';
  const call = async (path: string, method: 'get' | 'post' = 'get') => {
    const answer = await request[method](`${demo.shellUrl}/api/staff/${path}?property=${property}`, {
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'post' && { data: { service: 'towels', placeId: 'nowhere' } }),
    });
    return [answer.status(), (await answer.json()).code];
  };
  expect(await call('requests')).toEqual([200, undefined]);
  expect(await call('requests', 'post')).toEqual([403, 'forbidden']);
  expect(await call('settings')).toEqual([403, 'forbidden']);
  await page.reload();
  await expect(key).toContainText('last used on');

  await page.getByRole('button', { name: 'Revoke Kitchen screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).click();
  await expect(key).toContainText('Calls with it are refused.');
  expect(await call('requests')).toEqual([401, 'unauthenticated']);
});
