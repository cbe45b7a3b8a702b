import { STREAMS_PER_SESSION } from '@bellkey/shared/api';
import type { Hono } from 'hono';
import type { ApiDependencies } from './api-dependencies.ts';
import { createEngineRegistry } from './assistant/ai-settings/engine-registry.ts';
import { keepDraft } from './assistant/drafts/keep-draft.ts';
import { createTurnRunner, type TurnRunner } from './assistant/turns/turn-runner.ts';
import { createHandlers } from './create-handlers.ts';
import { createStore } from './platform/database/create-store.ts';
import type { Store } from './platform/database/property-scope.ts';
import { createLiveHub } from './platform/events/live-hub.ts';
import type { ApiEnvironment } from './platform/http/api-environment.ts';
import { createApp } from './platform/http/create-app.ts';
import { mountDocs } from './platform/http/docs.ts';
import { createWriteBudget } from './platform/operations/budget/write-budget.ts';
import type { Entrances } from './platform/operations/entrances.ts';
import { mountOperations } from './platform/operations/mount-operations.ts';
import { openApiDocument } from './platform/operations/open-api.ts';
import { guardedFetch } from './platform/outbound/guarded-fetch.ts';
import { enterApiKey } from './property/api-keys/enter-key.ts';
import { findApiKey } from './property/api-keys/find-key.ts';
import { createKeyLimit } from './property/api-keys/key-limit.ts';
import { builtInBrandKeys } from './property/brands/brand-keys.ts';
import { enterGuest } from './property/guest-sessions/enter-guest.ts';
import { findGuestSession } from './property/guest-sessions/find-session.ts';
import { createOperatorEntrance } from './property/operators/enter-operator.ts';
import { createWrongCodeLimit } from './property/places/wrong-code-limit.ts';
import { isAdmitted, rememberAccounts, withAccounts } from './property/staff/account.ts';
import { enterStaff } from './property/staff/enter-staff.ts';
import { withDemoStaff } from './public/demo/demo-staff.ts';
import { startPurging } from './public/demo/purge-demos.ts';
import { mountPlainLeadForm } from './public/leads/plain-form.ts';
import { createLeadLimits } from './public/leads/take-lead.ts';
import { escalateAlarms } from './service/alarms/escalate-alarms.ts';
import { startClocks } from './service/clocks/sweep-clocks.ts';
import { startEscalating } from './service/conversations/escalate-waiting.ts';
import { startRetention } from './service/guest-data/apply-retention.ts';
import type { ReceiverPorts } from './service/notifications/send/receiver-ports.ts';
import { createVapidKeys } from './service/notifications/send/vapid-keys.ts';
import { startNotifying } from './service/notifications/start-notifying.ts';
import { planWeeklyMails } from './service/reports/weekly/plan-weekly-mails.ts';
import { mountStreams } from './service/streams/routes.ts';
import { createStreamPlaces } from './service/streams/stream-places.ts';

/** Unless the configuration says otherwise. */
const PUBLIC_CALLS_PER_HOUR = 10;

/** A running API, without a port: `app.fetch` answers requests. */
export interface Api {
  app: Hono<ApiEnvironment>;
  store: Store;
  /** Transports for notifications. */
  receiverPorts: ReceiverPorts;
  turnRunner: TurnRunner;
  /** Number of open event streams. */
  countStreams(): number;
  /** Makes the OpenAPI document before the first request for it. Takes half a second of a core. */
  describe(): void;
  /** Starts the background work: interrupted turns, due clocks, escalations. */
  start(): Promise<void>;
  /** Closes streams and waits for running answers. The caller opened the database and closes it. */
  stop(): Promise<void>;
}

