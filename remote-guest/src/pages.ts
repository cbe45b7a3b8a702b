import { definePages } from '@bellkey/shared/remote';
import { CHAT_LEAD } from './conversation/chat-lead.ts';
import { SCAN_LEAD } from './scan/scan-lead.ts';

/** Guest pages show what one person's session holds, so nothing of them is rendered on the server. */
const rendering = 'client' as const;

export default definePages('guest', {
  'scan-qr': {
    path: '/scan-qr',
    rendering,
    title: 'Scan your code',
    description: 'Scan or type the code in your room or on your table to reach the people of the house.',
    lead: SCAN_LEAD,
  },
  chat: {
    path: '/chat',
    rendering,
    frame: 'app',
    title: 'Chat',
    description: 'Ask for anything in your own words and see when it will be done.',
    lead: CHAT_LEAD,
  },
  'restaurant-chat': {
    path: '/restaurant-chat',
    rendering,
    title: 'Order food and drinks',
    description: 'The menu and a conversation with the kitchen, side by side.',
  },
  'guest-registration': {
    path: '/guest-registration',
    rendering,
    title: 'Check in online',
    description: 'Give your details before you reach the desk.',
  },
  'guest-profile': {
    path: '/guest-profile/:id',
    rendering,
    title: 'Guest profile',
    description: 'What the house knows about you, and what you want it to forget.',
  },
  orders: {
    path: '/orders',
    rendering,
    title: 'Your requests and orders',
    description: 'Everything you asked for, with its clock.',
  },
  compare: {
    path: '/compare',
    rendering,
    title: 'Compare',
    description: 'Rooms, treatments, tours and transfers of one kind, side by side.',
  },
});
