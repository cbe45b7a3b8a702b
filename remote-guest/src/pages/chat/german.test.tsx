import type { Alarm, Order, RequestState } from '@bellkey/shared/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { problemOf } from '../../test-support/api-double.ts';
import { germanWords } from '../../test-support/german-words.ts';
import { smoke } from '../../test-support/sample-alarm.ts';
import {
  sampleConversation,
  sampleMessage,
  sampleRequest,
  sampleSession,
} from '../../test-support/sample-conversation.ts';
import { sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { sampleService } from '../../test-support/sample-service.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { wordsBeyond } from '../../test-support/words-beyond.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

/** Other languages are separate files. */
const LOADING = { timeout: 5000 };
const place = { id: 'place-204', label: 'Zimmer 204', kind: 'room' as const };
const session = { ...sampleSession, place };
const starters = [{ label: 'Handtücher', text: 'Handtücher, bitte' }];
const department = { key: 'housekeeping', name: 'Hauswirtschaft' };
const request = (change: Parameters<typeof sampleRequest>[0]) =>
  sampleRequest({ title: 'Handtücher', place, department, ...change });
const offer = { text: 'Lieber morgen?', at: null, by: 'Ana', offeredAt: smoke.raisedAt };
const line = (change: Parameters<typeof sampleLine>[0] = {}) =>
  sampleLine({ name: 'Tomatensuppe', note: 'ohne Salz', ...change });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bellkey:language', 'de');
  setOnline(true);
});
afterEach(() => {
  setOnline(true);
});

function openGerman(change: Parameters<typeof sampleSnapshot>[0] = {}, more: Partial<typeof session> = {}) {
  const api = readyApi()
    .answer('GET /api/guest/session', { ...session, ...more })
    .answer('GET /api/guest/conversation', sampleSnapshot({ starters, ...change }));
  const page = openChatPage(api);
  return { ...page, box: () => screen.findByRole('textbox', { name: 'Nachricht an Hotel Aurora' }, LOADING) };
}

/** Fails with the words that are not German, also on a text that is no message. */
function expectGerman() {
  expect(wordsBeyond(germanWords, document.body)).toEqual([]);
}

test('finds a word of another language, in texts and in names', async () => {
  await openGerman().box();
  const label = document.createElement('p');
  label.textContent = 'Senden or leave';
  label.setAttribute('aria-label', 'Towels');
  document.body.append(label);
  expect(wordsBeyond(germanWords, document.body)).toEqual(['Towels', 'or', 'leave']);
  label.remove();
});

