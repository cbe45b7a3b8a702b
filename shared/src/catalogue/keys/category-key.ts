/** The 13 categories of the specification, section 3, in its order. */
export const CATEGORY_KEYS = [
  'food',
  'toiletries',
  'technical',
  'housekeeping',
  'laundry',
  'special',
  'couple',
  'info',
  'star',
  'cuisine',
  'allergies',
  'help',
  'assistance',
] as const;

export type CategoryKey = (typeof CATEGORY_KEYS)[number];
