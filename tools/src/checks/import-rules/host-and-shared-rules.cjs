// Layers of the host and of shared.

/**
 * Rules for folders in order: a folder imports folders of earlier layers and nothing of its own layer or of a later one,
 * so there are no cycles between folders. Tests and `testing/` may import everything; nothing else imports `testing/`.
 *
 * @param {string} root as `host/src`
 * @param {readonly (readonly string[])[]} layers folders below `root`, without their subfolders; each has one layer
 */
function layerRules(root, layers) {
  const test = '\\.test\\.tsx?$|/testing/';
  const anyOf = (folders) => `^${root}/(${folders.join('|')})/[^/]+$`;
  const name = root.replace('/', '-');
  const ordered = layers.map((layer, index) => ({
    name: `${name}-imports-earlier-layers`,
    comment: 'The layers are listed in host-and-shared-rules.cjs, the first one first.',
    severity: 'error',
    from: { path: anyOf(layer), pathNot: test },
    to: { path: anyOf(layers.slice(index).flat()), pathNot: `^${root}/$1/[^/]+$` },
  }));
  return [
    ...ordered,
    {
      name: `${name}-folder-has-a-layer`,
      comment: 'A new folder needs its place in the layers of host-and-shared-rules.cjs.',
      severity: 'error',
      from: { path: `^${root}/.+/`, pathNot: [anyOf(layers.flat()), test] },
      to: {},
    },
    {
      name: `${name}-imports-no-root-file`,
      comment: 'The files of the root put the folders together.',
      severity: 'error',
      from: { path: `^${root}/.+/`, pathNot: test },
      to: { path: `^${root}/[^/]+$` },
    },
    {
      name: `${name}-imports-no-test-double`,
      comment: 'testing/ is for tests.',
      severity: 'error',
      from: { path: `^${root}/`, pathNot: test },
      to: { path: '/testing/' },
    },
  ];
}

const HOST_BROWSER_LAYERS = [
  ['shown-value'],
  [
    'announcer',
    'api-client',
    'errors',
    'first-layout',
    'idle',
    'notices',
    'page-title',
    'preloading',
    'scroll',
  ],
  ['subdomain-panel', 'theme', 'remote-loading/files', 'identity/network', 'install-prompt', 'not-found'],
  ['remote-loading/failures', 'identity'],
  ['remote-loading/integrity', 'session'],
  ['remote-loading/loading', 'service-worker', 'guards'],
  ['remote-loading/page', 'trying', 'offline', 'device-options'],
  ['embedded', 'load-reports', 'footer', 'top-bar'],
  ['error-page'],
  ['app'],
];

const HOST_SERVER_LAYERS = [
  ['api-proxy', 'compression', 'load-timings', 'public-hosts', 'quarantine', 'refusals', 'registry'],
  ['remote-files', 'requests', 'search-engines', 'releases', 'document/scripts'],
  ['composition', 'host-files', 'document'],
  ['beacons', 'brand-files', 'first-data', 'rendering', 'service-worker', 'visitors'],
  ['deployments', 'pages', 'static-files'],
  ['workbench'],
];

const HOST_SERVICE_WORKER_LAYERS = [['requests'], ['documents', 'notifications', 'releases']];

const SHARED_LAYERS = [
  ['guest-registration'],
  ['api/platform'],
  ['api/property'],
  ['api/staff', 'api/knowledge', 'api/notifications'],
  ['api/access'],
  ['api/conversations'],
  ['api/requests'],
  ['api/orders'],
  ['api/desk', 'api/guests', 'api/assistant', 'api/public'],
  [
    'api',
    'brand',
    'brand-files',
    'catalogue-texts',
    'code-sheet',
    'colour',
    'csv',
    'drawing',
    'examples',
    'id',
    'line-icon',
    'network',
    'plain-text',
    'push-on-device',
    'release',
    'remote',
    'wall-time',
  ],
  [
    'allergens',
    'catalogue-texts/de',
    'catalogue-texts/es',
    'catalogue-texts/fr',
    'catalogue-texts/it',
    'catalogue-texts/pt',
    'shell',
    'server',
    'property-style',
    'food-order',
    'order-price',
    'request-clock',
    'waiting',
    'request-details',
    'request-details/de',
    'request-details/en',
    'request-details/es',
    'request-details/fr',
    'request-details/it',
    'request-details/pt',
    'catalogue/keys',
  ],
  [
    'action',
    'catalogue-texts/departments',
    'catalogue-texts/every-language',
    'load',
    'shell-testing',
    'photo-view',
    'qr-picture',
    'scale-photo',
    'wording',
    'catalogue/icons',
  ],
  ['catalogue/entry', 'ui/button', 'ui/form', 'ui/page', 'ui/pictures', 'ui/status'],
  ['catalogue/services', 'ui/errors', 'ui/password'],
  ['catalogue', 'ui'],
];

module.exports = [
  ...layerRules('host/src', HOST_BROWSER_LAYERS),
  ...layerRules('host/server', HOST_SERVER_LAYERS),
  ...layerRules('host/service-worker', HOST_SERVICE_WORKER_LAYERS),
  ...layerRules('shared/src', SHARED_LAYERS),
  {
    name: 'service-worker-imports-messages-alone',
    comment: 'The service worker shares its messages with the pages, and no other code of theirs.',
    severity: 'error',
    from: { path: '^host/service-worker/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^host/src/', pathNot: '^host/src/(?:service-worker/worker-messages|app/boot-data)\\.ts$' },
  },
];
