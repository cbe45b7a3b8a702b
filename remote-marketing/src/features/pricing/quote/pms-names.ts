import type { PmsId } from './quote-request.ts';

/** The property management systems that a quote can include, by the name of their vendor. */
export const PMS_NAMES: Record<PmsId, string> = {
  none: 'None',
  cloudbeds: 'Cloudbeds',
  mews: 'Mews',
  protel: 'Protel',
  'little-hotelier': 'Little Hotelier',
};
