import type { PropertyBar } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page as Chat } from './page.tsx';

beforeEach(() => localStorage.clear());

const readyApi = () =>
  new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot());

/** The chat in a shell that mounts its bar first. */
function WithBar({ api, close }: { api: ApiDouble; close: () => void }) {
  const [bar, setPropertyBar] = useState<PropertyBar | null>(null);
  const [services] = useState(() => shellServices({ api: api.client, setPropertyBar }));
  return (
    <TestShell at="/chat" services={services}>
      <nav aria-label="Bar">
        {bar?.head ?? 'Bellkey'}
        {bar?.menu(close)}
      </nav>
      <Chat />
    </TestShell>
  );
}

function open(api: ApiDouble, close: () => void = () => undefined) {
  const user = userEvent.setup();
  render(<WithBar api={api} close={close} />);
  return { user, bar: () => within(screen.getByRole('navigation', { name: 'Bar' })) };
}

test('with a session the bar is the property’s, with the guest’s links', async () => {
  const { bar } = open(readyApi());
  expect(await bar().findByRole('link', { name: 'Hotel Aurora Room 204' })).toHaveAttribute('href', '/chat');
  const links = within(bar().getByRole('list', { name: 'Your stay' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chat', '/chat'],
    ['Your requests', '/orders'],
    ['Menu and orders', '/restaurant-chat'],
    ['Information', '/chat/information'],
    ['Compare', '/compare'],
    ['Register before arrival', '/guest-registration'],
    ['Your profile', '/guest-profile/conversation-1'],
    ['Another code', '/scan-qr'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

test('its languages have their own names, and the chosen one is saved', async () => {
  const { bar, user } = open(readyApi());
  await user.click(await bar().findByRole('button', { name: 'Português' }));
  expect(bar().getByRole('link', { name: 'Os seus pedidos' })).toBeVisible();
  expect(bar().getByRole('button', { name: 'Português' })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('bellkey:language')).toBe('pt');
});

test('a link closes the menu, also one to where the guest is', async () => {
  const close = jest.fn();
  const { bar, user } = open(readyApi(), close);
  await user.click(await bar().findByRole('link', { name: 'Chat' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('the chat then leaves name and place to the bar, and keeps its heading for screen readers', async () => {
  const { bar } = open(readyApi());
  await bar().findByRole('link', { name: /Hotel Aurora/ });
  expect(screen.getByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'change' })).toBeNull();
});

test('without a session the bar is the platform’s', async () => {
  const { bar } = open(readyApi().refuse('GET /api/guest/session', 'no-session', 401));
  expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
  expect(bar().getByText('Bellkey')).toBeVisible();
});
