import type { DepartmentHours, InformationEntry } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Information } from '../../kept-information/kept-information.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { germanWords } from '../../test-support/german-words.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { wordsBeyond } from '../../test-support/words-beyond.ts';
import { Page } from './page.tsx';

const READ = 'GET /api/guest/information';
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const dayKey = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(Date.now() + days * 24 * HOUR_MS);

const entry = (id: string, topic: string, more: Partial<InformationEntry> = {}): InformationEntry => ({
  id,
  topic,
  title: `Title ${id}`,
  text: { en: `About ${id}.` },
  confirmedAt: '2026-09-03T10:00:00.000Z',
  ...more,
});

const spa: DepartmentHours = {
  key: 'spa',
  name: 'Spa',
  open: false,
  changesAt: inHours(2),
  days: [
    { day: dayKey(-1), hours: [{ opens: '01:00', closes: '02:00' }], holiday: null },
    { day: dayKey(0), hours: [{ opens: '10:00', closes: '20:00' }], holiday: null },
    { day: dayKey(1), hours: [], holiday: 'Day of rest' },
  ],
};
const desk: DepartmentHours = {
  key: 'front-desk',
  name: 'Reception',
  open: true,
  changesAt: null,
  days: null,
};

function information(more: Partial<Information> = {}): Information {
  return {
    session: {
      ...sampleSession,
      property: { ...sampleSession.property, emergencyNumber: '112' },
    },
    departments: [desk, spa],
    entries: [
      entry('network', 'internet', {
        title: 'Wi-Fi',
        text: { en: 'It is Aurora-Guest.', pt: 'É Aurora-Guest.' },
      }),
      entry('checkIn', 'arrival', {
        title: 'Check-in',
        text: { en: 'From 15:00.', pt: 'A partir das 15:00.' },
      }),
      entry('newer', 'a-topic-of-a-newer-api', { title: 'Garden' }),
    ],
    more: false,
    ...more,
  };
}

