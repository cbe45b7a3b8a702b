import { expect, test } from '@jest/globals';
import { tolerateBusyProvider } from './tolerate-busy-provider.ts';

const answering = (status: number) =>
  tolerateBusyProvider(
    async () => ({ status }) as Response,
    (url) => url.includes('identitytoolkit'),
  );

test.each([429, 500, 503])('a %i of the identity provider looks like a network failure', async (status) => {
  await expect(answering(status)('https://identitytoolkit.example/v1/accounts:lookup')).rejects.toThrow(
    TypeError,
  );
});

test('its refusals and the answers of other servers pass through', async () => {
  expect(await answering(400)('https://identitytoolkit.example/v1/x')).toMatchObject({ status: 400 });
  expect(await answering(503)('https://hotel.example/api')).toMatchObject({ status: 503 });
});
