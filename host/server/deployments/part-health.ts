import type { PartHealth } from '@bellkey/shared/release';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import { z } from 'zod';
import * as messages from '../../messages/compiled/health/en.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { Renderer } from '../rendering/renderer.ts';

const ASK_TIMEOUT_MS = 2_000;
/** Firebase's own sign-in service, when there is no emulator. */
const SIGN_IN_SERVICE = 'https://identitytoolkit.googleapis.com/';

const ApiHealth = z.object({ status: z.enum(['ok', 'degraded']), database: z.string(), version: z.string() });

interface Dependencies {
  compositions: Pick<CompositionStore, 'problems' | 'lastRegistry'>;
  renderer: Pick<Renderer, 'healthy' | 'size' | 'spare'>;
  config: RuntimeConfig;
  apiUrl: string;
  /** Seconds since this process started. */
  uptime(): number;
  /** Bytes. */
  memory(): number;
}

async function apiAndDatabase(apiUrl: string): Promise<PartHealth[]> {
  try {
    const answer = await fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    const { status, database, version } = ApiHealth.parse(await answer.json());
    return [
      { name: 'api', state: 'ok', detail: messages.versionVersion({ version }) },
      status === 'ok'
        ? { name: 'database', state: 'ok', detail: database }
        : { name: 'database', state: 'down', detail: messages.databaseUnreachable({ database }) },
    ];
  } catch {
    return [
      { name: 'api', state: 'down', detail: messages.doesNotAnswer },
      { name: 'database', state: 'unknown', detail: messages.onlyApiKnows },
    ];
  }
}

async function signIn({ identity }: RuntimeConfig): Promise<PartHealth> {
  try {
    await fetch(identity.emulatorUrl ?? SIGN_IN_SERVICE, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      redirect: 'manual',
    });
    const detail = identity.emulatorUrl ? messages.firebaseAuthEmulator : messages.firebaseAuth;
    return { name: 'sign-in', state: 'ok', detail };
  } catch {
    return { name: 'sign-in', state: 'down', detail: messages.hostCannotReach };
  }
}

function store({ problems, lastRegistry }: Dependencies['compositions']): PartHealth {
  const broken = problems.get('registry') ?? problems.get('trust');
  if (broken)
    return {
      name: 'store',
      state: 'down',
      detail: messages.registryUnusable,
    };
  if (problems.size > 0) return { name: 'store', state: 'degraded', detail: messages.releaseRefused };
  return {
    name: 'store',
    state: 'ok',
    detail: messages.registryRevisionRevision({ revision: lastRegistry?.revision ?? 0 }),
  };
}

function threads({ size, spare }: Dependencies['renderer']): string {
  const serving = size - spare;
  const text = serving === 1 ? messages.oneThread : messages.servingThreads({ serving });
  return spare === 0 ? text : messages.threadsWithSpare({ text, spare });
}

/** State of each part of the product, as this host sees it. Calls the remote parts. */
export async function partHealth(dependencies: Dependencies): Promise<PartHealth[]> {
  const { renderer, compositions, config, apiUrl } = dependencies;
  const megabytes = Math.round(dependencies.memory() / 2 ** 20);
  const [apiParts, identity] = await Promise.all([apiAndDatabase(apiUrl), signIn(config)]);
  return [
    {
      name: 'host',
      state: 'ok',
      detail: messages.uptime({ floor: Math.floor(dependencies.uptime() / 60), megabytes }),
    },
    renderer.healthy
      ? {
          name: 'renderer',
          state: 'ok',
          detail: threads(renderer),
        }
      : { name: 'renderer', state: 'degraded', detail: messages.noThreads },
    store(compositions),
    ...apiParts,
    identity,
  ];
}
