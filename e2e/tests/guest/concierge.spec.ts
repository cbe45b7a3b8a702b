import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { openConversation, signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test('a guest orders from the menu in the chat, changes the cart, confirms it, and the kitchen has it', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const staff = await (await browser.newContext({ viewport: DESK })).newPage();
  await enter(guest, placeNamed(demo, 'Room 302'));
  // Drinks are served all day, so the time of the test does not matter.
  await write(guest, '2 lattes with oat milk, please');
  const cart = guest.getByRole('article', { name: 'Your order' });
  await expect(cart).toContainText('Latte');
  await expect(cart).toContainText('Oat milk');
  await expect(cart).toContainText('€8.60');
  await expect(cart).toContainText('Not ordered yet');
  await cart.getByRole('button', { name: 'One Latte more' }).click();
  await expect(cart.getByRole('button', { name: 'Confirm €12.90' })).toBeVisible();
  await cart.getByRole('button', { name: 'Confirm €12.90' }).click();
  await expect(conversation(guest)).toContainText('Your order is with the kitchen. Total €12.90.');
  await expect(guest.getByRole('article', { name: /^Order no\. \d+/ })).toContainText('With the kitchen');

  await signIn(staff, demo.shellUrl, demo.manager);
  await expect(staff.getByRole('row', { name: /Room 302 Food order/ })).toBeVisible();
});

test('an unanswered question is a gap; a manager answers it, and the next guest gets the answer', async ({
  browser,
  demo,
}) => {
  const first = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const manager = await (await browser.newContext({ viewport: DESK })).newPage();
  const question = 'Do you lend out telescopes?';
  await enter(first, placeNamed(demo, 'Room 303'));
  await write(first, question);
  await expect(conversation(first)).toContainText("I don't know that");

  await signIn(manager, demo.shellUrl, demo.manager);
  await manager.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Knowledge' }).click();
  await manager.getByRole('navigation', { name: 'Knowledge' }).getByRole('link', { name: /^Gaps/ }).click();
  await manager.getByRole('button', { name: `Answer: ${question}` }).click();
  const gap = manager.getByRole('listitem', { name: question });
  await gap.getByLabel('Name').fill('Telescopes');
  await gap.getByLabel('Answer').fill('Two telescopes can be borrowed at reception for the night.');
  await gap.getByRole('button', { name: 'Teach it' }).click();
  await expect(manager.getByText('Telescopes is live. The next guest who asks is told.')).toBeVisible();

  const next = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  await enter(next, placeNamed(demo, 'Room 304'));
  await write(next, question);
  await expect(conversation(next)).toContainText(
    'Two telescopes can be borrowed at reception for the night.',
  );
  await expect(next.getByRole('list', { name: 'Where this comes from' })).toContainText('Telescopes');
  await next.getByRole('button', { name: 'This is wrong: Telescopes' }).click();
  await expect(next.getByText('Thank you, we look into it.')).toBeVisible();
});

test('for a VIP nothing reaches the guest before a person sends it', async ({ browser, demo }) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const manager = await (await browser.newContext({ viewport: DESK })).newPage();
  await enter(guest, placeNamed(demo, 'Room 101'));
  await write(guest, 'When is breakfast?');
  await expect(conversation(guest)).toContainText('AI assistant');

  await signIn(manager, demo.shellUrl, demo.manager);
  await openConversation(manager, 'Room 101');
  await manager.getByText(/^Assistant here: auto/).click();
  await manager.getByRole('checkbox', { name: 'VIP' }).check();
  await manager.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(manager.getByText(/^Assistant here: suggest/)).toBeVisible();

  await write(guest, 'Could we have two more towels please?');
  await expect(conversation(guest)).toContainText('I have passed this to Reception');
  const draft = manager.getByRole('region', { name: 'Suggested answer' });
  await expect(draft).toContainText('two towels');
  await expect(guest.getByRole('article', { name: /Towels/ })).toHaveCount(0);
  await draft.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(guest)).toContainText('two towels');
  await expect(guest.getByRole('article', { name: /Towels/ })).toBeVisible();
});
