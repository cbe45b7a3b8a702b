import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { launch } from '../supervise/launch.ts';
import { openLogFile } from '../supervise/log-file.ts';
import { readyMessage } from '../supervise/ready-message.ts';
import { Service, type ServiceDefinition } from '../supervise/service.ts';
import { asStep, type Steps } from '../terminal/steps.ts';
import { addressesFor } from './addresses.ts';
import { writeJson } from './atomic-file.ts';
import { authEmulator, PROJECT, untilAnswering } from './auth-emulator.ts';
import { type DemoAccounts, demoAccounts, seedAccounts } from './demo-accounts.ts';
import { type DemoFile, demoFile } from './demo-file.ts';
import type { Environment } from './environment.ts';
import { ApiReady, AuthProxyReady, HostReady } from './ready-messages.ts';

/** What runs the built programs; `npm run dev` gives its own. */
export interface StackPlan {
  environment: Environment;
  steps: Steps;
  /** Built programs: the API's and the host server's entry files. */
  api: { file: string };
  host: { file: string };
  /** The registry that the host reads. */
  registry: string;
  /** Origins beside its own from which the host may take remotes. */
  remoteOrigins: string[];
  mode: 'demo' | 'development';
  /** Resolves when the built files and the registry are there; what needs neither starts before. */
  prepared: Promise<unknown>;
}

/** A stack that is up. */
export interface Stack {
  demo: DemoFile;
  api: Service<unknown>;
  host: Service<unknown>;
}

/** Programs of a stack that is coming up or is up; `stop` and `kill` work at any moment. */
export class StackPrograms {
  private readonly started: Service<unknown>[] = [];
  private stopped = false;

  async start<Ready>(service: Service<Ready>): Promise<Ready> {
    if (this.stopped) throw new Error('The stack is stopping.');
    this.started.push(service as Service<unknown>);
    return service.start();
  }

  /** Process ids by the names of the programs' logs. */
  get processes(): Record<string, number> {
    return Object.fromEntries(
      this.started.flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid]])),
    );
  }

  /** Ends every program, those first that need the others. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const service of [...this.started].reverse()) await service.stop();
  }

  kill(): void {
    this.stopped = true;
    for (const service of this.started) service.kill();
  }
}

/**
 * Starts the identity service, the API and the host, each supervised, and writes `demo.json`.
 *
 * @throws CommandError when a program does not come up.
 */
export async function startStack(plan: StackPlan, programs: StackPrograms): Promise<Stack> {
  const { environment, steps } = plan;
  // Its failure is met below; until then it must not count as unhandled.
  plan.prepared.catch(() => undefined);
  const { ports, dataDir } = environment;
  const addresses = addressesFor(ports);
  const logs = path.join(dataDir, 'logs');
  const authFolder = path.join(dataDir, 'auth');
  await mkdir(authFolder, { recursive: true });

  const recordProcesses = () => writeJson(path.join(dataDir, 'processes.json'), programs.processes);
  const supervised = <Ready>(
    title: string,
    name: string,
    { onRestart, ...definition }: Omit<ServiceDefinition<Ready>, 'title' | 'name' | 'log' | 'onDeath'>,
  ) =>
    new Service<Ready>({
      title,
      name,
      log: openLogFile(logs, name),
      onDeath: (how) => steps.line(`  ! ${title} ${how}; starting it again.`),
      onRestart: (ready) => {
        onRestart?.(ready);
        void recordProcesses();
      },
      ...definition,
    });

  const identity = async (): Promise<DemoAccounts> => {
    const emulatorUrl = `http://127.0.0.1:${ports.authEmulator}`;
    const emulator = await authEmulator(authFolder, ports.authEmulator);
    const proxy = supervised('The Auth proxy', 'auth-proxy', {
      launch: (log) =>
        launch(
          {
            file: path.join(ROOT, 'scripts/src/auth-proxy/main.ts'),
            typescript: true,
            cwd: ROOT,
            env: {
              AUTH_PROXY_PORT: String(ports.authProxy),
              HOST: environment.host,
              EMULATOR_URL: emulatorUrl,
              FIREBASE_PROJECT_ID: PROJECT,
              ACCOUNTS_FILE: path.join(authFolder, 'accounts.json'),
              AUTH_FAULT_INJECTION: environment.faultInjection ? '1' : '0',
            },
          },
          log.descriptor,
        ),
      untilReady: (child) => readyMessage(child, AuthProxyReady),
    });
    await programs.start(
      supervised<void>('The Auth emulator', 'auth-emulator', {
        launch: (log) => launch(emulator, log.descriptor),
        untilReady: () => untilAnswering(emulatorUrl),
        onRestart: () => proxy.send({ type: 'emulator-restarted' }),
      }),
    );
    await programs.start(proxy);
    const accounts = await demoAccounts(path.join(dataDir, 'demo-accounts.json'));
    await seedAccounts(`http://127.0.0.1:${ports.authProxy}`, PROJECT, accounts);
    return accounts;
  };

  const accountsReady = asStep(steps, 'Start the Auth emulator and proxy', identity);
  const [accounts] = await Promise.all([accountsReady, plan.prepared]);

  const api = supervised('The API', 'api', {
    launch: (log) =>
      launch(
        {
          file: plan.api.file,
          cwd: path.join(ROOT, 'api'),
          env: {
            // Not "production": that refuses the Auth emulator.
            NODE_ENV: 'development',
            API_PORT: String(ports.api),
            HOST: environment.host,
            DATA_DIR: dataDir,
            ...(environment.databaseUrl ? { DATABASE_URL: environment.databaseUrl } : {}),
            FIREBASE_PROJECT_ID: PROJECT,
            // Through the proxy: the emulator alone would call the tokens of everybody who stayed signed in revoked.
            FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.authProxy}`,
            DEMO_MANAGER_UID: accounts.manager.uid,
            DEMO_STAFF_UID: accounts.staff.uid,
            SEED_DEMO: '1',
            PUBLIC_ORIGINS: [addresses.shell, addresses.partner, `http://127.0.0.1:${ports.shell}`].join(','),
            ...environment.model,
          },
        },
        log.descriptor,
      ),
    untilReady: (child) => readyMessage(child, ApiReady),
  });
  const { places } = await asStep(steps, 'Start the API', () => programs.start(api));

  const host = supervised('The host', 'host', {
    launch: (log) =>
      launch(
        {
          file: plan.host.file,
          cwd: path.join(ROOT, 'host'),
          env: {
            NODE_ENV: plan.mode === 'development' ? 'development' : 'production',
            PORT: String(ports.shell),
            HOST: environment.host,
            API_URL: `http://127.0.0.1:${ports.api}`,
            REGISTRY: plan.registry,
            CACHE_DIR: path.join(dataDir, 'cache'),
            IDENTITY_API_KEY: 'demo',
            IDENTITY_PROJECT_ID: PROJECT,
            IDENTITY_AUTH_DOMAIN: 'localhost',
            IDENTITY_EMULATOR_URL: addresses.identity,
            BELLKEY_ENVIRONMENT: plan.mode,
            ALLOWED_REMOTE_ORIGINS: plan.remoteOrigins.join(','),
          },
        },
        log.descriptor,
      ),
    untilReady: (child) => readyMessage(child, HostReady),
  });
  const { remotes } = await asStep(steps, 'Start the host', () => programs.start(host));

  await recordProcesses();
  const demo = demoFile(addresses, remotes, accounts, places);
  await writeJson(path.join(dataDir, 'demo.json'), demo, 0o600);
  return { demo, api, host };
}
