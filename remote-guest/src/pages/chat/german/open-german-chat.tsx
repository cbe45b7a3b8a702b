import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleSnapshot } from '../../../conversation/state/sample-snapshot.ts';
import { germanWords } from '../../../test-support/german-words.ts';
import { smoke } from '../../../test-support/sample-alarm.ts';
import { sampleRequest, sampleSession } from '../../../test-support/sample-conversation.ts';
import { sampleLine } from '../../../test-support/sample-menu.ts';
import { wordsBeyond } from '../../../test-support/words-beyond.ts';
import { openChatPage, readyApi } from '../open-chat-page.tsx';

/** Other languages are separate files. */
export const LOADING = { timeout: 5000 };
export const place = { id: 'place-204', label: 'Zimmer 204', kind: 'room' as const };
const session = { ...sampleSession, place };
const starters = [{ label: 'Handtücher', text: 'Handtücher, bitte' }];
const department = { key: 'housekeeping', name: 'Hauswirtschaft' };
export const request = (change: Parameters<typeof sampleRequest>[0]) =>
  sampleRequest({ title: 'Handtücher', place, department, ...change });
export const offer = { text: 'Lieber morgen?', at: null, by: 'Ana', offeredAt: smoke.raisedAt };
export const line = (change: Parameters<typeof sampleLine>[0] = {}) =>
  sampleLine({ name: 'Tomatensuppe', note: 'ohne Salz', ...change });

/** Opens the chat of a guest who reads German, in a room whose names are German. */
export function openGerman(
  change: Parameters<typeof sampleSnapshot>[0] = {},
  more: Partial<typeof session> = {},
) {
  const api = readyApi()
    .answer('GET /api/guest/session', { ...session, ...more })
    .answer('GET /api/guest/conversation', sampleSnapshot({ starters, ...change }));
  const page = openChatPage(api);
  return { ...page, box: () => screen.findByRole('textbox', { name: 'Nachricht an Hotel Aurora' }, LOADING) };
}

/** Fails with the words that are not German, also on a text that is no message. */
export function expectGerman() {
  expect(wordsBeyond(germanWords, document.body)).toEqual([]);
}
