import type { Settings } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { type SettingsStore, useSettings } from './store/use-settings.ts';

/** Settings of a hotel with two services and a room. */
export const settings: Settings = {
  property: { ...membershipFixture().property, phone: '+351210000000', languages: ['pt', 'en'], version: 4 },
  departments: [
    { id: 'housekeeping', name: 'Housekeeping', version: 1 },
    { id: 'front-desk', name: 'Reception', version: 1 },
  ],
  services: [
    {
      id: 'towels',
      title: 'Towels',
      departmentKey: 'housekeeping',
      kind: 'deliver',
      level: 'delivery',
      starter: 'Two towels please',
      maxQuantity: 10,
      requiredSlots: [],
      words: [],
      description: '',
      featured: true,
      active: true,
      own: false,
      version: 7,
    },
    {
      id: 'emergency',
      title: 'Emergency',
      departmentKey: 'front-desk',
      kind: 'emergency',
      level: 'emergency',
      starter: 'Help!',
      maxQuantity: 1,
      requiredSlots: [],
      words: [],
      description: '',
      featured: false,
      active: true,
      own: false,
      version: 1,
    },
  ],
  places: [{ id: 'room-1', label: 'Room 1', kind: 'room', floor: '1', active: true, version: 2 }],
  levels: [{ name: 'delivery', acknowledgeMinutes: 5, promiseMinutes: 20 }],
};
export const [towels] = settings.services as [Settings['services'][number]];

type Part = (props: { store: SettingsStore }) => React.ReactNode;

function Stage({ part: Shown }: { part: Part }) {
  const store = useSettings('aurora');
  return (
    <>
      <p>{store.problem?.detail}</p>
      {store.load.status === 'ready' ? <Shown store={store} /> : null}
    </>
  );
}

/** Renders a part of the settings against a fake API. */
export function show(part: Part, answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    'GET /api/staff/settings': () => ({ ok: true, value: settings }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/settings" services={shellServices({ api })}>
      <Stage part={part} />
    </TestShell>,
  );
  return { writes: () => calls.filter(({ key }) => !key.startsWith('GET')) };
}
