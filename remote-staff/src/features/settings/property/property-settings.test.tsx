import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaffIdentity } from '../../../staff-identity/use-staff-identity.ts';
import { membershipFixture } from '../../../test-support/membership-fixture.ts';
import { settings, show } from '../settings-fixture.tsx';
import type { SettingsStore } from '../store/use-settings.ts';
import { PropertySettings } from './property-settings.tsx';

fakeDialogs();

function WithBar({ store }: { store: SettingsStore }) {
  const { identity } = useStaffIdentity('u1');
  return (
    <>
      <header>{identity.status === 'known' ? identity.me.memberships[0]?.property.name : null}</header>
      <PropertySettings store={store} />
    </>
  );
}

test('a new name of the property is shown at once wherever its name is', async () => {
  let { property } = settings;
  show(WithBar, {
    'GET /api/staff/settings': () => ({ ok: true, value: { ...settings, property } }),
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ property })] },
    }),
    'PUT /api/staff/settings/property': ({ body }) => {
      property = { ...property, name: body.name, version: body.version + 1 };
      return { ok: true, value: property };
    },
  });
  const bar = await screen.findByRole('banner');
  expect(await screen.findByText(property.name)).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Locanda Nuova');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it from now on.')).toBeVisible();
  expect(bar).toHaveTextContent('Locanda Nuova');
});
