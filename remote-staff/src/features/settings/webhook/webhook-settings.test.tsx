import type { OperationOutput, Webhook, WebhookDelivery } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import { WebhookSettings } from './webhook-settings.tsx';

const saved: Webhook = {
  url: 'https://hooks.example/bellkey',
  kinds: ['alarm'],
  enabled: true,
  gaveUpAt: null,
  version: 3,
};
const delivery: WebhookDelivery = {
  id: 'd1',
  kind: 'request',
  createdAt: '2026-11-24T14:00:00.000Z',
  state: 'failed',
  attempts: 8,
  nextAt: null,
  status: 500,
  reason: 'The receiver has a fault.',
  text: 'Room 204 · Towels · due 14:20',
};
const answer = (webhook: Webhook | null, deliveries: WebhookDelivery[] = []) => ({
  'GET /api/staff/settings/webhook': () =>
    ({ ok: true, value: { webhook, deliveries } }) as {
      ok: true;
      value: OperationOutput<'GET /api/staff/settings/webhook'>;
    },
});

test('the secret is shown once, after the address was saved', async () => {
  const { writes } = show(WebhookSettings, {
    ...answer(saved),
    'PUT /api/staff/settings/webhook': ({ body }) => ({
      ok: true,
      value: { webhook: { ...saved, ...body }, secret: 'whsec_only-now' },
    }),
  });
  const address = await screen.findByRole('textbox', { name: 'Address' });
  await userEvent.clear(address);
  await userEvent.type(address, 'https://pager.example/x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('whsec_only-now')).toBeVisible();
  expect(writes()).toMatchObject([{ input: { body: { url: 'https://pager.example/x', version: 3 } } }]);
  await userEvent.click(screen.getByRole('button', { name: 'I have it' }));
  expect(screen.queryByText('whsec_only-now')).toBeNull();
});

test('a refused address shows why at its field', async () => {
  show(WebhookSettings, {
    ...answer(null),
    'PUT /api/staff/settings/webhook': () => ({
      ok: false,
      error: { ...problemFixture('bad-input', 400), fields: { url: 'Use https.' } },
    }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), 'http://pager.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use https.')).toBeVisible();
});

test('one that was turned off shows since when, and the state of its messages, which can be sent again', async () => {
  const { writes } = show(WebhookSettings, {
    ...answer({ ...saved, enabled: false, gaveUpAt: '2026-11-24T20:00:00.000Z' }, [delivery]),
    'POST /api/staff/settings/webhook-deliveries/{id}/replay': () => ({
      ok: true,
      value: { ...delivery, state: 'waiting', attempts: 0 },
    }),
  });
  expect(await screen.findByText('The webhook is off')).toBeVisible();
  const log = screen.getByRole('list', { name: 'Last messages' });
  expect(log).toHaveTextContent('Given up after 8 attempts (500). The receiver has a fault.');
  await userEvent.click(within(log).getByRole('button', { name: /^Send again: Room 204/ }));
  expect(writes()).toMatchObject([{ input: { params: { id: 'd1' } } }]);
});
