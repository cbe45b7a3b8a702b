import { expect, test } from '@jest/globals';
import { AddressNotAllowedError } from '../../../platform/outbound/guarded-fetch.ts';
import { sendWebhook } from './send-webhook.ts';

const message = {
  id: 'msg_1',
  url: 'https://db.internal/hook',
  secret: `whsec_${Buffer.from('a secret of the property').toString('base64')}`,
  body: '{}',
};

const failing = (error: Error) =>
  sendWebhook(message, { fetch: () => Promise.reject(error) }, new Date('2026-03-15T14:00:00Z'));

test('a name in the server’s own network is told apart from no other failure', async () => {
  const barred = await failing(new AddressNotAllowedError());
  expect(barred).toEqual(await failing(new Error('connect ECONNREFUSED')));
  expect(barred).toEqual(await failing(new DOMException('too slow', 'TimeoutError') as Error));
});