function open(api = new ApiDouble().answer(READ, information())) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at="/chat/information" services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  return { api, user, page };
}

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('the information', () => {
  test('is by topic, with what guests need first at the start, and entries without a topic at the end', async () => {
    open();
    expect(await region('Arrival and departure')).toHaveTextContent('Check-inFrom 15:00.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How to reach us',
      'Opening hours',
      'Arrival and departure',
      'Internet and office',
      'More',
    ]);
    expect(within(await region('More')).getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect(screen.getAllByText(/^Checked 3 Sep/)).toHaveLength(3);
  });

  test('tells how to reach the property, and whom to call in danger', async () => {
    open();
    const reach = within(await region('How to reach us'));
    expect(reach.getByRole('link', { name: 'Write in the chat' })).toHaveAttribute('href', '/chat');
    expect(reach.getByRole('link', { name: 'Call the desk +351 210 000 000' })).toHaveAttribute(
      'href',
      'tel:+351210000000',
    );
    expect(reach.getByRole('link', { name: 'In danger, call 112' })).toHaveAttribute('href', 'tel:112');
  });

  test('without a phone number names only the chat', async () => {
    const { property } = sampleSession;
    const session = { ...sampleSession, property: { ...property, phone: null } };
    open(new ApiDouble().answer(READ, information({ session })));
    expect(within(await region('How to reach us')).getAllByRole('link')).toHaveLength(1);
  });

  test('has the current hours and those of the week, without past days', async () => {
    const { user } = open();
    const hours = within(await region('Opening hours'));
    const [reception, closed] = hours.getAllByRole('listitem');
    expect(reception).toHaveTextContent('ReceptionAt all hours');
    expect(closed).toHaveTextContent(/^SpaClosedopens .*\d\d:\d\d/);
    await user.click(hours.getByText('Hours of the week'));
    expect(hours.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10:00 to 20:00',
      'closed',
    ]);
    expect(hours.getByText(/\(Day of rest\)$/)).toBeVisible();
  });

  test('leaves out hours that the property has not set', async () => {
    open(new ApiDouble().answer(READ, information({ departments: [] })));
    await region('More');
    expect(screen.queryByRole('region', { name: 'Opening hours' })).toBeNull();
  });

  test('hours that have changed meanwhile are loaded again, and not shown as they were', async () => {
    const past = information({ departments: [{ ...spa, changesAt: inHours(-1) }] });
    const { api } = open(new ApiDouble().answer(READ, past));
    const spaItem = within(await region('Opening hours')).getByRole('listitem');
    expect(spaItem).not.toHaveTextContent('Closed');
    await waitFor(() => expect(api.of(READ).length).toBeGreaterThan(1));
  });

  test('is searched in the words of the reader, and says when nothing fits', async () => {
    const entries = Array.from({ length: 8 }, (_unused, index) => entry(`number ${index}`, 'food'));
    entries.push(entry('cafe', 'food', { title: 'Café' }));
    const { user } = open(new ApiDouble().answer(READ, information({ entries })));
    const search = await screen.findByRole('searchbox', { name: 'Search the information' });
    await user.type(search, 'CAFE');
    expect(screen.getByText('1 entry')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.type(search, ' zzz');
    expect(screen.getByText('Nothing fits. Ask in the chat in your own words.')).toBeVisible();
  });

  test('is in the guest’s language; a text without a translation is marked with its own', async () => {
    localStorage.setItem('bellkey:language', 'pt');
    open();
    expect(await screen.findByText('A partir das 15:00.')).not.toHaveAttribute('lang');
    expect(screen.getByText('About newer.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Informações' })).toBeVisible();
  });

  test('in German has no word of another language but the property’s own texts', async () => {
    localStorage.setItem('bellkey:language', 'de');
    const session = { ...sampleSession, place: { ...sampleSession.place, label: 'Zimmer 204' } };
    const departments = [{ ...desk, name: 'Rezeption' }];
    const { page } = open(new ApiDouble().answer(READ, information({ session, departments, entries: [] })));
    await region('Öffnungszeiten');
    expect(wordsBeyond(germanWords, page.container)).toEqual([]);
  });

  test('that is empty leads to the chat', async () => {
    open(new ApiDouble().answer(READ, information({ entries: [], departments: [] })));
    expect(await screen.findByText('Nothing is written down here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });

  test('that exceeds the page says so', async () => {
    open(new ApiDouble().answer(READ, information({ more: true })));
    expect(await screen.findByText('There is more than fits here. Ask in the chat.')).toBeVisible();
  });
});

describe('when it cannot be loaded', () => {
  test('the kept copy is shown with its time, and is loaded again with the network', async () => {
    const { page } = open();
    await region('More');
    page.unmount();
    setOnline(false);
    const { api } = open(new ApiDouble().refuse(READ, 'offline', 0));
    expect(
      await screen.findByText(/^You’re offline\. As of .*\d\d:\d\d\. Hours may have changed\.$/),
    ).toBeVisible();
    expect(await region('Internet and office')).toHaveTextContent('It is Aurora-Guest.');
    expect(screen.getByRole('link', { name: /^Call the desk/ })).toBeVisible();
    api.answer(READ, information());
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  });

  test('without a copy it says so, and tries again', async () => {
    const { user, api } = open(new ApiDouble().refuse(READ, 'unreachable', 0));
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    api.answer(READ, information());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await region('More')).toBeVisible();
  });

  test('without a session it leads to the code, and deletes the copy', async () => {
    const { page } = open();
    await region('More');
    page.unmount();
    open(new ApiDouble().refuse(READ, 'session-expired', 401));
    expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
    expect(localStorage.getItem('bellkey:information')).toBeNull();
  });

  test.each(['{"version":1,"information":{"session":{}}}', '{', '{"version":0}'])(
    'the damaged copy %s is ignored',
    async (copy) => {
      localStorage.setItem('bellkey:information', copy);
      open(new ApiDouble().refuse(READ, 'unreachable', 0));
      expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    },
  );
});
