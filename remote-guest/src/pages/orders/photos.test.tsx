import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakePictures } from '../../test-support/fake-pictures.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { ago, openOrdersPage, readyApi, towels } from './open-orders-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
  fakePictures();
});

const photos = [
  { photo: { id: 'p-guest', width: 400, height: 300 }, takenFrom: 'message-1', sentAt: ago(60_000) },
  { photo: { id: 'p-staff', width: 400, height: 300 }, takenFrom: null, sentAt: ago(30_000) },
];

test('the details show the photos of a request, the guest’s and those of the staff, and say whose they are', async () => {
  const api = readyApi([{ ...towels, photos }], []);
  api.answer('GET /api/guest/photos/{id}', new Blob(['jpeg']));
  openOrdersPage('/orders?request=request-1', api);
  expect(await screen.findByAltText(/^Photo from the staff, /)).toBeVisible();
  expect(await screen.findByAltText(/^Photo that you sent, /)).toBeVisible();
  const asked = api.of('GET /api/guest/photos/{id}').map(({ input }) => input);
  expect(asked).toContainEqual({ params: { id: 'p-staff' }, query: { size: 'thumbnail' } });
});
