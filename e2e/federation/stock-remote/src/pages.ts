import { definePages } from '@bellkey/shared/remote';

export default definePages('gallery', {
  front: { path: '/gallery', rendering: 'client', title: 'The gallery' },
  second: { path: '/gallery/second', rendering: 'client', title: 'The second room' },
});
