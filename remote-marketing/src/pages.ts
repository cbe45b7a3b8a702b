import { definePages } from '@bellkey/shared/remote';
import { guideAddresses } from './features/guides/guide-addresses.ts';
import { guideList } from './features/guides/guide-list.ts';

/** A page of the public site is rendered on the server unless it says otherwise. */
const rendering = 'server' as const;

export default definePages('marketing', {
  home: {
    path: '/',
    rendering,
    title: 'Guest services with a clock on them',
    description:
      'Guests scan a code and ask in their own words. Bellkey answers what your hotel knows, sends the rest to the right person, and shows everyone the same clock.',
  },
  'use-cases': {
    path: '/use-cases',
    rendering,
    title: 'Use cases',
    description:
      'Situations from a hotel’s day and night: what the guest writes, what staff see, which figure it moves, and what stays with people.',
  },
  str: {
    path: '/str',
    rendering,
    title: 'Short-term rentals',
    description:
      'One link and one code per unit: answers from your own facts at any hour, and tasks with a time for cleaners and maintenance.',
  },
  airbnb: {
    path: '/airbnb',
    rendering,
    title: 'For Airbnb hosts',
    description:
      'How a host uses Bellkey beside Airbnb: a link in a scheduled message, a code in the flat, and what Bellkey does not do.',
  },
  integrations: {
    path: '/integrations',
    rendering,
    title: 'Integrations',
    description:
      'Cloudbeds, Mews, Protel and Little Hotelier: what each can share with Bellkey, and the true status of each connection today.',
  },
  partners: {
    path: '/partners',
    rendering,
    title: 'Partners',
    description:
      'For hotel management companies, system vendors, consultants and installers: co-branding by subdomain, with a live preview and a contrast check.',
  },
  demo: {
    path: '/demo',
    rendering,
    title: 'Demo',
    description:
      'The product itself on a hotel that does not exist: a guest’s phone and the staff board, side by side.',
  },
  'case-study': {
    path: '/case-study',
    rendering,
    title: 'Case study',
    description:
      'A simulated case, built from synthetic data and labelled as one, with its method and its limits.',
  },
  guides: {
    path: '/guides',
    rendering,
    title: 'Guides',
    description:
      'Short working guides for hotels: codes, knowledge, promised times, training, privacy and measuring.',
  },
  guide: {
    path: '/guides/:slug',
    rendering,
    title: 'Guide',
    description: 'A short working guide for hotel teams: what to do, in which order, and why.',
    params: { slug: guideList.map(({ slug }) => slug) },
    about: guideAddresses,
  },
  proposals: {
    path: '/proposals',
    rendering,
    title: 'Proposals',
    description: 'What a Bellkey proposal contains, and how to read yours.',
    noindex: true,
  },
  'proposals-miramar': {
    path: '/proposals/miramar',
    rendering,
    title: 'Proposal: Miramar',
    description:
      '84 rooms by the sea in Portugal, made up: eleven parts from what we understood to the price of each line.',
    noindex: true,
  },
  'proposals-luzeiros': {
    path: '/proposals/luzeiros',
    rendering,
    title: 'Proposal: Luzeiros',
    description:
      '126 rooms on a beach in Brazil, made up: two restaurants and a pool bar, six weeks, and every price with its formula.',
    noindex: true,
  },
  'proposals-blackbrick': {
    path: '/proposals/blackbrick',
    rendering,
    title: 'Proposal: BlackBrick',
    description:
      '148 serviced apartments in South Africa, made up: scope, six weeks, responsibilities and a price that has expired.',
    noindex: true,
  },
  'pricing-custom': {
    path: '/proposals/pricing-proposals/custom',
    rendering,
    title: 'Price calculator',
    description: 'Your rooms, outlets and modules in; an itemised price out, with the formula of every line.',
    noindex: true,
  },
  'pricing-generic': {
    path: '/proposals/pricing-proposals/generic',
    rendering,
    title: 'Price list',
    description: 'All plans and prices in one table, with what each includes.',
    noindex: true,
  },
  'pricing-miramar': {
    path: '/proposals/pricing-proposals/miramar',
    rendering,
    title: 'Quote: Miramar',
    description: 'A frozen quote for one hotel, with its number, validity and tax.',
    noindex: true,
  },
  'efficiency-assessment': {
    path: '/efficiency-assessment',
    rendering,
    title: 'Efficiency assessment',
    description:
      'How many hours a month it could take off your staff: computed as you type, with the formula in view.',
  },
  terms: {
    path: '/terms',
    rendering,
    title: 'Terms',
    description: 'The terms of using Bellkey: roles, AI use, limits.',
  },
  privacy: {
    path: '/privacy',
    rendering,
    title: 'Privacy',
    description: 'Which data Bellkey holds, why, for how long, who receives it, and what your rights are.',
  },
  register: {
    path: '/register',
    rendering,
    title: 'Register your property',
    description: 'Sign up a hotel, restaurant or rental and get a working property with its own address.',
  },
  'test-subdomain': {
    path: '/test-subdomain',
    rendering,
    title: 'Subdomain test',
    description: 'What any host name means here: its subdomain, its base domain and the brand it gets.',
    noindex: true,
  },
  'demo-error-modal': {
    path: '/demo-error-modal',
    rendering,
    title: 'Error gallery',
    description: 'Every error of the product, with its words and what a person can do about it.',
    noindex: true,
  },
});
