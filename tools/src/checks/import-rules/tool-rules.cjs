/** Folders of `tools/src` in import order: each may import those before it, and no other of its own line. */
const LAYERS = [
  ['command'],
  ['processes'],
  ['parts'],
  ['release'],
  ['stack', 'assets', 'checks', 'messages'],
  ['bench'],
  ['simulate'],
];
/** The same within `tools/src/release`. */
const RELEASE_LAYERS = [
  ['store'],
  ['registry'],
  ['workplace'],
  ['upload'],
  ['gate'],
  ['commands', 'publish', 'new-remote'],
  ['export'],
];
const TEST = '\\.test\\.ts$|/testing/';
const PRODUCT = 'host|remote-[a-z-]+|api|concierge|e2e';

const anyOf = (root, folders) => `^${root}/(${folders.join('|')})/`;

/** @param {string} name @param {string} root @param {readonly (readonly string[])[]} layers */
const inOrder = (name, root, layers) =>
  layers.map((layer, index) => ({
    name,
    comment:
      'The order is in tools/src/checks/import-rules/tool-rules.cjs, first what the others are made of.',
    severity: 'error',
    from: { path: anyOf(root, layer), pathNot: TEST },
    to: { path: anyOf(root, layers.slice(index).flat()), pathNot: `^${root}/$1/` },
  }));

/**
 * Rules for what builds, runs and tests the product: `tools`, `build` and `kit`.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
module.exports = [
  ...inOrder('tools-import-earlier-rooms', 'tools/src', LAYERS),
  ...inOrder('release-tools-import-earlier-folders', 'tools/src/release', RELEASE_LAYERS),
  {
    name: 'bootstrap-needs-no-package',
    comment: 'It runs before the packages are installed. Only typescript.mjs loads one, after that.',
    severity: 'error',
    from: { path: '^tools/(run|bootstrap/)', pathNot: '\\.test\\.ts$|/typescript\\.mjs$' },
    to: { path: '(^tools/src|node_modules)/' },
  },
  {
    name: 'tools-leave-the-product-alone',
    comment:
      'Parts are built and started, not imported, save where a measurement, a simulation or an export runs them or draws their pages.',
    severity: 'error',
    from: { path: '^tools/src/', pathNot: ['^tools/src/(bench|simulate|assets|release/export)/', TEST] },
    to: { path: `^(${PRODUCT})/` },
  },
  {
    name: 'build-imports-shared-alone',
    comment: 'The recipe builds every part; of the host it reads the version of React.',
    severity: 'error',
    from: { path: '^build/' },
    to: { path: `^(${PRODUCT}|tools|kit)/`, pathNot: '^host/package\\.json$' },
  },
  {
    name: 'kit-builds-and-releases',
    comment:
      'It is packed for other repositories, where there is no stack, no bench and no part but the remote.',
    severity: 'error',
    from: { path: '^kit/', pathNot: '\\.test\\.ts$' },
    to: { path: [`^(${PRODUCT})/`, '^tools/src/(stack|bench|simulate|assets|checks)/'] },
  },
];
