import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHistory, Registry, type RegistryEntry, type ReleaseChange } from '@bellkey/shared/release';
import { Steps } from '../../command/steps.ts';
import { parseOptions } from '../commands/release/options.ts';
import { release } from '../commands/release/release.ts';
import { parseRollbackOptions, rollback } from '../commands/rollback/rollback.ts';
import { openContext, type ReleaseContext, type Workplace } from '../workplace/release-command.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

/** An environment for the release commands, with a small remote instead of a build. */
export class ReleaseDesk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'bellkey-desk-'));
  readonly dataDir = path.join(this.folder, 'data');
  /** All output of the commands. */
  said = '';
  /** Result of the next build. */
  source: SmallRelease = {};
  env: NodeJS.ProcessEnv = { RELEASE_WHO: 'ada' };
  /** Called in place of the build, before its result. */
  duringBuild: () => Promise<unknown> | undefined = () => undefined;

  get workplace(): Workplace {
    return {
      env: this.env,
      dataDir: this.dataDir,
      remotes: () => ['guest', 'staff'],
      build: async (remote) => {
        await this.duringBuild();
        const dist = path.join(this.folder, `dist-${remote}`);
        writeSmallRelease(dist, { name: remote, ...this.source });
        return dist;
      },
      buildHost: null,
    };
  }

  /** Changes the text in the remote's code: another build. */
  change(text: string): void {
    this.source = { ...this.source, files: { ...this.source.files, 'browser/more.js': text } };
  }

  async context(stopping = new AbortController().signal): Promise<ReleaseContext> {
    const terminal = {
      write: (text: string) => {
        this.said += text;
      },
    };
    return openContext(this.workplace, {
      steps: new Steps(terminal, () => 0),
      stopping,
      moved: () => undefined,
    });
  }

  /** As `npm run release -- <words>`. */
  async release(line: string, stopping?: AbortSignal): Promise<void> {
    const options = parseOptions(line.split(' '), this.workplace.remotes());
    await release(await this.context(stopping), options);
  }

  /** As `npm run rollback -- <words>`. */
  async rollback(line: string): Promise<void> {
    const options = parseRollbackOptions(line.split(' '), this.workplace.remotes());
    await rollback(await this.context(), options);
  }

  /** Releases a new text and returns its build. */
  async released(text: string, line = 'guest'): Promise<string> {
    this.change(text);
    await this.release(line);
    return this.history.at(-1)?.build ?? '';
  }

  get registry(): Registry {
    return Registry.parse(JSON.parse(readFileSync(path.join(this.dataDir, 'remotes.json'), 'utf8')));
  }

  get guest(): RegistryEntry {
    const entry = this.registry.remotes.guest;
    if (!entry) throw new Error('guest is not released');
    return entry;
  }

  get history(): ReleaseChange[] {
    return parseHistory(readFileSync(path.join(this.dataDir, 'releases-history.jsonl'), 'utf8'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
