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
    comment: 'The layers are listed in .dependency-cruiser.cjs, the first one first.',
    severity: 'error',
    from: { path: anyOf(layer), pathNot: test },
    to: { path: anyOf(layers.slice(index).flat()), pathNot: `^${root}/$1/[^/]+$` },
  }));
  return [
    ...ordered,
    {
      name: `${name}-folder-has-a-layer`,
      comment: 'A new folder needs its place in the layers of .dependency-cruiser.cjs.',
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
  ['remote-files', 'requests', 'search-engines', 'releases'],
  ['composition', 'host-files', 'document'],
  ['beacons', 'brand-files', 'rendering', 'service-worker', 'visitors'],
  ['deployments', 'pages', 'static-files'],
  ['workbench'],
];

const HOST_SERVICE_WORKER_LAYERS = [['requests'], ['documents', 'releases']];

const SHARED_LAYERS = [
  ['api', 'brand', 'drawing', 'examples', 'id', 'line-icon', 'network', 'release', 'remote', 'server'],
  ['shell', 'order-price', 'request-clock', 'catalogue/keys'],
  ['shell-testing', 'wording', 'catalogue/icons'],
  ['catalogue/entry', 'ui/button', 'ui/form', 'ui/page', 'ui/pictures', 'ui/status'],
  ['catalogue/services', 'ui/errors', 'ui/password'],
  ['catalogue', 'ui'],
];

const hostAndSharedRules = [
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

/**
 * Which part may import which: shared <- {host, remotes, concierge <- api} <- e2e. Whatever the import looks like, by package name or
 * by relative path, what counts is the file that it leads to. `npm test` checks it in "Import rules".
 *
 * `build`, `tools` and `kit` build, run and test the parts; no part imports them.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-no-part',
      comment: 'shared is what the parts have in common: it knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-[a-z-]+|concierge|api|e2e|tools|build|kit)/' },
    },
    {
      name: 'host-imports-shared-alone',
      comment: 'Remotes come to the host at runtime, the API over HTTP.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-[a-z-]+|concierge|api|e2e|tools|build|kit)/' },
    },
    {
      name: 'api-imports-shared-and-concierge-alone',
      comment: 'The API is deployed without the browser parts.',
      severity: 'error',
      // Test configurations use the kit's.
      from: { path: '^api/', pathNot: '/jest\\.config\\.mjs$' },
      to: { path: '^(host|remote-[a-z-]+|e2e|tools|build|kit)/' },
    },
    {
      name: 'remotes-import-shared-alone',
      comment: 'A remote is deployed alone. It reaches the shell through @bellkey/shared/shell.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/' },
      to: { path: '^(host|concierge|api|e2e|tools|build|kit)/' },
    },
    {
      name: 'remotes-import-no-other-remote',
      comment: 'Remotes are deployed one without the other.',
      severity: 'error',
      from: { path: '^(remote-[a-z-]+)/' },
      to: { path: '^remote-[a-z-]+/', pathNot: '^$1/' },
    },
    {
      name: 'browser-code-imports-no-server-code',
      comment:
        "The host's server has Node and the file system; browsers and the service worker have neither.",
      severity: 'error',
      // Not the workbench, which shows what the server writes and which production does not have.
      from: { path: '^host/(src|service-worker)/' },
      to: { path: '^host/server/' },
    },
    {
      name: 'pages-and-server-import-no-service-worker',
      comment: 'The service worker is a program of its own, which pages know by messages alone.',
      severity: 'error',
      from: { path: '^host/(src|server|workbench)/' },
      to: { path: '^host/service-worker/' },
    },
    // The concierge: rules of its own inside.
    {
      name: 'concierge-imports-shared-alone',
      comment:
        'The concierge gets what it knows and may do through its ports (concierge/src/turn-contract.ts).',
      severity: 'error',
      from: { path: '^concierge/' },
      to: { path: '^(host|remote-[a-z-]+|api|e2e|tools|build|kit)/' },
    },
    ...hostAndSharedRules,
    // Inside a remote: pages -> frame -> features -> what features share. Tests keep to it too.
    {
      name: 'remote-pages-are-imported-by-none',
      comment: 'A page is an entry of the build. What two pages need is a feature.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src/', pathNot: '^remote-[a-z-]+/src/(pages/|[^/]+$)' },
      to: { path: '^remote-[a-z-]+/src/pages/' },
    },
    {
      name: 'remote-pages-import-no-other-page',
      comment: 'Each page is loaded alone.',
      severity: 'error',
      // A test directly in pages/ is about several of them.
      from: { path: '^remote-[a-z-]+/src/pages/([^/]+)/' },
      to: { path: '^remote-[a-z-]+/src/pages/', pathNot: '^remote-[a-z-]+/src/pages/$1/' },
    },
    {
      name: 'remote-frame-is-imported-by-pages-alone',
      comment: 'The frame stands around a page; a feature does not know what is around it.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src/', pathNot: '^remote-[a-z-]+/src/(pages|frame)/' },
      to: { path: '^remote-[a-z-]+/src/frame/' },
    },
    {
      name: 'remote-features-share-without-features',
      comment: 'What lies beside features/ is what features share: it knows none of them.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src/(?!features/|frame/|pages/)[^/]+/' },
      to: { path: '^remote-[a-z-]+/src/features/' },
    },
    {
      name: 'remotes-and-browser-tests-have-no-folder-cycles',
      comment: 'Folders that import each other are one folder in two places.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(remote-[a-z-]+|e2e)/' },
      to: { circular: true, path: '^$1/' },
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere is one that no rule can judge.',
      severity: 'error',
      from: { path: '^(shared|host|remote-[a-z-]+|concierge|api|e2e)/' },
      to: { couldNotResolve: true, pathNot: '^node:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-dev|node_modules)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
