import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { sampleService } from '../../test-support/sample-service.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

const soup = sampleService({ key: 'roomService', title: 'Room service', category: 'food', starter: 'Soup?' });
const spa = sampleService({
  key: 'spa',
  title: 'Spa',
  category: 'couple',
  open: false,
  opensAt: new Date(Date.now() + 7 * 24 * 3600_000).toISOString(),
});
const withServices = () =>
  readyApi().answer('GET /api/guest/services', { services: [sampleService(), soup, spa] });
const panel = () => screen.findByRole('region', { name: 'What you can ask for' });
const search = () => screen.findByRole('searchbox', { name: 'Search services' });

test('one button at the composer opens the services; choosing one puts its starter into the composer, unsent', async () => {
  const { user, box, api, announced } = openChatPage(withServices());
  await box();
  await user.click(screen.getByRole('button', { name: 'Services' }));
  expect(await search()).toHaveFocus();
  expect(within(await panel()).getByText('Services: 3')).toBeVisible();
  await user.click(within(await panel()).getByRole('button', { name: 'Towels' }));
  expect(await box()).toHaveValue('Could I have fresh towels, please?');
  expect(await box()).toHaveFocus();
  expect(api.of('POST /api/guest/messages')).toEqual([]);
  expect(announced).toContain('It is in the message. Send it, or change it first.');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what was typed stays: the starter goes below it', async () => {
  const { user, box } = openChatPage(withServices());
  await user.type(await box(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'See all services' }));
  await search();
  await user.click(screen.getByRole('button', { name: 'Room service' }));
  expect(await box()).toHaveValue('Hello\nSoup?');
});

test('by keyboard: type to search, Escape goes back to the composer', async () => {
  const { user, box } = openChatPage(withServices());
  await box();
  await user.click(screen.getByRole('button', { name: 'Services' }));
  await user.type(await search(), 'SPÁ');
  const list = await panel();
  expect(within(list).getByText('Services: 1')).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'Towels' })).toBeNull();
  await user.type(await search(), 'xyz');
  expect(within(list).getByText(/Nothing fits/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await box()).toHaveFocus();
});

test('a closed service says when it opens', async () => {
  const { user, box } = openChatPage(withServices());
  await box();
  await user.click(screen.getByRole('button', { name: 'Services' }));
  await search();
  expect(screen.getByRole('button', { name: /Spa.*Closed, opens \d+ \w+, \d\d:\d\d/ })).toBeVisible();
});

test('a table is offered food, and nothing of a room', async () => {
  const place = { id: 'table-4', label: 'Table 4', kind: 'table' as const };
  const { user, box } = openChatPage(
    withServices().answer('GET /api/guest/session', { ...sampleSession, place }),
  );
  await box();
  await user.click(screen.getByRole('button', { name: 'Services' }));
  await search();
  expect(screen.getByRole('button', { name: 'Room service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Towels' })).toBeNull();
});

test('out of reach it says so and can be tried again; later the kept list is shown, as of when', async () => {
  const api = withServices().refuse('GET /api/guest/services', 'unreachable', 0);
  const { user, box } = openChatPage(api);
  await box();
  const open = screen.getByRole('button', { name: 'Services' });
  await user.click(open);
  expect(await screen.findByText(/The services can’t be shown right now/)).toBeVisible();
  api.answer('GET /api/guest/services', { services: [soup] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Room service' })).toBeVisible();
  await user.click(open);
  api.refuse('GET /api/guest/services', 'offline', 0);
  await user.click(open);
  expect(await screen.findByText(/As of \d\d:\d\d; hours may have changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Room service' })).toBeVisible();
});
