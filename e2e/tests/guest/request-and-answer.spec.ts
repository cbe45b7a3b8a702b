import { conversation, enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { answer, openConversation, signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const TOWELS = 'Towels × 2';

test('a guest asks for towels, staff accepts and answers, and the guest sees both without reloading', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const staff = await (await browser.newContext({ viewport: DESK })).newPage();
  const room = placeNamed(demo, 'Room 204');

  await signIn(staff, demo.shellUrl, demo.staff);
  await enter(guest, room);
  await write(guest, 'Could we have two more towels please?');
  await expect(conversation(guest)).toContainText('Could we have two more towels please?');
  await expect(conversation(guest)).toContainText(
    /Housekeeping will bring two towels to Room 204 by \d\d:\d\d/,
  );
  await expect(requestCard(guest, TOWELS)).toContainText('Room 204');
  await expect(requestCard(guest, TOWELS)).toContainText('Housekeeping');

  const row = staff.getByRole('row', { name: /Room 204 Towels × 2 Housekeeping/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Accept Towels × 2, Room 204' }).click();
  await expect(requestCard(guest, TOWELS)).toContainText('Accepted');

  await openConversation(staff, 'Room 204');
  await answer(staff, 'They are on their way.');
  await expect(conversation(guest)).toContainText('They are on their way.');
  await expect(guest.getByText('A person answers. The AI assistant is silent.')).toBeVisible();

  await write(guest, 'Thank you. Could we have two more pillows too?');
  await expect(
    staff.getByRole('region', { name: 'Conversation with Room 204' }).getByText('two more pillows'),
  ).toBeVisible();
  await expect(requestCard(guest, /Pillows/)).toHaveCount(0);
});

test('a guest who asks for a person waits for one, and meanwhile the assistant only serves', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  await enter(guest, placeNamed(demo, 'Room 205'));
  await write(guest, 'Is there a pool?');
  await expect(conversation(guest)).toContainText('AI assistant');
  await guest.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(guest.getByRole('button', { name: 'Talk to a person' })).toHaveCount(0);
  const awaited = conversation(guest).getByText('The team has your message and will answer you here.');
  await write(guest, 'I would rather tell them in person.');
  await expect(awaited).toHaveCount(1);
  await write(guest, 'It is a private matter.');
  await write(guest, 'Two bathrobes, please.');
  await expect(conversation(guest)).toContainText(/Housekeeping will bring two bathrobes/);
  await expect(awaited).toHaveCount(1);
});
