import { axeFindings } from '../../people/axe-findings.ts';
import { enter } from '../../people/guest.ts';
import { expect, test } from '../../stack/test.ts';

test('a visitor asks as the guest, accepts at the desk, and the guest’s card changes', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  const phone = page.getByRole('region', { name: 'The guest’s phone, Room 204' });
  const board = page.getByRole('region', { name: 'The staff board' });

  // Typed on the phone, like a guest.
  await phone.getByRole('textbox').fill('2 towels please');
  await phone.getByRole('textbox').press('Enter');
  const row = board.getByRole('row').filter({ hasText: 'Room 204' }).filter({ hasText: 'Towels × 2' });
  await expect(row).toBeVisible();
  const card = phone.getByRole('article', { name: /Towels/ });
  await expect(card.getByText('Asked', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();

  // The board's links stay within the demo, and the address bar does not change.
  const pages = board.getByRole('navigation', { name: 'Staff' }).getByRole('link');
  await expect(pages).toHaveText(['Dashboard', /^Guest chat/]);
  await pages.last().click();
  await expect(board.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  await pages.first().click();
  await expect(board.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/demo');

  // After a reload it is the same demo.
  await page.reload();
  await expect(phone.getByText('2 towels please').first()).toBeVisible();
});

test('a complaint goes to a person, who answers from the board', async ({ page }) => {
  await page.goto('/demo?script=complaint');
  const phone = page.getByRole('region', { name: 'The guest’s phone, Room 204' });
  const board = page.getByRole('region', { name: 'The staff board' });
  await expect(phone.getByText(/passed this to Reception/).first()).toBeVisible();
  await board.getByRole('link', { name: /^Guest chat/ }).click();
  await board
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /^Room 204 / })
    .click();
  await board.getByRole('textbox', { name: 'Answer to the guest' }).fill('I am on my way up.');
  await board.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('I am on my way up.')).toBeVisible();
});

test('in the flats only the host gives the door code, answering from the same board', async ({ page }) => {
  await page.goto('/str');
  await page.getByRole('link', { name: 'Be a guest in Apartment 3B' }).click();
  const phone = page.getByRole('region', { name: 'The guest’s phone, Apartment 3B' });
  const board = page.getByRole('region', { name: 'The staff board' });
  await expect(phone.getByText(/Check-in is from 16:00/)).toBeVisible();
  await expect(board.getByRole('row').filter({ hasText: 'Apartment 1A' })).toBeVisible();
  await page.getByRole('button', { name: 'The door code' }).click();
  await expect(phone.getByText(/passed this to your host/).first()).toBeVisible();
  await expect(phone.getByText(/With your host since/)).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Call the host' })).toBeVisible();
});

test('with the assistant off a person is asked for, and the guest reads about the slow network', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  const phone = page.getByRole('region', { name: 'The guest’s phone, Room 204' });
  await page.getByRole('checkbox', { name: /Assistant off/ }).check();
  await expect(page.getByRole('checkbox', { name: /Assistant off/ })).toBeEnabled();
  await page.getByRole('button', { name: 'In Portuguese' }).click();
  // The assistant does not say what it knows: a person is asked for.
  await expect(phone.getByText(/à Receção/).first()).toBeVisible();
  await expect(phone.getByText(/07:00/)).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Slow network/ }).check();
  await phone.getByRole('textbox').fill('Is anybody there?');
  await phone.getByRole('textbox').press('Enter');
  await expect(phone.getByText(/sending/i).first()).toBeVisible();
  await expect(phone.getByText('Is anybody there?')).toBeVisible();
});

test('a real guest session in the same browser is not affected', async ({ page, demo }) => {
  const room = demo.places.find(({ label }) => label === 'Room 306');
  if (!room) throw new Error('The demo property has no Room 306.');
  await enter(page, room);
  await expect(page.getByRole('region', { name: 'Chat with Hotel Aurora' })).toBeVisible();
  await page.goto('/demo?script=towels');
  const phone = page.getByRole('region', { name: 'The guest’s phone, Room 204' });
  await expect(phone.getByText('2 towels please').first()).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByText('Room 306')).toBeVisible();
  await expect(page.getByText('2 towels please')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });
  test('one side is shown at a time', async ({ page }) => {
    await page.goto('/demo?script=towels');
    const phone = page.getByRole('region', { name: 'The guest’s phone, Room 204' });
    const board = page.getByRole('region', { name: 'The staff board' });
    await expect(phone.getByText('2 towels please').first()).toBeVisible();
    await expect(board).toBeHidden();
    await page.getByRole('radio', { name: 'Staff board' }).check({ force: true });
    await expect(board.getByText('Towels × 2')).toBeVisible();
    // The board adapts to its frame: nothing of it is outside.
    await board
      .getByRole('button', { name: /^Accept/ })
      .first()
      .scrollIntoViewIfNeeded();
    const accept = await board
      .getByRole('button', { name: /^Accept/ })
      .first()
      .boundingBox();
    expect((accept?.x ?? 999) + (accept?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(phone).toBeHidden();
  });
});

test('the page has no accessibility fault, before it begins and while it runs', async ({ page }) => {
  await page.goto('/demo');
  await expect(page.getByRole('button', { name: 'Open the demo' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: 'Two towels' })
    .or(page.getByRole('button', { name: 'Open the demo' }))
    .first()
    .click();
  const board = page.getByRole('region', { name: 'The staff board' });
  await expect(board.getByRole('row').filter({ hasText: 'Room 305' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