describe('a chat in German has no word of English', () => {
  test('on its first screen, in a room and at a table', async () => {
    const { box, page } = openGerman();
    await box();
    expect(screen.getByText(/Was darf Hotel Aurora für Sie tun/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chat mit Hotel Aurora' })).toHaveAttribute('lang', 'de');
    expectGerman();
    page.unmount();
    await openGerman({}, { place: { id: 't', label: 'Tisch 4', kind: 'table' as never } }).box();
    expect(screen.getByRole('link', { name: 'Speisekarte ansehen' })).toBeVisible();
    expectGerman();
  });

  test('in its messages, their sources, choices and receipts', async () => {
    const source = {
      id: 's',
      title: 'Frühstückszeiten',
      confirmedAt: '2026-03-01T10:00:00.000Z',
    };
    const { user, api, box } = openGerman({
      messages: [
        sampleMessage({
          id: 'm0',
          body: 'Bis wann gibt es Frühstück?',
          sender: { kind: 'guest', name: null },
        }),
        sampleMessage({
          body: 'Gern.',
          parts: [
            { kind: 'source', source },
            { kind: 'choices', choices: [{ label: 'Ja bitte', text: 'Ja' }] },
          ],
        }),
      ],
    });
    api.refuse('POST /api/guest/wrong', 'not-found', 404);
    await box();
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Das stimmt nicht: Frühstückszeiten' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expectGerman();
  });

  test.each<RequestState>([
    'new',
    'acknowledged',
    'in_progress',
    'needs_approval',
    'declined',
    'waiting_guest',
    'on_hold',
    'done',
    'closed',
    'cancelled',
  ])('on a request that is %s', async (state) => {
    const done = state === 'done' ? { doneAt: new Date().toISOString() } : {};
    const { box } = openGerman({
      requests: [
        request({ state, ...done, offer: state === 'waiting_guest' ? offer : null }),
        request({ id: 'request-2', state, promisedAt: null }),
        request({
          id: 'request-3',
          state,
          details: [
            { slot: 'people', value: '3' },
            { slot: 'until', value: '12:00' },
          ],
        }),
      ] as never,
    });
    await box();
    expect(screen.getAllByRole('heading', { name: /Handtücher/ })).toHaveLength(3);
    expectGerman();
  });

  test('when a request is taken back, and that fails', async () => {
    const { user, api, box } = openGerman({ requests: [request({})] });
    api.refuse('POST /api/guest/requests/{id}/cancel', 'not-cancellable', 409);
    await box();
    await user.click(screen.getByRole('button', { name: /Handtücher.* stornieren/ }));
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByText(/Das hat nicht geklappt/)).toBeVisible();
    expectGerman();
  });

  test.each<[string, Partial<Order>]>([
    [
      'a cart',
      { payments: ['room', 'on_delivery'], allergy: 'Nüsse', lines: [line({ ageRestricted: true })] },
    ],
    ['a cart with something sold out', { lines: [line({ trouble: 'sold-out', quantity: 2 })] }],
    ['an empty cart', { lines: [] }],
    ['an order', { state: 'submitted' as never, no: 4, payment: 'room', lines: [line()] }],
  ])('on %s', async (_, change) => {
    const order = sampleOrder({ place, lines: [line()], ...change });
    const messages = [sampleMessage({ body: 'Gern.', parts: [{ kind: 'order', orderId: order.id }] })];
    await openGerman({ messages, orders: [order] } as never).box();
    expect(screen.getByText(/Summe, inklusive Steuer/)).toBeVisible();
    expectGerman();
    act(() => {
      setOnline(false);
      window.dispatchEvent(new Event('offline'));
    });
    expectGerman();
  });

  test.each<[string, Alarm]>([
    ['that no one has taken', smoke],
    ['that someone has', { ...smoke, takenBy: { id: 'r', name: 'Rita' }, takenAt: smoke.raisedAt }],
    ['in doubt', { ...smoke, kind: 'medical', certainty: 'possible' }],
  ])('on an alarm %s', async (_, alarm) => {
    const emergency = request({ id: 'request-9', title: 'Notfall', priority: 'emergency', promisedAt: null });
    const conversation = sampleConversation({ state: 'awaiting_human', alarm });
    const { user, api, box } = openGerman({ conversation, requests: [emergency] });
    api.refuse('POST /api/guest/alarm/over', 'unreachable', 0);
    await box();
    expect(screen.getByRole('region', { name: 'Notfall' })).toBeVisible();
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Es ist vorbei' }));
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Ja, es ist vorbei' }));
    expect(await screen.findByText(/Dem Personal konnte nicht gesagt werden/)).toBeVisible();
    expectGerman();
  });

  test.each([
    [
      'waits for a person',
      sampleConversation({ state: 'awaiting_human', waitingSince: smoke.raisedAt, queuePosition: 2 }),
    ],
    ['talks to one', sampleConversation({ state: 'human_active', assignee: { id: 's', name: 'Ana' } })],
    ['was closed', sampleConversation({ state: 'resolved' })],
  ])('when the guest %s', async (_, conversation) => {
    await openGerman({ conversation }).box();
    expectGerman();
  });

  test('when a person can’t be fetched, a message is refused, another waits, and one is too long', async () => {
    const { user, api, box } = openGerman();
    api.refuse('POST /api/guest/handoff', 'unreachable', 0);
    api.refuse('POST /api/guest/messages', 'bad-input', 422);
    await user.click(await screen.findByRole('button', { name: 'Menschen fragen' }));
    expect(await screen.findByText('Noch konnte niemand benachrichtigt werden')).toBeVisible();
    await user.type(await box(), 'Ja{Enter}');
    expect(await screen.findByText(/Nicht gesendet/)).toBeVisible();
    expectGerman();
    await user.click(await box());
    await user.paste('1'.repeat(2001));
    expect(screen.getByText(/1 Zeichen zu viel/)).toBeVisible();
    expectGerman();
  });

  test('offline, over, out of reach, and without a session', async () => {
    const { page, say, box, user, api } = openGerman();
    api.refuse('POST /api/guest/messages', 'offline', 0);
    await box();
    act(() => {
      setOnline(false);
      window.dispatchEvent(new Event('offline'));
    });
    await user.type(await box(), 'Ja{Enter}');
    expect(await screen.findByText(/1 Nachricht wird gesendet, sobald/)).toBeVisible();
    expectGerman();
    say({ type: 'session.ended', reason: 'expired' });
    expect(screen.getByText('Ihr Besuch hier ist beendet')).toBeVisible();
    expectGerman();
    page.unmount();

    for (const [code, status] of [
      ['no-session', 401],
      ['offline', 0],
      ['warming-up', 503],
    ] as const) {
      localStorage.clear();
      localStorage.setItem('bellkey:language', 'de');
      const refused = readyApi().refuse('GET /api/guest/session', code, status, { code: '', requestId: '' });
      refused.answerWith('GET /api/guest/session', {
        ok: false,
        error: { ...problemOf(code, status), requestId: '' },
      });
      const { page: alone } = openChatPage(refused);
      await screen.findByRole(code === 'no-session' ? 'link' : 'button');
      // The short code for support is the same in every language.
      const beyond = wordsBeyond(germanWords, document.body).filter((word) => !code.includes(word));
      expect(beyond).toEqual([]);
      alone.unmount();
    }
  });
});

test('the services have no word of English', async () => {
  const services = [
    sampleService({ title: 'Handtücher', description: '' }),
    sampleService({ key: 'spa', title: 'Suite', category: 'star', open: false, opensAt: smoke.raisedAt }),
    sampleService({ key: 'x', title: 'Suite', category: 'info', open: false }),
  ];
  const { user, api, box } = openGerman();
  api.answer('GET /api/guest/services', { services });
  await box();
  await user.click(screen.getByRole('button', { name: 'Angebote' }));
  await user.type(await screen.findByRole('searchbox', {}, LOADING), 'Handtücher');
  expectGerman();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('button', { name: /Suite Geschlossen, öffnet 15. März/ })).toBeVisible();
  expectGerman();
});

test('one tap on the first screen changes the language, and keeps what was typed', async () => {
  const { user, box } = openGerman();
  await user.type(await box(), 'Handtücher');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  const french = await screen.findByRole('textbox', { name: 'Message à Hotel Aurora' }, LOADING);
  expect(french).toHaveValue('Handtücher');
  expect(localStorage.getItem('bellkey:language')).toBe('fr');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeVisible());
});
