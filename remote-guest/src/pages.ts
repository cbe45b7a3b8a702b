import { definePages } from '@bellkey/shared/remote';
import { CHAT_INTRO } from './features/chat/chat-intro.ts';
import { ORDERS_INTRO } from './features/orders/orders-intro.ts';
import { SCAN_INTRO } from './features/scan/scan-intro.ts';

/** Guest pages show the data of one person's session: they render on the server only where the host has that data. */
const rendering = 'client' as const;

export default definePages('guest', {
  // At a property's own address only, there as `/`: the specification's table has no page for it (decision 0710).
  front: {
    path: '/front',
    at: 'property',
    rendering,
    firstData: 'property',
    withoutScripts: 'code',
    frame: 'app',
    title: 'Your property',
    description: 'Scan or type the code in your room or on your table, call, and see who is there now.',
    lead: SCAN_INTRO,
  },
  'scan-qr': {
    path: '/scan-qr',
    rendering,
    firstData: 'place',
    withoutScripts: 'code',
    title: 'Scan your code',
    description: 'Scan or type the code in your room or on your table to reach the people of the house.',
    lead: SCAN_INTRO,
  },
  chat: {
    path: '/chat',
    rendering,
    firstData: 'conversation',
    withoutScripts: 'code',
    frame: 'app',
    title: 'Chat',
    description: 'Ask for anything in your own words and see when it will be done.',
    lead: CHAT_INTRO,
  },
  // Below the chat: the specification's table has no page for it (decision 0571).
  information: {
    path: '/chat/information',
    rendering,
    title: 'Information',
    description: 'What guests ask most, opening hours, and how to reach the property.',
  },
  // Where the link of an e-mail leads; below the chat for the same reason.
  'visit-email': {
    path: '/chat/email',
    rendering,
    title: 'E-mails about your visit',
    description: 'Stop the e-mails about your visit, and delete your address.',
  },
  'restaurant-chat': {
    path: '/restaurant-chat',
    rendering,
    frame: 'app',
    title: 'Order food and drinks',
    description: 'See what the kitchen serves, and order it here or in the chat.',
  },
  'guest-registration': {
    path: '/guest-registration',
    rendering,
    title: 'Registration before arrival',
    description: 'Give your details before you reach the desk, and see when staff have checked them.',
  },
  'guest-profile': {
    path: '/guest-profile/:id',
    rendering,
    title: 'Guest profile',
    description: 'What is known about you, your preferences and consents, and your data as a file.',
  },
  orders: {
    path: '/orders',
    rendering,
    title: 'Your requests',
    description: 'Everything you asked for, with its time, what happened, and what you can still change.',
    lead: ORDERS_INTRO,
  },
  compare: {
    path: '/compare',
    rendering,
    title: 'Compare',
    description: 'Two to four rooms, treatments, tours, transfers or dishes side by side.',
  },
});
