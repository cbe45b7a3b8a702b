import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smoke } from '../../test-support/sample-alarm.ts';
import { sampleConversation } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { card, openChatInAlarm, taken } from './open-chat-in-alarm.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('a guest in danger', () => {
  test('sees when staff were alerted, what to do now, and whom to call', async () => {
    openChatInAlarm(smoke, { emergencyNumber: '999' });
    const shown = within(await card());
    expect(shown.getByText(/Staff were alerted at 14:02\./)).toBeVisible();
    expect(shown.getAllByRole('listitem')[0]).toHaveTextContent('Leave now.');
    expect(shown.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    expect(shown.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', 'tel:+351210000000');
  });

  test('has the card next to the composer, outside the scroll container', async () => {
    openChatInAlarm();
    const shown = await card();
    expect(screen.getByRole('log')).not.toContainElement(shown);
    expect(shown.nextElementSibling?.parentElement).toContainElement(
      screen.getByRole('textbox', { name: 'Message to Hotel Aurora' }),
    );
  });

  test('without a number of the property names the people to look for, and calls 112 by default', async () => {
    openChatInAlarm(smoke, { phone: null });
    const shown = within(await card());
    expect(shown.queryByRole('link', { name: 'Call the desk' })).toBeNull();
    expect(shown.getByText('Go to Reception, or tell any member of staff.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  });

  test('sees who handles it', async () => {
    const { becomes, announced } = openChatInAlarm();
    await card();
    becomes(taken);
    expect(await screen.findByText('Rita has it since 14:03.')).toBeVisible();
    expect(announced.filter(([, politeness]) => politeness === 'assertive')).toEqual([
      [expect.stringContaining('Staff were alerted at 14:02. Leave now.'), 'assertive'],
      ['Rita has it.', 'assertive'],
    ]);
  });

  test('with an uncertain message is asked whether they are safe', async () => {
    openChatInAlarm({ ...smoke, kind: 'danger', certainty: 'possible' });
    expect(within(await card()).getByRole('heading', { name: 'Are you safe?' })).toBeVisible();
  });

  test('does not read their position in the line', async () => {
    openChatInAlarm();
    await card();
    expect(screen.queryByText(/in line|You can go on writing/)).toBeNull();
  });
});

test('the card does not appear while something is pressed', async () => {
  const { becomes } = openChatInAlarm(null);
  const log = await screen.findByRole('log');
  fireEvent.pointerDown(log);
  becomes(smoke);
  expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull();
  fireEvent.pointerUp(log);
  expect(await card()).toBeVisible();
});

describe('It is over', () => {
  test('asks first, notifies the staff, and then removes the card', async () => {
    const { api, user } = openChatInAlarm(taken);
    api.answer('POST /api/guest/alarm/over', sampleConversation({ alarm: null }));
    await user.click(within(await card()).getByRole('button', { name: 'It is over' }));
    expect(screen.getByText('Is everyone safe?')).toBeVisible();
    expect(api.of('POST /api/guest/alarm/over')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, it is over' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull());
    expect(api.of('POST /api/guest/alarm/over')).toHaveLength(1);
  });

  test('can be cancelled', async () => {
    const { api, user } = openChatInAlarm();
    await user.click(within(await card()).getByRole('button', { name: 'It is over' }));
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.getByRole('button', { name: 'It is over' })).toBeVisible();
    expect(api.of('POST /api/guest/alarm/over')).toHaveLength(0);
  });

  test('that fails keeps the card, says so, and is sent again under the same key', async () => {
    const { api, user } = openChatInAlarm();
    api.refuse('POST /api/guest/alarm/over', 'unreachable', 503);
    await user.click(within(await card()).getByRole('button', { name: 'It is over' }));
    await user.click(screen.getByRole('button', { name: 'Yes, it is over' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Staff could not be told that it is over');
    expect(await card()).toBeVisible();
    api.answer('POST /api/guest/alarm/over', sampleConversation({ alarm: null }));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull());
    const keys = api.of('POST /api/guest/alarm/over').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('without a connection the calls stay, and the rest says that it is sent later', async () => {
    const { api, user } = openChatInAlarm();
    await card();
    setOnline(false);
    act(() => void fireEvent(window, new Event('offline')));
    api.refuse('POST /api/guest/alarm/over', 'offline', 0);
    expect(await screen.findByText(/Calls work; what you write is sent once you are back/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is over' }));
    await user.click(screen.getByRole('button', { name: 'Yes, it is over' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('once you are back');
  });
});

test('the emergency’s own card shows the steps taken, no Cancel and no promised time', async () => {
  openChatInAlarm();
  const steps = await screen.findByRole('list', { name: 'What was done' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['14:02 Staff were alerted', '14:03 Rita has it', '14:04 Rita is on the way']);
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  expect(screen.queryByText(/No time is promised/)).toBeNull();
});
