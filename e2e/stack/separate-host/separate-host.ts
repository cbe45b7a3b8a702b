import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { anyFreePort } from '../../../tools/src/processes/ports.ts';
import { copyReleaseChanged, flipByte, seedCache } from './changed-release.ts';
import { HostRegistry } from './host-registry.ts';

const readReleaseFile = (file: string) => Release.parse(JSON.parse(readFileSync(file, 'utf8')));

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REMOTES = ['marketing', 'guest', 'staff'] as const;
type Remote = (typeof REMOTES)[number];

/** A host process with a separate registry, which a test may publish into, stop and restart. */
export class SeparateHost {
  readonly url: string;
  private readonly port: number;
  private readonly apiUrl: string;
  private readonly folder: string;
  /** Folder of changed hosts; below the repository, because the server's modules are resolved from there. */
  private hostFolder: string | null = null;
  private dist = path.join(ROOT, 'host/dist');
  private process: ChildProcess | null = null;
  private readonly registry: HostRegistry;

  private constructor(port: number, apiUrl: string) {
    this.port = port;
    this.apiUrl = apiUrl;
    this.url = `http://localhost:${port}`;
    this.folder = mkdtempSync(path.join(tmpdir(), 'bellkey-host-'));
    this.registry = new HostRegistry(path.join(this.folder, 'remotes.json'));
    for (const remote of REMOTES)
      this.registry.setLive(remote, path.join(ROOT, `remote-${remote}/dist/release.json`));
  }

  /** @param environment settings of the host in addition to its own */
  static async start(apiUrl: string, environment: Record<string, string> = {}): Promise<SeparateHost> {
    const host = new SeparateHost(await anyFreePort(), apiUrl);
    for (const part of ['host', ...REMOTES.map((remote) => `remote-${remote}`)]) {
      seedCache(path.join(ROOT, part, 'dist'), host.cacheDir);
    }
    await host.run(environment);
    return host;
  }

  private get cacheDir(): string {
    return path.join(this.folder, 'cache');
  }

  /** Starts the process, on the same port as before. */
  async run(environment: Record<string, string> = {}): Promise<void> {
    const child = fork(path.join(this.dist, 'server/main.js'), [], {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.port),
        API_URL: this.apiUrl,
        REGISTRY: this.registry.file,
        CACHE_DIR: this.cacheDir,
        DATA_DIR: this.folder,
        BELLKEY_ENVIRONMENT: 'demo',
        LOG_LEVEL: 'silent',
        ...environment,
      },
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The host ended with ${code}.`)));
    });
  }

  /** Ends the process: for browsers the network is gone. */
  async stop(): Promise<void> {
    const child = this.process;
    if (!child) return;
    this.process = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await ended;
  }

  /** Accepts requests but answers none, like a network that hangs. */
  hang(): void {
    this.process?.kill('SIGSTOP');
  }

  /** Publishes a changed build of a remote and waits until it is live. @param code see `copyReleaseChanged` */
  async publishChanged(remote: Remote, build: string, code?: string): Promise<void> {
    const target = path.join(this.folder, 'releases', remote, build);
    copyReleaseChanged(path.join(ROOT, `remote-${remote}/dist`), target, build, code);
    seedCache(target, this.cacheDir);
    await this.publish(remote, path.join(target, 'release.json'));
  }

  /** Publishes a release from its current location, also of a new remote, and waits until it is live. */
  async publish(remote: string, location: string): Promise<void> {
    const { build } = readReleaseFile(location);
    this.registry.setLive(remote, location);
    for (;;) {
      const health = await (await fetch(`${this.url}/shell/health`)).json();
      if (health.live[remote] === build) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Runs a changed build of the host itself from now on. */
  async deployChanged(build: string): Promise<void> {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    this.hostFolder ??= mkdtempSync(path.join(ROOT, '.cache/e2e-host-'));
    const part = path.join(this.hostFolder, build);
    const dist = path.join(part, 'dist');
    copyReleaseChanged(path.join(ROOT, 'host/dist'), dist, build);
    seedCache(dist, this.cacheDir);
    // Its modules are resolved from below it first, as in its own location.
    for (const name of ['public', 'brands', 'package.json', 'node_modules'].filter((name) =>
      existsSync(path.join(ROOT, 'host', name)),
    )) {
      symlinkSync(path.join(ROOT, 'host', name), path.join(part, name));
    }
    await this.stop();
    this.dist = dist;
    await this.run();
  }

  /** The host's problems, as soon as it reports any. */
  async problems(): Promise<Record<string, string>> {
    for (;;) {
      const { problems } = await (await fetch(`${this.url}/shell/health`)).json();
      if (Object.keys(problems).length > 0) return problems;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Publishes a changed build of a remote in which one byte of a stored file is flipped. */
  publishBroken(remote: Remote, build: string, file: (release: Release) => string): void {
    const target = path.join(this.folder, 'releases', remote, build);
    copyReleaseChanged(path.join(ROOT, `remote-${remote}/dist`), target, build);
    const live = path.join(target, 'release.json');
    flipByte(path.join(target, file(readReleaseFile(live))));
    this.registry.setLive(remote, live);
  }

  /** Gives a share of the visitors a changed build of a remote. */
  beginCanary(remote: Remote, build: string, share: number): void {
    const target = path.join(this.folder, 'releases', remote, build);
    copyReleaseChanged(path.join(ROOT, `remote-${remote}/dist`), target, build);
    seedCache(target, this.cacheDir);
    const since = new Date().toISOString();
    this.registry.change(remote, { canary: { release: path.join(target, 'release.json'), share, since } });
  }

  endCanary(remote: Remote): void {
    this.registry.change(remote, { canary: undefined });
  }

  /** Restores the registry from before it was broken. */
  mendRegistry(): void {
    this.registry.write();
  }

  /** Flips a byte of the registry. */
  breakRegistry(): void {
    flipByte(this.registry.file);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
    if (this.hostFolder) rmSync(this.hostFolder, { recursive: true, force: true });
  }
}
