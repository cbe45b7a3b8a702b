import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createConcierge } from '@bellkey/concierge';
import { API_BODY_MAX_BYTES, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { computeWith } from '../../../../../api/src/assistant/workers/compute-turn.ts';
import { type Api, createApi } from '../../../../../api/src/create-api.ts';
import { openDatabase } from '../../../../../api/src/platform/database/open-database.ts';
import { EVERY_DEPARTMENT } from '../../../../../api/src/platform/events/event-audience.ts';
import { loadMissed } from '../../../../../api/src/platform/events/event-log.ts';
import { createLogger } from '../../../../../api/src/platform/http/logger.ts';
import { withTakenOverAnswers } from '../../../../../api/src/platform/http/taken-over-answers.ts';
import { UNLIMITED_WRITES } from '../../../../../api/src/platform/operations/budget/write-budget.ts';
import { createKeyVault } from '../../../../../api/src/platform/outbound/key-vault.ts';
import { done } from '../../../../../api/src/platform/outcome/outcome.ts';
import { multipliedLimits } from '../../../../../api/src/property/guest-sessions/session-limits.ts';
import type { BenchLocation } from '../data/bench-database.ts';
import { conversationOf } from '../data/streams-fixtures.ts';
import { answerParent } from './child.ts';

/** Where the API of the stream measurements runs; port 0 uses a free one. */
export interface StreamsStart {
  location: BenchLocation;
  port: number;
}

/** Events of one commit: one for each of these guests and, if wanted, one for every department. */
export interface Announcement {
  propertyId: string;
  guests: number[];
  toDepartments: boolean;
}

/** Resource usage of the process: memory in bytes after a collection, CPU time in ms. */
export interface StreamsUse {
  residentBytes: number;
  cpuMs: number;
}

const hour = () => new Date(Date.now() + 3_600_000);
let api: Api;
let close = async () => {};

async function start({ location, port }: StreamsStart): Promise<{ port: number }> {
  const database = await openDatabase(location);
  api = await createApi({
    database,
    vault: createKeyVault(randomBytes(32)),
    verifyIdentity: async (uid) => ({
      uid,
      email: `${uid}@bench.example`,
      emailVerified: true,
      name: uid,
      signedInAt: new Date(Date.now() - 60_000),
      expiresAt: hour(),
      secondFactor: false,
    }),
    loadAccount: async () => ({ disabled: false, emailVerified: true, validSince: null }),
    revokeSessions: async () => undefined,
    sessionLimits: multipliedLimits(Number.POSITIVE_INFINITY),
    writesPerHour: UNLIMITED_WRITES,
    computeTurn: computeWith(createConcierge({})),
    now: () => new Date(),
    log: createLogger('error', { write: (line: string) => void process.stderr.write(line) }),
    version: 'bench',
    trust: { trustedProxies: [], publicOrigins: [] },
  });
  await api.start();
  const server = createGuardedServer(getRequestListener(withTakenOverAnswers(api.app.fetch)), {
    bodyLimit: () => API_BODY_MAX_BYTES,
  });
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1', backlog: 4096 }, resolve));
  close = async () => {
    server.close();
    await api.stop();
    server.closeAllConnections();
    await database.close();
  };
  return { port: (server.address() as AddressInfo).port };
}

/** Commits the events. @returns when they were committed, in ms since 1970 */
async function announce({ propertyId, guests, toDepartments }: Announcement): Promise<{ at: number }> {
  let at = 0;
  const written = await api.store.inProperty(propertyId, async (scope) => {
    const seen = (conversationId: string, forDepartments: boolean) => ({
      type: 'message.seen' as const,
      conversationId,
      departmentKey: forDepartments ? EVERY_DEPARTMENT : null,
      forGuest: !forDepartments,
      payload: async () => ({
        type: 'message.seen' as const,
        conversationId,
        messageIds: [randomBytes(12).toString('hex')],
        at: scope.now.toISOString(),
      }),
    });
    for (const guest of guests) scope.emit(seen(conversationOf(guest), false));
    if (toDepartments) scope.emit(seen('everyone', true));
    scope.afterCommit(() => {
      at = performance.timeOrigin + performance.now();
    });
    return done(undefined);
  });
  if (!written.ok) throw new Error(written.error.code);
  return { at };
}

function use(): StreamsUse {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { residentBytes: process.memoryUsage().rss, cpuMs: (user + system) / 1000 };
}

/** The number of the property's last event. */
async function reach({ propertyId }: { propertyId: string }): Promise<{ last: number }> {
  const read = await api.store.read(propertyId, async (scope) => done(await loadMissed(scope, [])));
  if (!read.ok) throw new Error(read.error.code);
  return { last: read.value.last };
}

answerParent({ start, announce, use, reach }, () => close());
