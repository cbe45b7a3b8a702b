import type { Membership } from '@bellkey/shared/api';

/** Whether someone works on requests at their property (docs/product.md#permissions): everyone but developers. */
export const worksOnRequests = ({ role }: Pick<Membership, 'role'>): boolean => role !== 'developer';
