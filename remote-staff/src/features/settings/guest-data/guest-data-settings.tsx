import { GuestRegistrations } from '../guest-registrations/guest-registrations.tsx';
import type { SettingsStore } from '../store/use-settings.ts';
import { ErasureList } from './erasure-list.tsx';
import { OneGuest } from './one-guest.tsx';
import { RetentionForm } from './retention-form.tsx';
import { useGuestData } from './use-guest-data.ts';

/** What the property keeps about guests: for how long, a copy or the erasure of one guest, and what was erased. */
export function GuestDataSettings({ store }: { store: SettingsStore }) {
  const data = useGuestData(store.propertyId);
  return (
    <>
      <GuestRegistrations propertyId={store.propertyId} />
      <RetentionForm store={store} data={data} />
      <OneGuest data={data} />
      <ErasureList data={data} />
    </>
  );
}
