import { MESSAGE_MAX_PHOTOS } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { AttachPhotos } from './attach-photos.tsx';
import { useAttachedPhotos } from './use-attached-photos.ts';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const scaled = async (original: Blob) => ({ picture: original, width: 4, height: 3 });

function Form({ scale }: { scale: typeof scaled | (() => Promise<null>) }) {
  const attached = useAttachedPhotos('aurora', scale);
  return (
    <>
      <AttachPhotos attached={attached} hint="Only the staff see them." waits />
      <output>{attached.ids.join(' ')}</output>
    </>
  );
}

function open(answers: Parameters<typeof fakeApi>[0], scale: Parameters<typeof Form>[0]['scale'] = scaled) {
  const { api, calls } = fakeApi(answers);
  render(
    <TestShell at="/dashboard" services={shellServices({ api })}>
      <Form scale={scale} />
    </TestShell>,
  );
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText('Add photos', { selector: 'input' }), files);
  return { calls, choose };
}

const kept = (id: string) => ({ ok: true as const, value: { id, width: 4, height: 3 } });

test('a photo shows a preview and its progress until it is uploaded', async () => {
  let finish: () => void = () => undefined;
  const { calls, choose } = open({
    'POST /api/staff/photos': () =>
      new Promise((resolve) => {
        finish = () => resolve(kept('p1'));
      }),
  });
  await choose(file('tap.jpg'));
  expect(await screen.findByText('Being uploaded …')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress of photo 1' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', 'blob:photo');
  expect(screen.getByText('A photo is still being uploaded.')).toBeVisible();
  finish();
  expect(await screen.findByText('Ready to send')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('p1')).toBeVisible();
  expect(calls).toMatchObject([{ key: 'POST /api/staff/photos', input: { query: { property: 'aurora' } } }]);
});

test('one that fails says why, and is tried again under the same id', async () => {
  let attempts = 0;
  const { calls, choose } = open({
    'POST /api/staff/photos': () => {
      attempts += 1;
      return attempts === 1
        ? { ok: false, error: problemFixture('photos-busy', 503, 'Many photos come at once.') }
        : kept('p1');
    },
  });
  await choose(file('tap.jpg'));
  expect(await screen.findByText('Many photos come at once.')).toBeVisible();
  expect(screen.getByText('A photo was not uploaded. Try it again, or remove it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: photo 1' }));
  expect(await screen.findByText('Ready to send')).toBeVisible();
  const ids = calls.map(({ input }) => (input as { query: { clientId: string } }).query.clientId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('a file that is no photo is not uploaded, and can be removed', async () => {
  const { calls, choose } = open({}, async () => null);
  await choose(file('list.jpg'));
  expect(await screen.findByText(/cannot be opened as a photo/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(calls).toEqual([]);
});

test('there are at most four, and the rest is said to be left out', async () => {
  let number = 0;
  const { choose } = open({
    'POST /api/staff/photos': () => {
      number += 1;
      return kept(`p${number}`);
    },
  });
  await choose(...['1', '2', '3', '4', '5'].map((name) => file(`${name}.jpg`)));
  expect(await screen.findByText('At most 4 photos.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Photos to send' })).getAllByRole('listitem')).toHaveLength(
    MESSAGE_MAX_PHOTOS,
  );
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
});
