import { randomUUID } from 'node:crypto';
import type { RunTurn } from '@bellkey/concierge/contract';
import { API_BODY_MAX_BYTES, isCutOff, PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { AddressPolicy } from './assistant/ai-settings/endpoint-address.ts';
import { createEngineRegistry } from './assistant/ai-settings/engine-registry.ts';
import type { KeyVault } from './assistant/ai-settings/key-vault.ts';
import { aiSettingsRoutes } from './assistant/ai-settings/routes.ts';
import { guestConversationRoutes } from './assistant/chat/guest-routes.ts';
import { staffConversationRoutes } from './assistant/chat/staff-routes.ts';
import { keepDraft } from './assistant/drafts/keep-draft.ts';
import { draftRoutes } from './assistant/drafts/routes.ts';
import { staffAssistantRoutes } from './assistant/staff-assistant/routes.ts';
import { turnRoutes } from './assistant/turns/routes.ts';
import { createTurnRunner, type TurnRunner } from './assistant/turns/turn-runner.ts';
import type { Database } from './platform/database/database.ts';
import { createStore, type Store } from './platform/database/property-scope.ts';
import { createLiveHub } from './platform/events/live-hub.ts';
import type { ApiEnvironment } from './platform/http/api-environment.ts';
import { mountDocs } from './platform/http/docs.ts';
import { fromTrustedProxy } from './platform/http/http-side.ts';
import type { HttpTrust } from './platform/http/http-trust.ts';
import { refuseMalformedAddress } from './platform/http/malformed.ts';
import { problemResponse } from './platform/http/problem.ts';
import type { VerifyIdentity } from './platform/operations/callers.ts';
import type { Entrances } from './platform/operations/entrances.ts';
import type { Handlers } from './platform/operations/handlers.ts';
import { mountOperations } from './platform/operations/mount-operations.ts';
import { openApiDocument } from './platform/operations/open-api.ts';
import { done } from './platform/outcome/outcome.ts';
import { builtInBrandKeys } from './property/brands/brand-keys.ts';
import {
  countOpenSessions,
  endSessionsAt,
  endSessionsOfPlace,
} from './property/guest-sessions/end-session.ts';
import { enterGuest } from './property/guest-sessions/enter-guest.ts';
import { findGuestSession } from './property/guest-sessions/guest-sessions.ts';
import { guestSessionRoutes } from './property/guest-sessions/routes.ts';
import { SESSION_LIMITS, type SessionLimits } from './property/guest-sessions/session-limits.ts';
import { createOperatorEntrance } from './property/operators/enter-operator.ts';
import { placeRoutes } from './property/places/routes.ts';
import { createWrongCodeLimit } from './property/places/wrong-code-limit.ts';
import { type ReadAccount, rememberAccounts, withAccounts } from './property/staff/account.ts';
import { enterStaff } from './property/staff/enter-staff.ts';
import { staffRoutes } from './property/staff/routes.ts';
import { withDemoStaff } from './public/demo/demo-staff.ts';
import { startPurging } from './public/demo/purge-demos.ts';
import { demoRoutes } from './public/demo/routes.ts';
import { mountPlainLeadForm } from './public/leads/plain-form.ts';
import { leadRoutes } from './public/leads/routes.ts';
import { createLeadLimits } from './public/leads/take-lead.ts';
import { createOidcClient, type OidcSettings } from './public/provider-sign-in/oidc-client.ts';
import { providerSignInRoutes } from './public/provider-sign-in/routes.ts';
import { signUpRoutes } from './public/sign-up/routes.ts';
import { escalateAlarms } from './service/alarms/escalate-alarms.ts';
import { followRequest } from './service/alarms/follow-request.ts';
import { alarmRoutes } from './service/alarms/routes.ts';
import { startEscalating } from './service/conversations/escalate-waiting.ts';
import { knowledgeRoutes } from './service/knowledge/routes.ts';
import { hasUnreadAllergy } from './service/orders/allergy.ts';
import { orderRoutes } from './service/orders/routes.ts';
import { startClosing } from './service/requests/close-finished.ts';
import { requestRoutes } from './service/requests/routes.ts';
import { mountStreams } from './service/streams/routes.ts';

/** Unless the configuration says otherwise. */
const PUBLIC_CALLS_PER_HOUR = 10;

/** What the API stands on. Everything that tests want to hold in their hands comes in here. */
export interface ApiDependencies {
  database: Database;
  /** Says whose a token is, by the token alone. */
  verifyIdentity: VerifyIdentity;
  /** Reads what the identity provider knows of an account now; the API remembers it for half a minute. */
  readAccount: ReadAccount;
  runTurn: RunTurn;
  now: () => Date;
  log: Logger;
  version: string;
  trust: HttpTrust;
  /** How often one network address may send an enquiry, sign up a property or begin a demo in an hour, each. */
  publicCallsPerHour?: number;
  /** Keys of all brands, where there are more than the built-in ones. */
  brandKeys?: readonly string[];
  /** Whether operators have to sign in with a second factor; no unless given. */
  operatorsSecondFactor?: boolean;
  heartbeatMs?: number;
  turnTimeoutMs?: number;
  /** How many guest sessions may begin and be open; {@link SESSION_LIMITS} unless given. */
  sessionLimits?: SessionLimits;
  /** How many answers may be owed in a property at once. */
  maxOwedTurns?: number;
  /** Seals the keys of language models. */
  vault: KeyVault;
  /** Where language models may be, beyond the public internet and this machine. */
  addresses?: AddressPolicy;
  /** The OpenID Connect provider that staff may sign in at; without one there is none. */
  oidc?: OidcSettings;
}

/** A running API, without a port: `app.fetch` answers requests. */
export interface Api {
  app: Hono<ApiEnvironment>;
  store: Store;
  turnRunner: TurnRunner;
  /** Begins the work that nobody calls for: interrupted turns, requests to be closed. */
  start(): Promise<void>;
  /** Sends streams away and lets answers be finished. The database stays open: it was not opened here. */
  stop(): Promise<void>;
}

/** Builds the API on a database. */
export async function createApi(dependencies: ApiDependencies): Promise<Api> {
  const { database, runTurn, now, log, version, trust, vault } = dependencies;
  const publicCallsPerHour = dependencies.publicCallsPerHour ?? PUBLIC_CALLS_PER_HOUR;
  const brandKeys = dependencies.brandKeys ?? builtInBrandKeys;
  const addresses = dependencies.addresses ?? { privateHosts: false };
  const registry = createEngineRegistry({ vault, addresses, now: () => now().getTime() });
  const hub = await createLiveHub(database.channel);
  const store = createStore(database, now, (...appended) => hub.eventsAppended(...appended));
  const turnRunner = createTurnRunner({
    store,
    hub,
    runTurn,
    now,
    log,
    timeoutMs: dependencies.turnTimeoutMs,
    registry,
    keepDraft,
  });
  const readAccount = rememberAccounts(dependencies.readAccount, now);
  const verifyIdentity = withDemoStaff(store, now, withAccounts(dependencies.verifyIdentity, readAccount));
  const limit = createWrongCodeLimit('place');
  const entrances: Entrances = {
    verifyIdentity,
    findGuest: (token, now) => findGuestSession(store, token, now),
    enterGuest,
    enterStaff,
    enterOperator: createOperatorEntrance(store, dependencies.operatorsSecondFactor ?? false),
  };
  const leadLimits = createLeadLimits(store, publicCallsPerHour);

  const handlers: Handlers = {
    'GET /api/health': async () => {
      try {
        await database.queries.execute(sql`select 1`);
        return done({ status: 'ok', database: database.kind, version });
      } catch (error) {
        log.error({ error }, 'database does not answer');
        return done({ status: 'degraded', database: database.kind, version });
      }
    },
    ...placeRoutes(store, limit, {
      countOpen: countOpenSessions,
      endAt: endSessionsAt,
      endOfPlace: endSessionsOfPlace,
    }),
    ...guestSessionRoutes(store, limit, now, dependencies.sessionLimits ?? SESSION_LIMITS),
    ...guestConversationRoutes(turnRunner, dependencies.maxOwedTurns),
    ...alarmRoutes(),
    ...requestRoutes({ hasUnreadAllergy, followEmergency: followRequest }),
    ...staffAssistantRoutes(store, registry),
    ...staffRoutes(store, createWrongCodeLimit('join'), readAccount, log, entrances.enterOperator),
    ...staffConversationRoutes(turnRunner),
    ...leadRoutes({ store, limits: leadLimits, now, brandKeys }),
    ...signUpRoutes({ store, perHour: publicCallsPerHour, brandKeys }),
    ...providerSignInRoutes({
      store,
      client: dependencies.oidc ? createOidcClient(dependencies.oidc) : null,
      origins: trust.publicOrigins,
      log,
    }),
    ...demoRoutes(store, now, publicCallsPerHour),
    ...turnRoutes(),
    ...draftRoutes(turnRunner),
    ...aiSettingsRoutes({ store, registry, vault, addresses }),
    ...knowledgeRoutes(store),
    ...orderRoutes(),
  };

  const app = new Hono<ApiEnvironment>();
  app.use(async (c, next) => {
    c.set('trust', trust);
    const given = fromTrustedProxy(c) ? c.req.header('x-request-id') : undefined;
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (isPage && !c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', PLAIN_PAGE_POLICY);
    }
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - startedAt);
    c.var.log.info({ method, path, status: c.res.status, ms }, 'request');
  });
  app.use(
    cors({
      origin: (origin) => (trust.publicOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Last-Event-ID',
        'X-Request-ID',
        'X-Demo-Guest',
      ],
      exposeHeaders: ['X-Request-ID', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.use(refuseMalformedAddress);
  app.use(
    bodyLimit({
      maxSize: API_BODY_MAX_BYTES,
      onError: (c) => problemResponse({ code: 'body-too-large' }, c.get('requestId')),
    }),
  );
  app.notFound((c) =>
    problemResponse({ code: 'not-found', detail: 'The API has nothing at this address.' }, c.var.requestId),
  );
  app.onError((error, c) => {
    // Whoever sent this is gone, or was cut off: there is nothing to mend, and nobody to answer.
    if (isCutOff(c.env?.incoming)) return problemResponse({ code: 'malformed-json' }, c.var.requestId);
    c.var.log.error({ error }, 'request failed');
    return problemResponse({ code: 'internal' }, c.var.requestId);
  });

  mountOperations(app, handlers, { store, entrances, now });
  mountStreams(app, { store, hub, entrances, now, heartbeatMs: dependencies.heartbeatMs });
  mountPlainLeadForm(app, { store, limits: leadLimits, now, brandKeys });
  const document = openApiDocument(version);
  app.get('/api/openapi.json', (c) => c.json(document));
  mountDocs(app);

  let stopClosing = () => {};
  let stopPurging = () => {};
  let stopEscalating = () => {};
  return {
    app,
    store,
    turnRunner,
    async start() {
      await turnRunner.start();
      stopClosing = startClosing(store, log);
      stopPurging = startPurging(store, now, log);
      stopEscalating = startEscalating(store, log, escalateAlarms);
    },
    async stop() {
      stopClosing();
      stopPurging();
      stopEscalating();
      hub.goodbye();
      await turnRunner.stop();
    },
  };
}
