/** Modules of `api/src` in import order: each may import only those before it. */
const MODULES = [
  'platform/outcome',
  'platform/outbound',
  'platform/pictures',
  'platform/statements',
  'platform/metrics',
  'platform/database',
  'platform/http',
  'platform/operations',
  'platform/events',
  'property/brands',
  'property/properties',
  'property/service-levels',
  'property/places',
  'property/operators',
  'property/staff',
  'property/guest-sessions',
  'property/settings',
  'property/api-keys',
  'property/team',
  'service/conversations',
  'service/promises',
  'service/requests',
  'service/corrections',
  'service/request-notes',
  'service/team-channels',
  'service/photos',
  'service/clocks',
  'service/orders',
  'service/choices',
  'service/knowledge',
  'service/information',
  'service/alarms',
  'service/notifications',
  'service/shifts',
  'service/staff-views',
  'service/chat-tools',
  'service/reports',
  'service/registrations',
  'service/guest-data',
  'service/streams',
  'assistant/ai-settings',
  'assistant/workers',
  'assistant/turns',
  'assistant/drafts',
  'assistant/chat',
  'assistant/guest-profiles',
  'assistant/staff-assistant',
  'public/leads',
  'public/provider-sign-in',
  'public/sign-up',
  'public/demo',
];
const TEST = '\\.test\\.ts$';

const inOrder = MODULES.map((name, index) => ({
  name: 'api-modules-import-those-before-them',
  comment: 'The order is in tools/src/checks/import-rules/api-rules.cjs. What is above comes in as a port.',
  severity: 'error',
  from: { path: `^api/src/${name}/`, pathNot: TEST },
  to: { path: '^api/src/', pathNot: `^api/src/(${MODULES.slice(0, index + 1).join('|')})/` },
}));

/**
 * Rules for the modules of the API. `create-api.ts` and `main.ts` come after all of them; tests may use every module.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
module.exports = [
  ...inOrder,
  {
    name: 'api-module-has-a-place',
    comment: 'A new module needs its place in tools/src/checks/import-rules/api-rules.cjs.',
    severity: 'error',
    from: {
      path: '^api/src/(platform|property|service|assistant|public)/',
      pathNot: [`^api/src/(${MODULES.join('|')})/`, TEST],
    },
    to: {},
  },
];
