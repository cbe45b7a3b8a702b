/**
 * Which part may import which: shared <- {host, remotes, concierge <- api} <- e2e. Whatever the import looks like, by package name or
 * by relative path, what counts is the file that it leads to. `npm test` checks it in "Import rules".
 *
 * `scripts` and `kit` build, run and test the parts; no part imports them.
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
      to: { path: '^(host|remote-[a-z-]+|concierge|api|e2e|scripts|kit)/' },
    },
    {
      name: 'host-imports-shared-alone',
      comment: 'Remotes come to the host at runtime, the API over HTTP.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-[a-z-]+|concierge|api|e2e|scripts|kit)/' },
    },
    {
      name: 'api-imports-shared-and-concierge-alone',
      comment: 'The API is deployed without the browser parts.',
      severity: 'error',
      // Test configurations use the kit's.
      from: { path: '^api/', pathNot: '/jest\\.config\\.mjs$' },
      to: { path: '^(host|remote-[a-z-]+|e2e|scripts|kit)/' },
    },
    {
      name: 'remotes-import-shared-alone',
      comment: 'A remote is deployed alone. It reaches the shell through @bellkey/shared/shell.',
      severity: 'error',
      from: { path: '^remote-[a-z-]+/' },
      to: { path: '^(host|concierge|api|e2e|scripts|kit)/' },
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
    ...require('./concierge/import-rules.cjs'),
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
