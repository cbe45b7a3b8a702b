import type { Membership } from '@bellkey/shared/api';

type Memberships = readonly [Membership, ...Membership[]];

const keyOf = (uid: string) => `bellkey-staff-property:${uid}`;

/** The membership used last on this device, or the one of this address, or the first. */
export function chosenMembership(
  storage: Pick<Storage, 'getItem'>,
  uid: string,
  memberships: Memberships,
  subdomain: string | null,
): Membership {
  let chosen: string | null = null;
  try {
    chosen = storage.getItem(keyOf(uid));
  } catch {
    // No storage: the first property is used.
  }
  return (
    memberships.find(({ property }) => property.id === chosen) ??
    memberships.find(({ property }) => property.slug === subdomain) ??
    memberships[0]
  );
}

/** Saves the property that a person has chosen. */
export function rememberProperty(storage: Pick<Storage, 'setItem'>, uid: string, propertyId: string): void {
  try {
    storage.setItem(keyOf(uid), propertyId);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