/** Builds the API on a database. */
export async function createApi(dependencies: ApiDependencies): Promise<Api> {
  const { database, computeTurn, now, log, version, trust, vault } = dependencies;
  const publicCallsPerHour = dependencies.publicCallsPerHour ?? PUBLIC_CALLS_PER_HOUR;
  const brandKeys = dependencies.brandKeys ?? builtInBrandKeys;
  const addresses = dependencies.addresses ?? { privateHosts: false };
  const registry = createEngineRegistry({ vault, addresses, now: () => now().getTime() });
  const hub = await createLiveHub(database.channel);
  const store = createStore(
    database,
    now,
    (...appended) => hub.eventsAppended(...appended),
    dependencies.observer,
  );
  const turnRunner = createTurnRunner({
    store,
    hub,
    computeTurn,
    now,
    log,
    timeoutMs: dependencies.turnTimeoutMs,
    registry,
    keepDraft,
    shares: dependencies.turnShares,
    maxOwed: dependencies.maxOwedInAll,
    observer: dependencies.observer,
  });
  const loadAccount = rememberAccounts(dependencies.loadAccount, now);
  const verifyIdentity = withDemoStaff(store, now, withAccounts(dependencies.verifyIdentity, loadAccount));
  const limit = createWrongCodeLimit('place');
  const keyLimit = createKeyLimit(store);
  const entrances: Entrances = {
    verifyIdentity,
    findGuest: (token, now) => findGuestSession(store, token, now),
    enterGuest,
    enterStaff,
    findApiKey: (secret, now) => findApiKey(store, keyLimit, secret, now),
    enterApiKey,
    enterOperator: createOperatorEntrance(store, dependencies.operatorsSecondFactor ?? false),
  };
  const notifications = dependencies.notifications ?? {
    vapid: { ...createVapidKeys(), subject: 'https://bellkey.example' },
    sendMail: null,
    origin: null,
    addresses,
  };
  const receiverPorts: ReceiverPorts = {
    ...notifications,
    fetch: guardedFetch(notifications.addresses),
    vault,
    isAdmitted: async (uid) => isAdmitted(await loadAccount(uid).catch(() => undefined)),
  };
  const leadLimits = createLeadLimits(store, publicCallsPerHour);

  const handlers = createHandlers({
    ...dependencies,
    brandKeys,
    publicCallsPerHour,
    addresses,
    registry,
    store,
    hub,
    turnRunner,
    loadAccount,
    limit,
    entrances,
    notifications,
    receiverPorts,
    leadLimits,
  });

  const app = createApp({ trust, log });
  const { observer, checkAnswers } = dependencies;
  const writeBudget = createWriteBudget(dependencies.writesPerHour);
  mountOperations(app, handlers, { store, entrances, now, writeBudget, observer, checkAnswers });
  const ofVisitors = createStreamPlaces(STREAMS_PER_SESSION);
  const fanOut = mountStreams(app, {
    store,
    hub,
    entrances,
    now,
    heartbeatMs: dependencies.heartbeatMs,
    log,
    ofVisitors,
  });
  mountPlainLeadForm(app, { store, limits: leadLimits, now, brandKeys });
  const describe = mountDocs(app, () => openApiDocument(version));

  let stopClocks = async () => {};
  let stopNotifying = async () => {};
  let stopRetention = async () => {};
  let stopPurging = () => {};
  let stopEscalating = () => {};
  return {
    app,
    store,
    receiverPorts,
    turnRunner,
    describe,
    countStreams: () => fanOut.count(),
    async start() {
      await turnRunner.start();
      stopClocks = startClocks(store, log, dependencies.clocksEveryMs);
      stopNotifying = startNotifying(store, log, receiverPorts, {
        everyMs: dependencies.notifyEveryMs,
        isListening: ofVisitors.has,
        planMails: () => planWeeklyMails(store, log),
      });
      stopRetention = startRetention(store, log);
      stopPurging = startPurging(store, now, log);
      stopEscalating = startEscalating(store, log, escalateAlarms, dependencies.waitsEveryMs);
    },
    async stop() {
      stopPurging();
      stopEscalating();
      hub.goodbye();
      await Promise.all([turnRunner.stop(), stopClocks(), stopNotifying(), stopRetention()]);
    },
  };
}
