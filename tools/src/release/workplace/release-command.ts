import { setTimeout as sleep } from 'node:timers/promises';
import type { Trust } from '@bellkey/shared/release';
import { CommandError, explain } from '../../command/command.ts';
import { Steps } from '../../command/steps.ts';
import { onStopSignals } from '../../processes/supervise/stop-signals.ts';
import { loadTrust, trustFile } from '../registry/trust-file.ts';
import { whoIs } from '../registry/who.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Exit code of a program that Ctrl-C ended, as in shells. */
const INTERRUPTED = 130;
const SIGNAL_MS = 100;

/** A built host, for trying releases before they go live. */
export interface HostBuild {
  /** Its `dist/` folder. */
  dist: string;
}

/** Where the release commands work: this repository, or one that holds a single remote. */
export interface Workplace {
  env: NodeJS.ProcessEnv;
  /** Absolute path of this machine's data. */
  dataDir: string;
  /** Names of what can be built here. */
  remotes(): string[];
  /** Builds a remote. @returns the folder of its `release.json`. @throws CommandError when that fails. */
  build(remote: string, steps: Steps, stopping: AbortSignal): Promise<string>;
  /** Builds the host; null where its sources are missing. */
  buildHost: ((steps: Steps, stopping: AbortSignal) => Promise<HostBuild>) | null;
}

/** Context of every release command. */
export interface ReleaseContext extends Workplace {
  store: ReleaseStore;
  /** Whether the store is the data folder, which only this machine releases into. */
  own: boolean;
  trust: Trust | null;
  trustFile: string;
  who: string;
  steps: Steps;
  /** Aborted when the person has stopped the command. */
  stopping: AbortSignal;
  /** Call it once the pointer has moved: the message after a failure depends on it. */
  moved(): void;
}

/** Opens the store and loads the trust file. @throws CommandError when either cannot be used. */
export async function openContext(
  workplace: Workplace,
  { steps, stopping, moved }: Pick<ReleaseContext, 'steps' | 'stopping' | 'moved'>,
): Promise<ReleaseContext> {
  const { env, dataDir } = workplace;
  const file = trustFile(env, dataDir);
  return {
    ...workplace,
    store: openStore(env, dataDir),
    own: !env.RELEASE_STORE,
    trust: await loadTrust(file),
    trustFile: file,
    who: whoIs(env),
    steps,
    stopping,
    moved,
  };
}

/**
 * Runs a release command and sets the exit code: 0 on success, 1 on failure, 130 when the person stopped it. The last
 * line always says whether what is live has changed.
 */
export async function runReleaseCommand(
  workplace: Workplace,
  work: (context: ReleaseContext) => Promise<void>,
): Promise<void> {
  const steps = new Steps(process.stdout);
  const stopping = new AbortController();
  let hasMoved = false;
  const end = () =>
    console.error(
      hasMoved ? 'The change itself is made: see `npm run releases`.' : 'What is live has not changed.',
    );
  const off = onStopSignals(process, {
    stop: () => stopping.abort(),
    force: () => process.exit(INTERRUPTED),
  });
  try {
    const moved = () => {
      hasMoved = true;
    };
    await work(await openContext(workplace, { steps, stopping: stopping.signal, moved }));
  } catch (error) {
    // A terminal sends Ctrl-C to child processes as well, and the end of a child may be reported first.
    await sleep(SIGNAL_MS);
    if (stopping.signal.aborted) {
      console.error('\nStopped.');
      process.exitCode = INTERRUPTED;
    } else {
      console.error(`\n${explain(error)}`);
      process.exitCode = 1;
    }
    end();
  } finally {
    off();
  }
}

/** Ends the command here when the person has stopped it: called before each change. */
export function throwIfStopped(stopping: AbortSignal): void {
  if (stopping.aborted) throw new CommandError('Stopped.');
}
