import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { writeJson } from '../../command/atomic-file.ts';
import { type CommandCall, CommandError, explain } from '../../command/command.ts';
import { asStep, type Steps } from '../../command/steps.ts';
import { buildAll } from '../../parts/build-all.ts';
import { allParts, findRemotes, type Part, remotePart } from '../../parts/parts.ts';
import { portOfRemote } from '../../processes/ports.ts';
import { publish } from '../../release/publish/publish.ts';
import { loadRegistry } from '../../release/registry/registry-file.ts';
import { FolderStore } from '../../release/store/folder-store.ts';
import { runStack } from '../programs/run.ts';
import { type Stack, startStack } from '../programs/start-stack.ts';
import { type Choice, chooseRemotes } from './choose-remotes.ts';
import {
  chooseDevelopmentBuilds,
  DEVELOPMENT_DIST,
  loadConfigurations,
  problemsOf,
} from './development-build.ts';
import { devServerOrigin, serveBrowser } from './serve-browser.ts';
import { type Watch, watchServer } from './watch-server.ts';

function partNamed(name: string): Part {
  const part = allParts().find((candidate) => candidate.name === name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part;
}

/** Builds a part once for development, browser and server side together. */
async function buildOnce(part: Part): Promise<void> {
  const { browser, server } = await loadConfigurations(part);
  const compiler = rspack([...browser, ...server]);
  const problems = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats ? problemsOf(stats) : null)));
  });
  if (problems !== null) throw new CommandError(`The build of ${part.name} failed:\n\n${problems}`);
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
}

/** `npm run dev`: the whole product with hot reload; `npm run dev -- guest`: one remote from source, the rest built. */
export async function main({ arguments: args, install }: CommandCall): Promise<void> {
  let choice: Choice;
  try {
    choice = chooseRemotes(args, findRemotes());
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
  chooseDevelopmentBuilds(process.env);
  const { everything, remotes } = choice;

  await runStack({
    typed: ['npm run dev', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    ports: [
      'shell',
      'api',
      'authProxy',
      'authEmulator',
      ...remotes.map((remote) => ({ remote })),
      ...(everything ? (['hostAssets'] as const) : []),
    ],
    async start({ environment, steps, programs, stopping }) {
      steps.elapsed('Install dependencies', install.milliseconds, install.fresh ? undefined : 'unchanged');
      const { ports } = environment;
      const portOf = (remote: string) => portOfRemote(ports, remote);
      const folder = path.join(environment.dataDir, 'dev');
      const registry = path.join(folder, 'remotes.json');
      const stack: { up: Stack | null } = { up: null };
      const serve = (part: Part, port: number | null, onRebuilt: () => void) =>
        watchPart(part, port, steps, onRebuilt);

      const prepare = async () => {
        const built = findRemotes().filter((remote) => !remotes.includes(remote));
        const parts = everything ? [] : [partNamed('api'), ...built.map(remotePart)];
        await buildAll(steps, parts, stopping);
        if (built.length > 0) await publish(built, folder);

        await Promise.all(
          remotes.map((remote) => serve(remotePart(remote), portOf(remote), () => undefined)),
        );
        if (everything) {
          await serve(partNamed('host'), ports.hostAssets, () => stack.up?.host.restart());
          await serve(partNamed('api'), null, () => stack.up?.api.restart());
        } else {
          await asStep(steps, 'Build host for development', () => buildOnce(partNamed('host')));
        }
        const served = remotes.map((name) => [
          name,
          { live: `${devServerOrigin(portOf(name))}/release.json`, delivery: 'direct' },
        ]);
        const published = (await loadRegistry(new FolderStore(folder))).registry;
        await writeJson(registry, {
          ...published,
          remotes: { ...published.remotes, ...Object.fromEntries(served) },
        });
      };

      // Output of an earlier run may be of other remotes.
      await rm(registry, { force: true });
      stack.up = await startStack(
        {
          environment,
          steps,
          apiFile: path.join(partNamed('api').folder, everything ? DEVELOPMENT_DIST : 'dist', 'main.js'),
          hostFile: path.join(partNamed('host').folder, DEVELOPMENT_DIST, 'server/main.js'),
          remotes: {
            registry,
            origins: remotes.map((remote) => devServerOrigin(portOf(remote))),
            ...(everything ? { hostRelease: `${devServerOrigin(ports.hostAssets)}/release.json` } : {}),
          },
          mode: 'development',
          prepared: prepare(),
        },
        programs,
      );
      return stack.up;
    },
  });
}

/** Builds a part for development and rebuilds it when its sources change. Resolves when it can be used. */
async function watchPart(
  part: Part,
  port: number | null,
  steps: Steps,
  onServerRebuilt: () => void,
): Promise<void> {
  await rm(path.join(part.folder, DEVELOPMENT_DIST), { recursive: true, force: true });
  const { browser, server } = await loadConfigurations(part);
  const onProblems = (problems: string) => steps.line(`\n${part.name}:\n${problems}\n`);
  const watches: Watch[] = [];
  if (port !== null) {
    watches.push(serveBrowser({ folder: part.folder, configurations: browser, port, onProblems }));
  }
  if (server.length > 0) {
    const onRebuilt = () => {
      steps.line(`  ↻ ${part.name}`);
      onServerRebuilt();
    };
    watches.push(watchServer(server, { onRebuilt, onProblems }));
  }
  await asStep(steps, `Build ${part.name} for development`, async () => {
    await Promise.all(watches.map(({ first }) => first));
  });
}
