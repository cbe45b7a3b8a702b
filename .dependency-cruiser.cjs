const conciergeRules = require('./tools/src/checks/import-rules/concierge-rules.cjs');
const apiRules = require('./tools/src/checks/import-rules/api-rules.cjs');
const hostAndSharedRules = require('./tools/src/checks/import-rules/host-and-shared-rules.cjs');
const toolRules = require('./tools/src/checks/import-rules/tool-rules.cjs');

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
    ...apiRules,
    ...toolRules,
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
    ...conciergeRules,
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
      comment: 'The frame is around a page; a feature does not know what is around it.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src/', pathNot: '^remote-[a-z-]+/src/(pages|frame)/' },
      to: { path: '^remote-[a-z-]+/src/frame/' },
    },
    {
      name: 'remote-features-share-without-features',
      comment: 'Folders next to features/ are what features share: they know none of them.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/src/(?!features/|frame/|pages/)[^/]+/' },
      to: { path: '^remote-[a-z-]+/src/features/' },
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere is one that no rule can judge.',
      severity: 'error',
      from: { path: '^(shared|host|remote-[a-z-]+|concierge|api|e2e|tools|build|kit)/' },
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
