import type { FirstConversation, FirstPage } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { problemOf } from '../../test-support/api-double.ts';
import { sampleMessage, sampleSession } from '../../test-support/sample-conversation.ts';
import { readyApi } from './open-chat-page.tsx';
import { Page, prepare } from './page.tsx';

let roots: Root[];
beforeEach(() => {
  localStorage.clear();
  roots = [];
});
afterEach(() => {
  act(() => {
    for (const root of roots) root.unmount();
  });
  document.body.innerHTML = '';
});

const given = (change: Partial<FirstConversation> = {}): FirstConversation => ({
  kind: 'conversation',
  at: Date.parse('2026-03-15T14:05:00.000Z'),
  languages: ['en'],
  conversation: sampleSnapshot({ session: sampleSession, messages: [sampleMessage()] }),
  form: { clientId: 'from-the-server', body: '', problem: null },
  ...change,
});

/**
 * The chat as the server renders it, in the document; `takeOver` does what the browser does when its script has loaded.
 */
async function openRendered(data = given()) {
  const api = readyApi();
  const first = (): { current: FirstPage } => ({
    current: { remote: 'guest', page: 'chat', data, bar: null },
  });
  const app = () => (
    <TestShell at="/chat" services={shellServices({ api: api.client, first: first() })}>
      <Page />
    </TestShell>
  );
  await prepare(data);
  const place = document.createElement('div');
  place.innerHTML = renderToString(app());
  document.body.append(place);
  const problems: unknown[] = [];
  const takeOver = async () => {
    await act(async () => {
      roots.push(hydrateRoot(place, app(), { onRecoverableError: (error) => problems.push(error) }));
    });
    return problems;
  };
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  return { api, place, box, takeOver };
}

test('the server’s HTML has the conversation and a form that can be filled in and sent', async () => {
  const { place, box } = await openRendered();
  expect(place).toHaveTextContent('Of course. Housekeeping has it.');
  expect(box()).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  const form = box().form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/chat']);
  expect(new FormData(form ?? undefined).get('clientId')).toBe('from-the-server');
  expect(screen.getByRole('button', { name: 'Talk to a person' })).toHaveAttribute('form', form?.id);
});

test('the server’s HTML has no style attribute, which the page’s policy refuses', async () => {
  const starters = [{ label: 'Towels', text: 'Towels, please', icon: '/assets/service-icons/laundry.svg' }];
  const { place } = await openRendered(
    given({ conversation: sampleSnapshot({ session: sampleSession, starters }) }),
  );
  expect(place).toHaveTextContent('Towels');
  expect(place.querySelector('[style]')).toBeNull();
});

test('what was typed before the script is kept, in the same field, with its focus and caret', async () => {
  const { api, box, takeOver } = await openRendered();
  const field = box();
  field.value = 'Two towels';
  field.focus();
  field.setSelectionRange(4, 4);
  expect(await takeOver()).toEqual([]);
  expect(box()).toBe(field);
  expect(field).toHaveFocus();
  expect([field.value, field.selectionStart]).toEqual(['Two towels', 4]);
  expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('Two towels');
  // The page continues from what it was rendered with.
  expect(api.of('GET /api/guest/conversation')).toEqual([]);
  expect(api.streams.map(({ after }) => after)).toEqual(['1']);
});

test('what was sent before the script is in the outbox, shows once and is sent again under the same id', async () => {
  const { api, place, takeOver } = await openRendered();
  const entry = { clientId: 'from-the-server', body: 'Two towels', writtenAt: 5, refusal: null };
  localStorage.setItem('bellkey:outbox:conversation-1:from-the-server', JSON.stringify(entry));
  const sent = place.querySelector('[data-early-sent]');
  sent?.append(Object.assign(document.createElement('p'), { textContent: 'Two towels' }));
  expect(await takeOver()).toEqual([]);
  await waitFor(() => expect(screen.getAllByText('Two towels')).toHaveLength(1));
  expect(sent?.childElementCount).toBe(0);
  expect(api.of('POST /api/guest/messages').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'from-the-server',
  ]);
});

test('what an earlier visit left in the field comes back, also where the host’s script did not run', async () => {
  localStorage.setItem('bellkey:draft:conversation-1', 'Could I have');
  const { box, takeOver } = await openRendered();
  await takeOver();
  expect(box()).toHaveValue('Could I have');
});

test('another language and another clock than the server’s are taken over without a fault', async () => {
  localStorage.setItem('bellkey:language', 'de');
  const { takeOver } = await openRendered(given({ languages: ['pt'] }));
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
  expect(await takeOver()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Senden' })).toBeVisible();
  expect(document.cookie).toContain('bellkey-language=de');
});

test('a message that the API refused comes back into the field, with why', async () => {
  const form = { clientId: 'c', body: 'Two towels', problem: problemOf('rate-limited', 429) };
  const { box, takeOver } = await openRendered(given({ form }));
  expect(box()).toHaveValue('Two towels');
  expect(screen.getByRole('alert')).toHaveTextContent('detail of rate-limited');
  expect(await takeOver()).toEqual([]);
  expect(box()).toHaveValue('Two towels');
});

test('markup in what was said is text', async () => {
  const body = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>';
  const { place } = await openRendered(
    given({
      conversation: sampleSnapshot({ session: sampleSession, messages: [sampleMessage({ body })] }),
      form: { clientId: '"><script>', body, problem: null },
    }),
  );
  expect(place.querySelector('img, script')).toBeNull();
  expect(place).toHaveTextContent(body);
});
