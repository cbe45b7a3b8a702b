import type { PropertySummary } from '@bellkey/shared/api';

/** On a link to the property's telephone. */
export const callMessages: Record<PropertySummary['kind'], string> = {
  hotel: 'Call the desk',
  restaurant: 'Call the restaurant',
  str: 'Call the host',
};
