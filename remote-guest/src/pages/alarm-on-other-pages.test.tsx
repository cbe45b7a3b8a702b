import type { LiveEvent } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../test-support/api-double.ts';
import { smoke } from '../test-support/sample-alarm.ts';
import { sampleConversation, sampleSession } from '../test-support/sample-conversation.ts';
import { Page as ComparePage } from './compare/page.tsx';
import { Page as ProfilePage } from './guest-profile/page.tsx';
import { Page as RegistrationPage } from './guest-registration/page.tsx';
import { Page as InformationPage } from './information/page.tsx';

/** Guest pages without a conversation of their own. */
const PAGES = [
  ['/guest-registration', RegistrationPage],
  ['/compare', ComparePage],
  ['/chat/information', InformationPage],
  ['/guest-profile/conversation-1', ProfilePage],
] as const;

const inDanger = sampleConversation({ state: 'awaiting_human', alarm: smoke });
const danger: LiveEvent = { type: 'conversation.updated', conversation: inDanger };

/** The page's own data is unreachable; the card does not need it. */
function open(at: string, Page: () => React.JSX.Element) {
  const api = new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot({}))
    .answer('POST /api/guest/alarm/over', sampleConversation({}));
  render(
    <TestShell at={at} services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  const emit = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  return { api, emit, user: userEvent.setup() };
}
const card = () => screen.findByRole('region', { name: 'Emergency' });

beforeEach(() => localStorage.clear());

describe.each(PAGES)('while an alarm is open, %s', (at, Page) => {
  test('shows what to do and whom to call, and accepts that it is over', async () => {
    const { api, emit, user } = open(at, Page);
    await waitFor(() => expect(api.streams).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull();
    emit(danger);
    const shown = within(await card());
    expect(shown.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(shown.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', 'tel:+351210000000');
    expect(shown.getByText('Take the stairs, not the lift.')).toBeVisible();
    expect(shown.queryByRole('button', { name: /Cancel/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'It is over' }));
    await user.click(shown.getByRole('button', { name: 'Yes, it is over' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull());
    expect(api.of('POST /api/guest/alarm/over')).toHaveLength(1);
  });
});

test('the card is in the guest’s language', async () => {
  localStorage.setItem('bellkey:language', 'de');
  const { api, emit } = open('/compare', ComparePage);
  await waitFor(() => expect(api.streams).toHaveLength(1));
  emit(danger);
  expect(await screen.findByRole('link', { name: '112 anrufen' })).toHaveAttribute('href', 'tel:112');
});
