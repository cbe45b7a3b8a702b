import { type AssetText, defineGroup } from './entry/define-group.ts';
import { LOGO } from './entry/sizes.ts';

const owned = (name: string, what: string, ...tags: string[]): AssetText => ({
  alt: name,
  description: `The name ${name} in our own type, not the company’s logo. ${name} is a trademark of its owner; naming ${what} states no partnership or endorsement.`,
  tags,
});

/** Hotel property-management systems (specification, section 1), as plain word marks. */
export const integrationLogos = defineGroup(
  { folder: 'integrations', type: 'svg', category: 'integration', dimensions: LOGO },
  {
    cloudbeds: owned('Cloudbeds', 'the system', 'cloudbeds', 'pms'),
    mews: owned('Mews', 'the system', 'mews', 'pms'),
    protel: owned('Protel', 'the system', 'protel', 'pms'),
    littleHotelier: owned('Little Hotelier', 'the system', 'little-hotelier', 'pms'),
  },
);

/** Card brands that a property may accept, as plain word marks. */
export const cardBrandIcons = defineGroup(
  { folder: 'cards', type: 'svg', category: 'payment', dimensions: LOGO },
  {
    visa: owned('Visa', 'the card', 'visa', 'card'),
    mastercard: owned('Mastercard', 'the card', 'mastercard', 'card'),
    amex: owned('Amex', 'the card', 'amex', 'american-express', 'card'),
    discover: owned('Discover', 'the card', 'discover', 'card'),
  },
);

/** Messengers, as plain word marks. */
export const socialIcons = defineGroup(
  { folder: 'social', type: 'svg', category: 'social', dimensions: LOGO },
  { whatsApp: owned('WhatsApp', 'the messenger', 'whatsapp', 'messenger') },
);
