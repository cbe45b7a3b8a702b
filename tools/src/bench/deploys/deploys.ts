import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { buildOf, folderOf, locationOf } from '../../release/registry/locations.ts';
import { type Pointer, released } from '../../release/registry/moves.ts';
import { changeRegistry, loadRegistry } from '../../release/registry/registry-file.ts';
import { type TeamKey, teamKey } from '../../release/registry/signing-key.ts';
import { FolderStore } from '../../release/store/folder-store.ts';
import { type BuiltRelease, loadBuilt, parseRelease } from '../../release/upload/built-release.ts';
import { uploadRelease, verifyStored } from '../../release/upload/upload.ts';
import { untilHostServes } from '../../release/workplace/host-answer.ts';
import { ROOT } from '../../root.ts';
import { changedBuild } from './changed-build.ts';
import { measureRollbacks, type RollbackMeasurement } from './rollbacks.ts';
import { Traffic, type TrafficResult } from './traffic.ts';

const REQUESTS_PER_SECOND = 50;
const MEMORY_EVERY = 10;
const WHO = 'bench';

/** Results of `npm run bench -- deploys`. */
export interface DeployMeasurement {
  remote: string;
  /** Seconds of `npm run release -- <remote> --dry-run`: build (nothing to do), contract gate, trial in Chromium. */
  gateSeconds: number;
  /** Seconds from the first byte of the upload until the running host serves it, of each deploy. */
  deploySeconds: number[];
  /** The same, from the move of the pointer. */
  pointerSeconds: number[];
  /** The host's memory (resident set, MB), by number of deploys. */
  memory: { deploys: number; megabytes: number }[];
  traffic: TrafficResult;
  /** After all of that, without visitors. */
  rollbacks: RollbackMeasurement;
}

interface DeployOptions {
  shellUrl: string;
  dataDir: string;
  remote: string;
  deploys: number;
  print(line: string): void;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function gateSeconds(remote: string, dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'release', remote, '--dry-run'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CommandError(`The contract gate did not let ${remote} through.`);
  return (performance.now() - startedAt) / 1000;
}

/** Public pages of everything live: a deploy of one remote must not be visible on any of them. */
async function publicPaths(store: FolderStore): Promise<string[]> {
  const { registry } = await loadRegistry(store);
  const paths: string[] = [];
  for (const { live } of Object.values(registry.remotes)) {
    const file = await store.read(live);
    const pages = file ? Object.values(parseRelease(file.content, live).pages) : [];
    const open = pages.filter((page) => !page.path.includes(':') && page.guard === undefined);
    paths.push(...open.map((page) => page.path));
  }
  return paths;
}

/** One remote of a running stack, deployed repeatedly like the release command does after its gate. */
class Deployer {
  private readonly store: FolderStore;
  private readonly remote: string;
  private readonly key: TeamKey;

  constructor(store: FolderStore, remote: string, key: TeamKey) {
    this.store = store;
    this.remote = remote;
    this.key = key;
  }

  async upload(built: BuiltRelease): Promise<Pointer> {
    await uploadRelease(this.store, built, this.key);
    return (await verifyStored(this.store, this.remote, built.release.build, this.key.publicKey)).pointer;
  }

  async move(pointer: Pointer): Promise<void> {
    const build = buildOf(pointer.location) ?? '';
    await changeRegistry({ store: this.store, who: WHO }, ({ remotes }) => {
      const before = remotes[this.remote];
      const from = before ? buildOf(before.live) : null;
      return {
        entry: released(before, pointer),
        change: { action: 'release', remote: this.remote, build, from },
      };
    });
  }

  async remove(build: string): Promise<void> {
    for (const key of await this.store.list(folderOf(this.remote, build))) await this.store.remove(key);
  }
}

/**
 * Deploys one remote of a running stack repeatedly while visitors come, and finally the original release.
 *
 * @throws CommandError when a deploy does not become live.
 */
export async function measureDeploys(options: DeployOptions): Promise<DeployMeasurement> {
  const { shellUrl, dataDir, remote, deploys, print } = options;
  const store = new FolderStore(dataDir);
  const before = (await loadRegistry(store)).registry.remotes[remote];
  const original = before ? buildOf(before.live) : null;
  if (before === undefined || original === null)
    throw new CommandError(`${remote} is not live in ${dataDir}.`);
  const key = await teamKey(remote, { env: {}, dataDir, make: false });
  const deployer = new Deployer(store, remote, key);
  const { host } = JSON.parse(await readFile(path.join(dataDir, 'processes.json'), 'utf8')) as {
    host: number;
  };
  const first = await verifyStored(store, remote, original, key.publicKey);
  const source = await loadBuilt(path.join(dataDir, folderOf(remote, original)));
  const paths = await publicPaths(store);

  print(`The contract gate, once…`);
  const measurement: DeployMeasurement = {
    remote,
    gateSeconds: await gateSeconds(remote, dataDir),
    deploySeconds: [],
    pointerSeconds: [],
    memory: [{ deploys: 0, megabytes: await residentMegabytes(host) }],
    traffic: { requests: 0, failures: new Map(), documents: [], builds: new Set() },
    rollbacks: { served: [], npm: [], node: [] },
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'bellkey-deploys-'));
  const never = new AbortController().signal;
  const made: string[] = [];
  const live = async (build: string) => {
    const answer = await untilHostServes(shellUrl, remote, { kind: 'live', build }, never);
    if (answer.outcome !== 'live') {
      throw new CommandError(`Deploy ${build} did not become live: ${JSON.stringify(answer)}`);
    }
  };
  const traffic = new Traffic(shellUrl, remote, paths);
  traffic.start(REQUESTS_PER_SECOND);
  try {
    for (let number = 1; number <= deploys; number += 1) {
      const build = `bench-${String(number).padStart(4, '0')}-${Date.now().toString(36)}`;
      const built = await changedBuild(source, path.join(folder, 'dist'), build);
      made.push(build);
      const startedAt = performance.now();
      const pointer = await deployer.upload(built);
      const movedAt = performance.now();
      await deployer.move(pointer);
      await live(build);
      measurement.deploySeconds.push((performance.now() - startedAt) / 1000);
      measurement.pointerSeconds.push((performance.now() - movedAt) / 1000);
      if (number % MEMORY_EVERY === 0) {
        const megabytes = await residentMegabytes(host);
        measurement.memory.push({ deploys: number, megabytes });
        print(
          `  ${number} deploys, ${traffic.result.requests} requests, ${traffic.result.failures.size} kinds of failure, host ${megabytes.toFixed(0)} MB`,
        );
      }
    }
    await traffic.stop();
    print('Rollbacks, by the command…');
    measurement.rollbacks = await measureRollbacks({ store, shellUrl, dataDir, remote });
  } finally {
    await traffic.stop();
    await deployer.move({ location: locationOf(remote, original), integrity: first.pointer.integrity });
    await live(original);
    // The host may still serve tabs of the last few.
    for (const build of made.slice(0, -5)) await deployer.remove(build);
    await rm(folder, { recursive: true, force: true });
  }
  return { ...measurement, traffic: traffic.result };
}
