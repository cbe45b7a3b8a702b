import { definePages } from '@bellkey/shared/remote';

export default definePages('marketing', {
  home: { path: '/', rendering: 'server', title: 'Guest services with a clock on them' },
  'use-cases': { path: '/use-cases', rendering: 'server', title: 'Use cases' },
});
