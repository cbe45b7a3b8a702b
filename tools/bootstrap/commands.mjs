/**
 * The commands of the repository and their entry files, relative to `tools/`. package.json runs them as
 * `node tools/run.mjs <command>`.
 */
export const COMMANDS = {
  start: 'src/stack/start/main.ts',
  dev: 'src/stack/dev/main.ts',
  build: 'src/parts/main.ts',
  test: 'src/checks/test/main.ts',
  check: 'src/checks/check/main.ts',
  messages: 'src/messages/main.ts',
  mutations: 'src/checks/mutations/main.ts',
  release: 'src/release/commands/release/main.ts',
  releases: 'src/release/commands/releases/main.ts',
  rollback: 'src/release/commands/rollback/main.ts',
  export: 'src/release/export/main.ts',
  'new-remote': 'src/release/new-remote/main.ts',
  bench: 'src/bench/main.ts',
  simulate: 'src/simulate/main.ts',
};

/** Commands of other parts: programs that parse their arguments themselves and run when they are imported. */
export const PROGRAMS = {
  concierge: '../api/src/concierge-commands/main.ts',
  eval: '../api/src/concierge-commands/evaluate.ts',
  train: '../concierge/src/training/main.ts',
};
