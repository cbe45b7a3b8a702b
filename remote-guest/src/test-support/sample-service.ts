import type { GuestService } from '@bellkey/shared/api';

/** A service that is offered now, for this remote's tests. */
export function sampleService(change: Partial<GuestService> = {}): GuestService {
  return {
    key: 'towels',
    title: 'Towels',
    description: 'Soft ones',
    starter: 'Could I have fresh towels, please?',
    category: 'toiletries',
    icon: '/assets/categories/toiletries.svg',
    open: true,
    opensAt: null,
    ...change,
  };
}
