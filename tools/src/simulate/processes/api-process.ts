import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createConcierge } from '@bellkey/concierge';
import { apiBodyMaxBytes, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { computeWith } from '../../../../api/src/assistant/workers/compute-turn.ts';
import { type Api, createApi } from '../../../../api/src/create-api.ts';
import { createStore } from '../../../../api/src/platform/database/create-store.ts';
import { openDatabase } from '../../../../api/src/platform/database/open-database.ts';
import type { Store } from '../../../../api/src/platform/database/property-scope.ts';
import { createLogger } from '../../../../api/src/platform/http/logger.ts';
import { withTakenOverAnswers } from '../../../../api/src/platform/http/taken-over-answers.ts';
import { UNLIMITED_WRITES } from '../../../../api/src/platform/operations/budget/write-budget.ts';
import { createKeyVault } from '../../../../api/src/platform/outbound/key-vault.ts';
import { multipliedLimits } from '../../../../api/src/property/guest-sessions/session-limits.ts';
import { selectDue } from '../../../../api/src/service/clocks/sweep-clocks.ts';
import type { BenchLocation } from '../../bench/api/data/bench-database.ts';
import { answerParent } from '../../bench/api/processes/child.ts';

/** Settings of one process of the simulated day. */
export interface DayProcessStart {
  location: BenchLocation;
  /** In ms since 1970. */
  now: number;
  /** How often it polls for due jobs, in real ms. */
  lookEveryMs: number;
}

const HOUR_MS = 3_600_000;
let now = 0;
/** A job due for longer than this is late: a poll every five seconds, and time to work. */
const LATE_MS = 20_000;
let api: Api;
let sawLate: Store;
let close = async () => {};

async function start({ location, now: begins, lookEveryMs }: DayProcessStart): Promise<{ port: number }> {
  now = begins;
  const database = await openDatabase(location);
  sawLate = createStore(
    database,
    () => new Date(now - LATE_MS),
    () => undefined,
  );
  api = await createApi({
    database,
    vault: createKeyVault(randomBytes(32)),
    // A signed-in person whose token is their uid: signatures are not simulated.
    verifyIdentity: async (uid) => ({
      uid,
      email: `${uid}@simulated.example`,
      emailVerified: true,
      name: uid,
      signedInAt: new Date(now - 60_000),
      expiresAt: new Date(now + HOUR_MS),
      secondFactor: false,
    }),
    loadAccount: async () => ({ disabled: false, emailVerified: true, validSince: null }),
    revokeSessions: async () => undefined,
    sessionLimits: multipliedLimits(Number.POSITIVE_INFINITY),
    writesPerHour: UNLIMITED_WRITES,
    computeTurn: computeWith(createConcierge({})),
    now: () => new Date(now),
    clocksEveryMs: lookEveryMs,
    waitsEveryMs: lookEveryMs,
    notifyEveryMs: lookEveryMs,
    notifications: {
      vapid: { publicKey: '', privateKey: '', subject: 'https://simulated.example' },
      sendMail: async () => undefined,
      origin: null,
      addresses: { privateHosts: false },
    },
    log: createLogger('error', { write: (line: string) => void process.stderr.write(line) }),
    version: 'simulated',
    trust: { trustedProxies: [], publicOrigins: [] },
  });
  await api.start();
  const server = createGuardedServer(getRequestListener(withTakenOverAnswers(api.app.fetch)), {
    bodyLimit: apiBodyMaxBytes,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => {
    server.close();
    await api.stop();
    server.closeAllConnections();
    await database.close();
  };
  return { port: (server.address() as AddressInfo).port };
}

answerParent(
  {
    start,
    /** The time of the day; a process never goes back. */
    time: ({ at }: { at: number }) => {
      now = Math.max(now, at);
    },
    /** How many requests' clocks are overdue. */
    late: async () => (await selectDue(sawLate)).length,
  },
  () => close(),
);
