import type { GuestSession } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { act, screen } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleMessage, sampleSession } from '../../test-support/sample-conversation.ts';
import { CODE, openScanPage, place } from './open-scan-page.tsx';

/** What the API returns for a message. */
const taken = (input: unknown) => {
  const { clientId, body } = (input as { body: { clientId: string; body: string } }).body;
  const sender = { kind: 'guest', name: null } as const;
  const createdAt = new Date().toISOString();
  return { ok: true, value: sampleMessage({ id: clientId, clientId, body, sender, createdAt }) } as const;
};

/** A guest who has confirmed the place; their session starts when the test says so. */
export async function arrive() {
  let settle = (_: ApiResult<GuestSession>) => {};
  const session = new Promise<ApiResult<GuestSession>>((resolve) => {
    settle = resolve;
  });
  const api = new ApiDouble()
    .answerWith('POST /api/guest/messages', taken)
    .answer('POST /api/qr/resolve', place)
    .answerWith('POST /api/guest/session', () => session)
    .answer('GET /api/guest/conversation', sampleSnapshot({ session: sampleSession }));
  const { user } = openScanPage(`/scan-qr?c=${CODE}`, api, true);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const box = await screen.findByRole('textbox', { name: 'Message to Hotel Aurora' });
  const answer = (result: ApiResult<GuestSession>) => act(async () => settle(result));
  return { api, user, box, answer };
}

/** The session that starts. */
export const started = { ok: true, value: sampleSession } as const;
