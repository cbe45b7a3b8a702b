import type { ChildProcess } from 'node:child_process';
import { CommandError } from '../../command/command.ts';
import { deathsInARow, restartDelayMs } from './back-off.ts';
import { launch, type Program, signalGroup } from './launch.ts';
import type { LogFile } from './log-file.ts';

/** Generous: a busy machine takes a minute for ten seconds of an idle one. */
const READY_TIMEOUT_MS = 180_000;
const STOP_GRACE_MS = 8_000;
const SHOWN_LOG_LINES = 25;

/** How one program is started, and when it is ready. */
export interface ServiceDefinition<Ready> {
  /** Name on screen: `API`. */
  title: string;
  /** Its short name: `api`. */
  name: string;
  program: Program;
  log: LogFile;
  /** Resolves when the program is ready; dropped when it dies first. */
  untilReady(child: ChildProcess): Promise<Ready>;
  /** Called after every start but the first, when the program is ready again. */
  onRestart?(ready: Ready): void;
  /** Called when the program dies unexpectedly. */
  onDeath?(description: string): void;
  readyTimeoutMs?: number;
}

type Ended = { code: number | null; signal: NodeJS.Signals | null };

const describe = ({ code, signal }: Ended) => (signal ? `was ended by ${signal}` : `ended with code ${code}`);

/**
 * A supervised program: started once by `start()`, then restarted with growing delays until `stop()`. Dying before it
 * was ever ready is a failure of `start()`, because a restart would not help.
 */
export class Service<Ready> {
  private readonly definition: ServiceDefinition<Ready>;
  private child: ChildProcess | null = null;
  private ended: Promise<Ended> = Promise.resolve({ code: 0, signal: null });
  private stopping = false;
  private restarting = false;
  private deaths = 0;
  private restartTimer: NodeJS.Timeout | null = null;

  constructor(definition: ServiceDefinition<Ready>) {
    this.definition = definition;
  }

  /** @throws CommandError with the end of the program's log when it does not come up. */
  async start(): Promise<Ready> {
    const outcome = await this.attempt();
    if (outcome.ok) return outcome.value;
    const { title, log } = this.definition;
    throw new CommandError(
      `${title} ${outcome.error}. The end of ${log.path}:\n\n${log.tail(SHOWN_LOG_LINES)}`,
    );
  }

  /** Sends a message over the program's channel. */
  send(message: { type: string }): void {
    if (this.child?.connected) this.child.send(message);
  }

  get name(): string {
    return this.definition.name;
  }

  /** The program's process id while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Restarts the program; for development, when its code changed. */
  restart(): void {
    if (!this.child || this.restarting) return;
    this.restarting = true;
    signalGroup(this.child, 'SIGTERM');
  }

  /** Ends the program and all its children: with SIGTERM, then after 8 s with SIGKILL. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    const { child } = this;
    if (!child) return;
    signalGroup(child, 'SIGTERM');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_GRACE_MS);
    await this.ended;
    clearTimeout(force);
    signalGroup(child, 'SIGKILL');
  }

  /** Ends the program and all its children at once. */
  kill(): void {
    this.stopping = true;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    if (this.child) signalGroup(this.child, 'SIGKILL');
  }

  private async attempt(): Promise<{ ok: true; value: Ready } | { ok: false; error: string }> {
    const startedAt = performance.now();
    const child = launch(this.definition.program, this.definition.log.descriptor);
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });

    const timeout = this.definition.readyTimeoutMs ?? READY_TIMEOUT_MS;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await Promise.race([
      this.definition.untilReady(child).then(
        (value) => ({ ok: true as const, value }),
        (error: unknown) => ({ ok: false as const, error: `is not usable: ${String(error)}` }),
      ),
      this.ended.then((ended) => ({ ok: false as const, error: describe(ended) })),
      new Promise<{ ok: false; error: string }>((resolve) => {
        timer = setTimeout(
          () => resolve({ ok: false, error: `was not ready within ${timeout / 1000} s` }),
          timeout,
        );
      }),
    ]);
    clearTimeout(timer);
    if (outcome.ok) {
      void this.ended.then((ended) => {
        this.deaths = deathsInARow(this.deaths, performance.now() - startedAt);
        this.startAgain(child, describe(ended));
      });
    } else {
      signalGroup(child, 'SIGKILL');
    }
    return outcome;
  }

  private startAgain(dead: ChildProcess, description: string): void {
    if (this.stopping) return;
    // Children of the dead program would hold its ports.
    signalGroup(dead, 'SIGKILL');
    if (this.restarting) this.deaths = 0;
    else this.definition.onDeath?.(description);
    this.restarting = false;
    this.restartTimer = setTimeout(async () => {
      const outcome = await this.attempt();
      if (this.stopping) return;
      if (outcome.ok) {
        this.definition.onRestart?.(outcome.value);
        return;
      }
      this.deaths += 1;
      if (this.child) this.startAgain(this.child, outcome.error);
    }, restartDelayMs(this.deaths));
  }
}
