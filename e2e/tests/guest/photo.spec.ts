import path from 'node:path';
import { conversation, enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { openConversation, signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** Any picture that a guest could send. */
const PICTURE = path.resolve(import.meta.dirname, '../../../host/public/brand/harbourline/icon-512.png');
const FROM_ROOM = /^Photo from Room 203, \d\d:\d\d$/;

test('a guest shows a dripping tap, and staff see the photo on the request and in the conversation', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const staff = await (await browser.newContext({ viewport: DESK })).newPage();
  await enter(guest, placeNamed(demo, 'Room 203'));

  const choosing = guest.waitForEvent('filechooser');
  await guest.getByRole('button', { name: 'Add a photo' }).click();
  await (await choosing).setFiles(PICTURE);
  await expect(guest.getByAltText('Photo that is not sent yet')).toBeVisible();
  await write(guest, 'The tap in my bathroom is dripping');
  await expect(conversation(guest)).toContainText(/Maintenance will see to the leak in Room 203/);
  await expect(requestCard(guest, /Water leak/)).toContainText('Maintenance');
  await expect(guest.getByAltText('Photo that is not sent yet')).toHaveCount(0);
  await expect(conversation(guest).getByRole('img', { name: /^Photo that you sent, / })).toBeVisible();

  await signIn(staff, demo.shellUrl, demo.staff);
  await staff
    .getByRole('row', { name: /Room 203.*Water leak/ })
    .getByRole('button', { name: /Water leak/ })
    .first()
    .click();
  const details = staff.getByRole('complementary', { name: 'Request details' });
  await details.getByRole('button', { name: FROM_ROOM }).click();
  const whole = staff.getByRole('dialog', { name: FROM_ROOM }).getByRole('img');
  await expect(whole).toBeVisible();
  expect(await whole.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(512);
  await staff.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);

  await openConversation(staff, 'Room 203');
  const thread = staff.getByRole('region', { name: 'Conversation with Room 203' });
  await expect(thread.getByRole('img', { name: FROM_ROOM })).toBeVisible();
});

test('a photo that is sent without a connection waits in the browser, and is sent once when it is back', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const guest = await context.newPage();
  await enter(guest, placeNamed(demo, 'Room 202'));
  const choosing = guest.waitForEvent('filechooser');
  await guest.getByRole('button', { name: 'Add a photo' }).click();
  await (await choosing).setFiles(PICTURE);
  await context.setOffline(true);
  await guest.getByRole('button', { name: 'Send the photo' }).click();
  await expect(
    guest.getByText('You are offline. The photo is sent when you are connected again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(conversation(guest).getByRole('img', { name: /^Photo that you sent, / })).toHaveCount(1);
  await expect(conversation(guest)).toContainText('I cannot look at photos myself.');
  await expect(guest.getByAltText('Photo that is not sent yet')).toHaveCount(0);
});
