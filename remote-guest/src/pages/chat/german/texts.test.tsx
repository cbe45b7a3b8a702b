import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { germanWords } from '../../../test-support/german-words.ts';
import { smoke } from '../../../test-support/sample-alarm.ts';
import { sampleMessage } from '../../../test-support/sample-conversation.ts';
import { sampleService } from '../../../test-support/sample-service.ts';
import { setOnline } from '../../../test-support/set-online.ts';
import { wordsBeyond } from '../../../test-support/words-beyond.ts';
import { expectGerman, LOADING, openGerman } from './open-german-chat.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bellkey:language', 'de');
  setOnline(true);
});

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
