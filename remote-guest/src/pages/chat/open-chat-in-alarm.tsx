import type { Alarm, LiveEvent, PropertySummary } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { smoke } from '../../test-support/sample-alarm.ts';
import {
  sampleConversation,
  sampleMessage,
  sampleRequest,
  sampleSession,
} from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

export const taken: Alarm = {
  ...smoke,
  takenBy: { id: 'member-rita', name: 'Rita' },
  takenAt: '2026-03-15T14:03:00.000Z',
};
export const emergency = sampleRequest({
  id: 'request-9',
  title: 'Emergency',
  quantity: null,
  priority: 'emergency',
  promisedAt: null,
  steps: [
    { state: 'new', at: '2026-03-15T14:02:00.000Z', by: { kind: 'ai', name: null }, reason: null },
    {
      state: 'acknowledged',
      at: '2026-03-15T14:03:00.000Z',
      by: { kind: 'staff', name: 'Rita' },
      reason: null,
    },
    {
      state: 'in_progress',
      at: '2026-03-15T14:04:00.000Z',
      by: { kind: 'staff', name: 'Rita' },
      reason: null,
    },
  ],
  state: 'in_progress',
});

export function openChatInAlarm(alarm: Alarm | null = smoke, property: Partial<PropertySummary> = {}) {
  const api = new ApiDouble()
    .answer('GET /api/guest/session', {
      ...sampleSession,
      property: { ...sampleSession.property, ...property },
    })
    .answer(
      'GET /api/guest/conversation',
      sampleSnapshot({
        conversation: sampleConversation({ state: 'awaiting_human', alarm }),
        messages: [sampleMessage({ parts: [{ kind: 'request', requestId: 'request-9' }] })],
        requests: [emergency],
      }),
    )
    .answer('POST /api/guest/seen', undefined);
  const announced: Array<[string, string | undefined]> = [];
  const services = shellServices({
    api: api.client,
    announce: (message, politeness) => announced.push([message, politeness]),
  });
  render(
    <TestShell at="/chat" services={services}>
      <Page />
    </TestShell>,
  );
  const becomes = (next: Alarm | null) => {
    const event: LiveEvent = {
      type: 'conversation.updated',
      conversation: sampleConversation({ state: 'awaiting_human', alarm: next }),
    };
    act(() => api.streams.at(-1)?.onEvent(event));
  };
  return { api, announced, becomes, user: userEvent.setup() };
}

export const card = () => screen.findByRole('region', { name: 'Emergency' });
