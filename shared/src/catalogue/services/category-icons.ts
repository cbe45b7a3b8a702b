import { defineGroup } from '../entry/define-group.ts';
import type { AssetEntry } from '../entry/entry.ts';
import { STANDARD_ICON } from '../entry/sizes.ts';
import type { CategoryKey } from '../keys/category-key.ts';

/** What requests and services are grouped by: 13 categories (specification, section 3). */
export const categoryIcons: Readonly<Record<CategoryKey, AssetEntry>> = defineGroup(
  { folder: 'categories', type: 'icon', category: 'service', dimensions: STANDARD_ICON },
  {
    food: { alt: 'Steaming bowl', description: 'Food and drink', tags: ['food', 'drink', 'meal'] },
    toiletries: {
      alt: 'Soap and dispenser',
      description: 'Toiletries and towels',
      tags: ['toiletries', 'soap', 'towels'],
    },
    technical: {
      alt: 'Wrench',
      description: 'Something does not work',
      tags: ['technical', 'repair', 'broken'],
    },
    housekeeping: {
      alt: 'Broom',
      description: 'Cleaning and making up the room',
      tags: ['housekeeping', 'cleaning'],
    },
    laundry: {
      alt: 'Coat hanger',
      description: 'Laundry, ironing and dry cleaning',
      tags: ['laundry', 'clothes'],
    },
    special: { alt: 'Sparkles', description: 'Special wishes and occasions', tags: ['special', 'occasion'] },
    couple: { alt: 'Two hearts', description: 'For couples', tags: ['couple', 'romance', 'honeymoon'] },
    info: { alt: 'Letter i', description: 'Questions about the property', tags: ['info', 'information'] },
    star: {
      alt: 'Star',
      description: 'Favourites and recommendations',
      tags: ['star', 'favourite', 'recommended'],
    },
    cuisine: { alt: 'Chef’s hat', description: 'Kitchen and cuisine', tags: ['cuisine', 'kitchen', 'chef'] },
    allergies: {
      alt: 'Crossed-out ear of wheat',
      description: 'Allergies and diets',
      tags: ['allergies', 'diet', 'gluten'],
    },
    help: { alt: 'Question mark', description: 'Help with using the service', tags: ['help', 'question'] },
    assistance: {
      alt: 'Headset',
      description: 'Assistance by a person',
      tags: ['assistance', 'person', 'support'],
    },
  },
);
