const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const CONCIERGE = path.join(__dirname, '../../../../concierge');
const manifest = JSON.parse(readFileSync(path.join(CONCIERGE, 'package.json'), 'utf8'));

/**
 * The layers of the concierge, each of which may import those before it. `testing` has scenes, `language` knows words,
 * `learning` trains any classifier, `understanding` knows what was meant, `dialogue` what was said, `policy` what may
 * happen, `engines` how an answer is found, `turn` puts them together, `evaluation` measures the whole, and `training`
 * has the commands that train the models.
 */
const LAYERS = [
  'contract',
  'testing',
  'data',
  'language',
  'learning',
  'alarm-model',
  'meaning-model',
  'topic-model',
  'word-vectors',
  'fact-search',
  'understanding',
  'dialogue',
  'policy',
  'engines',
  'turn',
  'evaluation',
  'training',
];
/** Layers that run scenes and doubles. */
const WITH_SCENES = ['testing', 'evaluation'];

/** The answered languages: each has its vocabularies in a folder of `concierge/data` and lists them in a file here. */
const ANSWERED = readdirSync(path.join(CONCIERGE, 'src/data/languages')).map((file) =>
  path.basename(file, '.ts'),
);

/** Files that other parts may import: the exports of `package.json`. */
const ENTRIES = Object.values(manifest.exports).map((file) =>
  file.replace(/^\.\//, 'concierge/').replaceAll('.', '\\.'),
);

/** The exports that the running API may import. */
const API_DOORS = ['.', './contract', './remote-engine', './language-model', './danger', './text-analysis'];
const NOT_FOR_THE_API = Object.entries(manifest.exports).flatMap(([name, file]) =>
  API_DOORS.includes(name) ? [] : [file.replace(/^\.\//, 'concierge/').replaceAll('.', '\\.')],
);

/** Rules for dependency-cruiser, read by `.dependency-cruiser.cjs`. */
module.exports = [
  {
    name: 'concierge-imports-shared-alone',
    comment:
      'The concierge gets what it knows and may do through its contract (concierge/src/contract/contract.ts).',
    severity: 'error',
    from: { path: '^concierge/' },
    to: { path: '^(host|remote-[a-z-]+|api|e2e|tools|build|kit)/' },
  },
  {
    name: 'concierge-is-entered-by-its-exports',
    comment: 'Other parts know what concierge/package.json exports and nothing else of it.',
    severity: 'error',
    from: { path: '^(shared|host|remote-[a-z-]+|api|e2e|tools|build|kit)/' },
    to: { path: '^concierge/src/', pathNot: `^(${ENTRIES.join('|')})$` },
  },
  ...LAYERS.slice(0, -1).map((layer, index) => ({
    name: `concierge-${layer}-imports-no-later-layer`,
    comment: `The order is ${LAYERS.join(' <- ')}. Tests may look further.`,
    severity: 'error',
    from: { path: `^concierge/src/${layer}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^concierge/src/(${LAYERS.slice(index + 1).join('|')})/` },
  })),
  {
    name: 'concierge-folder-has-a-layer',
    comment: 'A new folder needs its place in the layers of concierge-rules.cjs.',
    severity: 'error',
    from: { path: '^concierge/src/[^/]+/', pathNot: `^concierge/src/(${LAYERS.join('|')})/` },
    to: {},
  },
  {
    name: 'concierge-tests-with-testing',
    comment: 'Scenes and doubles are for tests and measurements.',
    severity: 'error',
    // `turn/say.ts` and `turn/converse.ts` run scenes for the tests of a turn.
    from: {
      path: `^concierge/src/(${LAYERS.filter((layer) => !WITH_SCENES.includes(layer)).join('|')})/`,
      pathNot: '\\.test\\.ts$|/turn/(?:say|converse)\\.ts$',
    },
    to: { path: '^concierge/src/testing/' },
  },
  {
    name: 'concierge-vocabularies-are-listed-once',
    comment:
      'A language that is answered has its vocabularies in one list (concierge/src/data/languages), and modules ask for them by name.',
    severity: 'error',
    from: { path: '^concierge/src/', pathNot: '^concierge/src/data/languages/|\\.test\\.ts$' },
    // The router uses only the English vocabulary.
    to: {
      path: `^concierge/data/(${ANSWERED.join('|')})/`,
      pathNot: '/router-(?:concepts|moments|slots)\\.json$',
    },
  },
  {
    name: 'api-knows-the-contract-of-the-concierge',
    comment:
      'Types of a turn and of an engine, the two factories, and what can be asked about a text: decision 0530. What measures or scripts the concierge is for its commands and for tests.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: '^api/src/(concierge-commands|testing)/|\\.test\\.ts$' },
    to: { path: `^(${NOT_FOR_THE_API.join('|')})$` },
  },
  {
    name: 'concierge-text-analysis-is-for-the-api',
    comment: 'Inside the concierge, layers import each other and not the doors to them.',
    severity: 'error',
    from: { path: '^concierge/src/', pathNot: '^concierge/src/(danger|text-analysis)\\.ts$' },
    to: { path: '^concierge/src/(danger|text-analysis)\\.ts$' },
  },
];
