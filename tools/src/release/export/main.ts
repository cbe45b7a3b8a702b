import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { type CommandCall, explain } from '../../command/command.ts';
import { asksForHelp } from '../../command/command-arguments.ts';
import { brandsFolder, dataFolder } from '../../command/folders.ts';
import { asStep, Steps } from '../../command/steps.ts';
import { buildAll } from '../../parts/build-all.ts';
import { allParts, findRemotes } from '../../parts/parts.ts';
import { ROOT } from '../../root.ts';
import { publish } from '../publish/publish.ts';
import { buildOf } from '../registry/locations.ts';
import { loadRegistry } from '../registry/registry-file.ts';
import { trustFile } from '../registry/trust-file.ts';
import { FolderStore } from '../store/folder-store.ts';
import { brandKeys } from './brand-keys.ts';
import { exportOptions, USAGE } from './export-options.ts';
import { exportSite, type Source } from './export-site.ts';
import { startHost } from './host-process.ts';
import { firebaseSite } from './hosting-config.ts';

/** Earlier releases whose files are still kept. */
async function earlierReleases(dataDir: string, cacheDir: string): Promise<Source['earlier']> {
  const { registry } = await loadRegistry(new FolderStore(dataDir));
  return Object.entries(registry.remotes).flatMap(([name, { earlier }]) =>
    earlier.flatMap((location) => {
      const build = buildOf(location);
      return build && existsSync(path.join(cacheDir, name, build)) ? [{ name, build }] : [];
    }),
  );
}

/** `npm run export`: the public site and the shell as static files, one folder per brand, with `firebase.json`. */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  const steps = new Steps(process.stdout);
  try {
    const dataDir = dataFolder(process.env);
    const brandsDir = brandsFolder(process.env);
    const options = exportOptions(args, brandKeys(brandsDir ?? path.join(ROOT, 'host/brands')), ROOT);
    // An export does not change what is live, and only releases what never was.
    const { registry } = await loadRegistry(new FolderStore(dataDir));
    const unreleased = findRemotes().filter((name) => registry.remotes[name] === undefined);
    await buildAll(
      steps,
      allParts().filter(({ name }) => name === 'host' || unreleased.includes(name)),
    );
    if (unreleased.length > 0) {
      await asStep(steps, `Publish ${unreleased.join(', ')}`, () => publish(unreleased, dataDir));
    }

    const host = await asStep(steps, 'Start the host server', () =>
      startHost(dataDir, trustFile(process.env, dataDir), brandsDir, Object.values(options.origins)),
    );
    const staging = `${options.folder}.${process.pid}`;
    try {
      const releases = await host.releases();
      steps.line(`  What is live: ${releases.map(({ name, build }) => `${name} ${build}`).join(', ')}`);
      const source: Source = {
        url: host.url,
        cacheDir: host.cacheDir,
        earlier: await earlierReleases(dataDir, host.cacheDir),
        releases,
        host: Release.parse(JSON.parse(await readFile(path.join(ROOT, 'host/dist/release.json'), 'utf8'))),
      };
      const sites = [];
      for (const [brand, origin] of Object.entries(options.origins)) {
        const rules = await asStep(steps, `Write ${brand} for ${origin}`, () =>
          exportSite(source, { brand, origin, folder: path.join(staging, brand) }),
        );
        sites.push(firebaseSite({ ...rules, api: options.api }));
      }
      await mkdir(staging, { recursive: true });
      await writeFile(
        path.join(staging, 'firebase.json'),
        `${JSON.stringify({ hosting: sites }, null, 2)}\n`,
      );
      await rm(options.folder, { recursive: true, force: true });
      await rename(staging, options.folder);
    } finally {
      await host.stop();
      await rm(staging, { recursive: true, force: true });
    }
    steps.line(`\n  ${options.folder} can be deployed; docs/static-hosting.md says how.`);
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
