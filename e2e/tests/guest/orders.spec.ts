import { axeFindings } from '../../people/axe-findings.ts';
import { enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const ROOM = 'Room 206';

test('a request from the chat is in the guest’s requests, whose clock follows the staff until it is rated', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const staff = await (await browser.newContext({ viewport: DESK })).newPage();
  await signIn(staff, demo.shellUrl, demo.manager);
  await enter(guest, placeNamed(demo, ROOM));
  await write(guest, 'Could we have two more towels please?');
  // The shell's bar and the chat's header are a fifth of a phone's screen together, at most.
  const bar = guest.getByRole('banner').first();
  await expect(bar.getByRole('link', { name: `Hotel Aurora ${ROOM}` })).toBeVisible();
  const log = await guest.getByRole('log', { name: 'Conversation' }).boundingBox();
  expect(log?.y).toBeLessThanOrEqual(PHONE.height / 5);
  await requestCard(guest, 'Towels × 2').getByRole('link', { name: 'Details of Towels × 2' }).click();

  const card = requestCard(guest, 'Towels × 2');
  await expect(guest).toHaveURL(/\/orders\?request=/);
  await expect(card).toContainText('Asked');
  await expect(card).toContainText(/\d+ min left/);
  await guest.getByRole('link', { name: 'All requests' }).click();
  const active = guest.getByRole('region', { name: 'Active' }).getByRole('link', { name: /Towels × 2/ });
  await expect(active).toContainText(/\d+ min left/);
  expect(await axeFindings(guest)).toEqual([]);

  await staff.getByRole('button', { name: `Accept Towels × 2, ${ROOM}` }).click();
  await expect(active).toContainText('Accepted');
  await staff.getByRole('button', { name: `Start Towels × 2, ${ROOM}` }).click();
  await expect(active).toContainText('Under way');
  await active.click();
  await expect(guest.getByText(/It can’t be taken back any more/)).toBeVisible();
  await staff.getByRole('button', { name: `Done Towels × 2, ${ROOM}` }).click();
  await expect(card).toContainText('Done');
  await expect(guest.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(4);

  await guest.getByRole('radio', { name: '5 stars of 5' }).check();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Send rating' }).click();
  await expect(guest.getByText('You gave 5 of 5. Thank you.')).toBeVisible();
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('button', { name: 'Español' }).click();
  expect(await axeFindings(guest)).toEqual([]);
  await bar.getByRole('link', { name: 'Su perfil' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Su perfil' })).toBeVisible();
  await expect(guest.getByText(/1 petición, 0 pedidos/)).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);
  await bar.getByRole('link', { name: `Hotel Aurora ${ROOM}` }).click();
  await expect(requestCard(guest, 'Toallas × 2')).toContainText('Hecho');
});
