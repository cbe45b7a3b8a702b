import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { buildAll } from '../../parts/build-all.ts';
import { allParts, commandsPart, findRemotes, remotePart } from '../../parts/parts.ts';
import { ROOT } from '../../root.ts';
import type { Workplace } from './release-command.ts';

/** This repository: every remote's and the host's sources are here. */
export function thisRepository(env: NodeJS.ProcessEnv): Workplace {
  const remotes = () => findRemotes();
  return {
    env,
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
    remotes,
    async build(remote, steps, stopping) {
      if (!remotes().includes(remote)) {
        throw new CommandError(
          `There is no remote ${remote} here; there are ${remotes().join(', ')}. \`npm run new-remote -- ${remote}\` creates one.`,
        );
      }
      const part = remotePart(remote);
      // The commands as well, so that a rollback of it starts at once.
      await buildAll(steps, [part, commandsPart], stopping);
      return path.join(part.folder, 'dist');
    },
    async buildHost(steps, stopping) {
      const host = allParts().filter(({ name }) => name === 'host');
      await buildAll(steps, host, stopping);
      return { dist: path.join(ROOT, 'host/dist') };
    },
  };
}
