import { definePages } from '@bellkey/shared/remote';
import { CHAT_LEAD } from './features/chat/chat-lead.ts';
import { SCAN_LEAD } from './features/scan/scan-lead.ts';

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
    description: 'The place for menu and order, side by side. For now you order in the chat.',
  },
  'guest-registration': {
    path: '/guest-registration',
    rendering,
    title: 'Check in online',
    description: 'The place for checking in before you reach the desk. Bellkey does not have this yet.',
  },
  'guest-profile': {
    path: '/guest-profile/:id',
    rendering,
    title: 'Guest profile',
    description: 'The place for what the house knows about you. Bellkey does not have this yet.',
  },
  orders: {
    path: '/orders',
    rendering,
    title: 'Your requests and orders',
    description: 'The place for everything you asked for, in one list. For now it is in the chat.',
  },
  compare: {
    path: '/compare',
    rendering,
    title: 'Compare',
    description: 'The place for rooms, treatments or tours side by side. Bellkey does not have this yet.',
  },
});
