import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeJson } from '../../command/atomic-file.ts';
import { asStep, type Steps } from '../../command/steps.ts';
import { ApiReady, AuthProxyReady, HostReady, OutboxReady } from '../../processes/ready-messages.ts';
import type { Program } from '../../processes/supervise/launch.ts';
import { openLogFile } from '../../processes/supervise/log-file.ts';
import { readyMessage } from '../../processes/supervise/ready-message.ts';
import { Service, type ServiceDefinition } from '../../processes/supervise/service.ts';
import { demoAccounts, seedAccounts } from '../demo/demo-accounts.ts';
import { type DemoFile, demoFile } from '../demo/demo-file.ts';
import { addressesFor } from '../settings/addresses.ts';
import type { Environment } from '../settings/environment.ts';
import { authEmulator, PROJECT, untilAnswering } from './auth-emulator.ts';
import type { ProgramGroup } from './program-group.ts';
import {
  apiProgram,
  authProxyProgram,
  hostProgram,
  loopback,
  outboxProgram,
  type RemoteSources,
  type StackMode,
} from './stack-programs.ts';

/** The files of a stack: the built parts, or those that `npm run dev` builds. */
export interface StackPlan {
  environment: Environment;
  steps: Steps;
  /** Built entry files. */
  apiFile: string;
  hostFile: string;
  remotes: RemoteSources;
  mode: StackMode;
  /** Resolves when the entry files and the registry exist; the other programs start earlier. */
  prepared: Promise<unknown>;
}

/** A running stack. */
export interface Stack {
  demo: DemoFile;
  api: Service<unknown>;
  host: Service<unknown>;
}

/**
 * Starts the identity service, the API, the host and the development outbox, each supervised, and writes `demo.json`.
 *
 * @throws CommandError when a program does not start.
 */
export async function startStack(plan: StackPlan, programs: ProgramGroup): Promise<Stack> {
  const { environment, steps } = plan;
  // Its failure is handled below; until then it must not count as unhandled.
  plan.prepared.catch(() => undefined);
  const { ports, dataDir } = environment;
  const addresses = addressesFor(ports, environment);
  const authFolder = path.join(dataDir, 'auth');
  await mkdir(authFolder, { recursive: true });
  const accounts = await demoAccounts(path.join(dataDir, 'demo-accounts.json'));

  const recordProcesses = () => writeJson(path.join(dataDir, 'processes.json'), programs.processes);
  const supervised = <Ready>(
    title: string,
    name: string,
    program: Program,
    untilReady: ServiceDefinition<Ready>['untilReady'],
    onRestart: () => void = () => undefined,
  ) =>
    new Service<Ready>({
      title,
      name,
      program,
      log: openLogFile(path.join(dataDir, 'logs'), name),
      untilReady,
      onDeath: (how) => steps.line(`  ! ${title} ${how}; starting it again.`),
      onRestart: () => {
        onRestart();
        void recordProcesses();
      },
    });

  const proxy = supervised('The Auth proxy', 'auth-proxy', authProxyProgram(environment), (child) =>
    readyMessage(child, AuthProxyReady),
  );
  const emulator = supervised(
    'The Auth emulator',
    'auth-emulator',
    await authEmulator(authFolder, ports.authEmulator),
    () => untilAnswering(loopback(ports.authEmulator)),
    () => proxy.send({ type: 'emulator-restarted' }),
  );
  const api = supervised(
    'The API',
    'api',
    apiProgram(plan.apiFile, environment, addresses, accounts),
    (child) => readyMessage(child, ApiReady),
  );
  const host = supervised(
    'The host',
    'host',
    hostProgram(plan.hostFile, environment, addresses, plan.remotes, accounts, plan.mode),
    (child) => readyMessage(child, HostReady),
  );

  const startOutbox = async () => {
    if (!environment.hasOutbox) return;
    const outbox = supervised('The development outbox', 'outbox', outboxProgram(environment), (child) =>
      readyMessage(child, OutboxReady),
    );
    await asStep(steps, 'Start the development outbox', () => programs.start(outbox));
  };
  const startIdentity = async () => {
    await programs.start(emulator);
    await programs.start(proxy);
    await seedAccounts(loopback(ports.authProxy), PROJECT, accounts);
  };
  const startProduct = async () => {
    await plan.prepared;
    const { places } = await asStep(steps, 'Start the API', () => programs.start(api));
    const { remotes } = await asStep(steps, 'Start the host', () => programs.start(host));
    return { places, remotes };
  };
  // The emulator takes longest to start, and is not needed before someone signs in.
  const [, { places, remotes }] = await Promise.all([
    asStep(steps, 'Start the Auth emulator and proxy', startIdentity),
    startProduct(),
    startOutbox(),
  ]);

  await recordProcesses();
  const demo = demoFile(addresses, remotes, accounts, places);
  await writeJson(path.join(dataDir, 'demo.json'), demo, 0o600);
  return { demo, api, host };
}
