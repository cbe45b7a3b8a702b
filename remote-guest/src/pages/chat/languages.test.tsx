import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('languages and scripts', () => {
  test('names of another direction and with emoji stay whole, and the text around them keeps its order', async () => {
    const place = { id: 'p', label: 'غرفة 204 🏖️', kind: 'room' as const };
    const request = sampleRequest({ place, assignee: { id: 's', name: 'ליאת 👩🏽‍🍳' } });
    const parts = [{ kind: 'request' as const, requestId: request.id }];
    const sender = { kind: 'staff' as const, name: 'ליאת 👩🏽‍🍳' };
    const messages = [sampleMessage({ sender, body: 'שלום', parts })];
    openChatPage(
      readyApi().answer('GET /api/guest/conversation', sampleSnapshot({ messages, requests: [request] })),
    );
    const card = within(await screen.findByRole('article', { name: /Towels/ }));
    for (const name of [place.label, sender.name]) expect(card.getByText(name).tagName).toBe('BDI');
    expect(screen.getAllByText(/ליאת 👩🏽‍🍳/).length).toBeGreaterThan(1);
  });

  test('an answer is marked and announced in its own language, a change of a request in that of the page', async () => {
    const { emit, announced, voices, box } = openChatPage();
    await box();
    const body = 'Frühstück gibt es bis 10:30 Uhr.';
    emit({ type: 'message.created', message: sampleMessage({ body, language: 'de' }) });
    expect(screen.getByText(body)).toHaveAttribute('lang', 'de');
    expect([announced.at(-1), voices.at(-1)]).toEqual([`AI assistant: ${body}`, 'de']);
    const turn = { conversationId: 'conversation-1', turnId: 'turn-2' };
    emit({ type: 'reply.delta', ...turn, text: 'Ja, gern. Das' });
    expect([announced.at(-1), voices.at(-1)]).toEqual(['AI assistant: Ja, gern.', 'de']);
    emit({ type: 'request.created', request: sampleRequest() });
    expect(announced.at(-1)).toContain('Towels');
    expect(voices.at(-1)).toBeUndefined();
  });
});
