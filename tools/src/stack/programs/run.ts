import { explain } from '../../command/command.ts';
import { Steps } from '../../command/steps.ts';
import { type PortUse, requireFree } from '../../processes/ports.ts';
import { onStopSignals } from '../../processes/supervise/stop-signals.ts';
import { addressesFor } from '../settings/addresses.ts';
import { takeDataFolder } from '../settings/data-folder.ts';
import { type Environment, loadEnvironment } from '../settings/environment.ts';
import { ProgramGroup } from './program-group.ts';
import type { Stack } from './start-stack.ts';
import { welcome } from './welcome.ts';

const OUTBOX_PORTS = ['outbox', 'outboxSmtp'] as const;

/** The differences between the commands that run a stack. */
export interface StackCommand {
  /** The command as typed. */
  typed: string;
  /** Ports that have to be free, besides those of the development outbox. */
  ports: readonly PortUse[];
  start(context: {
    environment: Environment;
    steps: Steps;
    programs: ProgramGroup;
    stopping: AbortSignal;
  }): Promise<Stack>;
}

/**
 * Runs a stack in this process from its first check to its end. SIGINT and SIGTERM end every program and exit with 0,
 * at any moment; a second one ends them by force. Exits with 1 when the stack does not start.
 */
export async function runStack(command: StackCommand): Promise<void> {
  const steps = new Steps(process.stdout);
  const programs = new ProgramGroup();
  const stopping = new AbortController();
  let giveBack: () => void = () => undefined;

  const leave = (code: number) => {
    giveBack();
    process.exit(code);
  };
  onStopSignals(process, {
    stop: () => {
      steps.line('  Stopping…');
      stopping.abort();
      void programs.stop().then(() => leave(0));
    },
    force: () => {
      programs.kill();
      leave(1);
    },
  });

  try {
    const environment = loadEnvironment(process.env);
    giveBack = takeDataFolder(environment.dataDir);
    const ports: PortUse[] = [...command.ports, ...(environment.hasOutbox ? OUTBOX_PORTS : [])];
    await requireFree(environment.ports, ports, command.typed);
    const stack = await command.start({ environment, steps, programs, stopping: stopping.signal });
    if (stopping.signal.aborted) return;
    const colours = process.stdout.isTTY && !process.env.NO_COLOR;
    console.log(welcome(stack.demo, addressesFor(environment.ports, environment), { colours }));
    console.log('Bellkey is ready');
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(`\n${explain(error)}`);
    programs.kill();
    leave(1);
  }
}
