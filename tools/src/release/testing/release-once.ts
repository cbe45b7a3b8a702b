import { parseArgs } from 'node:util';
import { parseOptions } from '../commands/release/options.ts';
import { release } from '../commands/release/release.ts';
import { runReleaseCommand } from '../workplace/release-command.ts';

/** `npm run release` in a separate process, of an existing build: `--dist <folder> --data <folder> -- <words>`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: '' }, data: { type: 'string', default: '' } },
});
const args = positionals[0]?.split(' ') ?? [];
await runReleaseCommand(
  {
    env: { RELEASE_WHO: 'ada' },
    dataDir: values.data,
    remotes: () => ['guest'],
    build: () => Promise.resolve(values.dist),
    buildHost: null,
  },
  (context) => release(context, parseOptions(args, ['guest'])),
);
