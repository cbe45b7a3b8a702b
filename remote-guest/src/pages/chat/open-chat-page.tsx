import type { LiveEvent, Message } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleMessage, sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

export const echo = (input: unknown) => {
  const { body } = input as { body: { clientId: string; body: string } };
  const message: Message = sampleMessage({
    id: `m-${body.clientId}`,
    clientId: body.clientId,
    body: body.body,
    sender: { kind: 'guest', name: null },
    engine: null,
    createdAt: new Date().toISOString(),
  });
  return { ok: true as const, value: message };
};

export function openChatPage(api = readyApi()) {
  const announced: string[] = [];
  const voices: Array<string | undefined> = [];
  const holds = new Set<string>();
  const services = shellServices({
    api: api.client,
    announce: (message, _, language) => {
      announced.push(message);
      voices.push(language);
    },
    holdReload: (reason) => {
      holds.add(reason);
      return () => holds.delete(reason);
    },
  });
  const user = userEvent.setup();
  const page = render(
    <TestShell at="/chat" services={services}>
      <Page />
    </TestShell>,
  );
  const emit = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  const box = () => screen.findByRole('textbox', { name: 'Message to Hotel Aurora' });
  return { api, user, page, announced, voices, holds, emit, box };
}

export function readyApi() {
  return new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot())
    .answer('POST /api/guest/seen', undefined)
    .answerWith('POST /api/guest/messages', echo);
}
