import path from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { PARTS, REMOTES } from '../build/parts.ts';
import type { CommandCall } from '../command.ts';
import { publish } from '../publish/publish.ts';
import { readRegistry } from '../publish/registry.ts';
import { ROOT } from '../root.ts';
import { runStack } from '../stack/run.ts';
import { startStack } from '../stack/start-stack.ts';
import { asStep } from '../terminal/steps.ts';

/** `npm start`: the whole product from its built parts. */
export async function main({ install }: CommandCall): Promise<void> {
  await runStack({
    ports: ['shell', 'api', 'authProxy', 'authEmulator'],
    async start({ environment, steps, programs, stopping }) {
      steps.elapsed('Install dependencies', install.milliseconds, install.fresh ? undefined : 'unchanged');
      const registry = path.join(environment.dataDir, 'remotes.json');
      // A broken registry is told at once, not after the builds.
      readRegistry(registry);

      const prepare = async () => {
        await buildAll(steps, PARTS, stopping);
        const elsewhere = await asStep(steps, 'Publish the remotes', () =>
          publish(REMOTES, environment.dataDir),
        );
        for (const name of elsewhere) steps.line(`    ${name} stays where ${registry} points it.`);
      };
      return startStack(
        {
          environment,
          steps,
          apiFile: path.join(ROOT, 'api/dist/main.js'),
          hostFile: path.join(ROOT, 'host/dist/server/main.js'),
          remotes: { registry, origins: [] },
          mode: 'demo',
          prepared: prepare(),
        },
        programs,
      );
    },
  });
}
