import type { Membership } from '@bellkey/shared/api';
import { readsChats } from './own-permissions.ts';

/** The department that makes food unless a property says otherwise. */
const KITCHEN = 'food-beverage';

/** Whether someone sees food orders: the kitchen's department, and those who see every department. */
export const seesKitchen = (membership: Pick<Membership, 'role' | 'departments'>): boolean =>
  readsChats(membership) || (membership.role === 'staff' && membership.departments.includes(KITCHEN));
