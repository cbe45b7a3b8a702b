import type { SetupStepKey } from '@bellkey/shared/api';

/** The name of a set-up step, its purpose, and the page where it is done. */
export const SETUP_STEPS: Record<SetupStepKey, { name: string; why: string; to: string }> = {
  phone: {
    name: 'Telephone number',
    why: 'Guests in danger get a button that calls it.',
    to: '/dashboard/settings?show=property',
  },
  places: {
    name: 'Rooms and tables',
    why: 'Each has a code of its own, so that you know where a wish comes from.',
    to: '/dashboard/settings?show=places',
  },
  codes: {
    name: 'Codes for every place',
    why: 'Print them and hang them where guests see them.',
    to: '/dashboard/codes',
  },
  services: {
    name: 'Services that fit',
    why: 'Take out what you do not offer, add what only you have.',
    to: '/dashboard/settings?show=services',
  },
  knowledge: {
    name: 'Ten things that guests ask',
    why: 'The assistant answers from what you have written down, and from nothing else.',
    to: '/developers-admin/indexing',
  },
  menu: {
    name: 'A menu',
    why: 'Guests order from it by chat. Replace the samples, if you took them.',
    to: '/dashboard/settings?show=menu',
  },
  team: {
    name: 'A second person',
    why: 'Invite them by a link; or give them the join code, and approve them.',
    to: '/dashboard/team',
  },
  guest: {
    name: 'A first guest',
    why: 'Scan one of your codes with your own phone and ask for something.',
    to: '/dashboard/codes',
  },
};
