import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { API_BODY_MAX_BYTES, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import {
  createTurnWorkers,
  defaultWorkerCount,
} from '../../../../../api/src/assistant/workers/turn-workers.ts';
import { type Api, createApi } from '../../../../../api/src/create-api.ts';
import { openDatabase } from '../../../../../api/src/platform/database/open-database.ts';
import { createLogger } from '../../../../../api/src/platform/http/logger.ts';
import { withTakenOverAnswers } from '../../../../../api/src/platform/http/taken-over-answers.ts';
import { UNLIMITED_WRITES } from '../../../../../api/src/platform/operations/budget/write-budget.ts';
import type { Identity } from '../../../../../api/src/platform/operations/callers.ts';
import { createKeyVault } from '../../../../../api/src/platform/outbound/key-vault.ts';
import { multipliedLimits } from '../../../../../api/src/property/guest-sessions/session-limits.ts';
import type { BenchLocation } from '../data/bench-database.ts';
import { answerParent } from './child.ts';

/** Resource usage of the API process so far. */
export interface ApiUse {
  /** Processor time of all its threads, in milliseconds. */
  cpuMs: number;
  /** Statements sent to the database, without those that begin and end transactions. */
  statements: number;
}

/** How the API is to run. */
export interface ApiStart {
  location: BenchLocation;
  /** Without answers, lines are written and the debt of an answer with them, and the engine never begins. */
  answers: boolean;
}

/** A signed-in person whose token is their uid: signatures are not measured. */
const identityOf = (uid: string): Identity => ({
  uid,
  email: `${uid}@bench.example`,
  emailVerified: true,
  name: uid,
  signedInAt: new Date(Date.now() - 60_000),
  expiresAt: new Date(Date.now() + 3_600_000),
  secondFactor: false,
});

/** What opens and closes a transaction. */
const BRACKETS = new Set(['begin', 'commit', 'rollback']);

let close = async () => {};
let statements = 0;
let skippedMs = 0;

async function start({ location, answers }: ApiStart): Promise<{ port: number }> {
  const log = createLogger('info', { write: () => undefined });
  const addresses = { privateHosts: false };
  const workers = createTurnWorkers({ threads: defaultWorkerCount(), addresses, log });
  const database = await openDatabase(location);
  if (answers) await workers.start();
  const api: Api = await createApi({
    database,
    vault: createKeyVault(randomBytes(32)),
    verifyIdentity: async (token) => identityOf(token),
    loadAccount: async () => ({ disabled: false, emailVerified: true, validSince: null }),
    revokeSessions: async () => undefined,
    sessionLimits: multipliedLimits(Number.POSITIVE_INFINITY),
    writesPerHour: UNLIMITED_WRITES,
    // The limits keep one property from taking everything; lifted only where lines alone are measured.
    ...(!answers && { maxOwedTurns: 1_000_000 }),
    computeTurn: workers.compute,
    observer: {
      statement({ text }) {
        if (!BRACKETS.has(text)) statements += 1;
      },
    },
    now: () => new Date(Date.now() + skippedMs),
    log,
    version: 'bench',
    trust: { trustedProxies: [], publicOrigins: [] },
  });
  await api.start();
  if (!answers) await api.turnRunner.stop();
  const server = createGuardedServer(getRequestListener(withTakenOverAnswers(api.app.fetch)), {
    bodyLimit: () => API_BODY_MAX_BYTES,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => {
    server.close();
    await api.stop();
    server.closeAllConnections();
    workers.close();
    await database.close();
  };
  return { port: (server.address() as AddressInfo).port };
}

function use(): ApiUse {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, statements };
}

answerParent(
  {
    start,
    use,
    /** Advances the API's clock, so that rate limits are free again. */
    skip: ({ ms }: { ms: number }) => {
      skippedMs += ms;
    },
  },
  () => close(),
);
