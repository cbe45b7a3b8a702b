import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { problemOf } from '../../../test-support/api-double.ts';
import { germanWords } from '../../../test-support/german-words.ts';
import { smoke } from '../../../test-support/sample-alarm.ts';
import { sampleConversation } from '../../../test-support/sample-conversation.ts';
import { setOnline } from '../../../test-support/set-online.ts';
import { wordsBeyond } from '../../../test-support/words-beyond.ts';
import { openChatPage, readyApi } from '../open-chat-page.tsx';
import { expectGerman, openGerman } from './open-german-chat.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bellkey:language', 'de');
  setOnline(true);
});
afterEach(() => {
  setOnline(true);
});

describe('a notice in German has no word of English', () => {
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
    const { page, emit, box, user, api } = openGerman();
    api.refuse('POST /api/guest/messages', 'offline', 0);
    await box();
    act(() => {
      setOnline(false);
      window.dispatchEvent(new Event('offline'));
    });
    await user.type(await box(), 'Ja{Enter}');
    expect(await screen.findByText(/1 Nachricht wird gesendet, sobald/)).toBeVisible();
    expectGerman();
    emit({ type: 'session.ended', reason: 'expired' });
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
