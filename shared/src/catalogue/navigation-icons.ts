import { type AssetText, defineGroup } from './entry/define-group.ts';
import { STANDARD_ICON } from './entry/sizes.ts';
import type { navigationDrawings } from './icons/navigation-drawings.ts';

type NavigationIconKey = keyof typeof navigationDrawings;

const icon = (alt: string, description: string, ...tags: string[]): AssetText => ({ alt, description, tags });

/** Icons of the places one can go to. */
export const navigationIcons = defineGroup<NavigationIconKey, AssetText>(
  { folder: 'navigation', type: 'icon', category: 'interface', dimensions: STANDARD_ICON },
  {
    home: icon('House', 'The home page', 'home'),
    demo: icon('Play button', 'The live demo', 'demo', 'play'),
    useCases: icon('List of two cards', 'Use cases', 'use-cases', 'list'),
    str: icon('Key', 'Short-term rentals', 'str', 'rental', 'key'),
    integrations: icon('Plug', 'Integrations', 'integrations', 'plug'),
    pricing: icon('Price tag', 'Pricing', 'pricing', 'price'),
    scanQr: icon('QR code', 'Scan QR', 'scan', 'qr'),
    staffLogin: icon('Name badge', 'Staff Login', 'staff', 'login'),
    partners: icon('Two rings', 'Partners', 'partners'),
    contact: icon('Envelope', 'Contact', 'contact', 'mail'),
    terms: icon('Document', 'Terms', 'terms', 'document'),
    privacy: icon('Shield', 'Privacy', 'privacy', 'shield'),
    guides: icon('Book', 'Guides', 'guides', 'book'),
    chat: icon('Speech bubble', 'The chat with the hotel', 'chat', 'message'),
    orders: icon('Shopping bag', 'Requests and orders', 'orders', 'requests'),
    dashboard: icon('Four panels', 'The staff’s dashboard', 'dashboard', 'staff'),
  },
);
