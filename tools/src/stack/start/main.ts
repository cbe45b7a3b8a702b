import path from 'node:path';
import type { CommandCall } from '../../command/command.ts';
import { asStep } from '../../command/steps.ts';
import { buildAll } from '../../parts/build-all.ts';
import { allParts, findRemotes } from '../../parts/parts.ts';
import { publish } from '../../release/publish/publish.ts';
import { loadRegistry } from '../../release/registry/registry-file.ts';
import { trustFile } from '../../release/registry/trust-file.ts';
import { FolderStore } from '../../release/store/folder-store.ts';
import { ROOT } from '../../root.ts';
import { runStack } from '../programs/run.ts';
import { startStack } from '../programs/start-stack.ts';

/** `npm start`: the whole product from its built parts. */
export async function main({ install }: CommandCall): Promise<void> {
  await runStack({
    typed: 'npm start',
    ports: ['shell', 'api', 'authProxy', 'authEmulator'],
    async start({ environment, steps, programs, stopping }) {
      steps.elapsed('Install dependencies', install.milliseconds, install.fresh ? undefined : 'unchanged');
      const registry = path.join(environment.dataDir, 'remotes.json');
      // A broken registry is reported at once, not after the builds.
      await loadRegistry(new FolderStore(environment.dataDir));

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
