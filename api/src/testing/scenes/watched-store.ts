import type { Store } from '../../platform/database/store.ts';

/** A store that records the property of each transaction, in order. */
export function watchedStore(store: Store): { store: Store; order: string[] } {
  const order: string[] = [];
  const inProperty: Store['inProperty'] = (propertyId, ...more) => {
    order.push(propertyId);
    return store.inProperty(propertyId, ...more);
  };
  return { store: { ...store, inProperty }, order };
}
