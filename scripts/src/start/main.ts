import path from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { allParts, findRemotes } from '../build/parts.ts';
import type { CommandCall } from '../command.ts';
import { readRegistry } from '../live-releases/registry-file.ts';
import { trustFile } from '../live-releases/trust-file.ts';
import { publish } from '../publish/publish.ts';
import { FolderStore } from '../release-store/folder-store.ts';
import { ROOT } from '../root.ts';
import { runStack } from '../stack/run.ts';
import { startStack } from '../stack/start-stack.ts';
import { asStep } from '../terminal/steps.ts';

/** `npm start`: the whole product from its built parts. */
export async function main({ install }: CommandCall): Promise<void> {
  await runStack({
    typed: 'npm start',
    ports: ['shell', 'api', 'authProxy', 'authEmulator'],
    async start({ environment, steps, programs, stopping }) {
      steps.elapsed('Install dependencies', install.milliseconds, install.fresh ? undefined : 'unchanged');
      const registry = path.join(environment.dataDir, 'remotes.json');
      // A broken registry is told at once, not after the builds.
      await readRegistry(new FolderStore(environment.dataDir));

      const prepare = async () => {
        await buildAll(steps, allParts(), stopping);
        const left = await asStep(steps, 'Publish the remotes', () =>
          publish(findRemotes(), environment.dataDir),
        );
        for (const name of left) {
          steps.line(
            `    ${name} stays as it was decided; npm run release -- ${name} makes this build live.`,
          );
        }
      };
      return startStack(
        {
          environment,
          steps,
          apiFile: path.join(ROOT, 'api/dist/main.js'),
          hostFile: path.join(ROOT, 'host/dist/server/main.js'),
          remotes: { registry, origins: [], trust: trustFile(process.env, environment.dataDir) },
          mode: 'demo',
          prepared: prepare(),
        },
        programs,
      );
    },
  });
}
