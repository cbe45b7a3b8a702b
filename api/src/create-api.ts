import { randomUUID } from 'node:crypto';
import type { RunTurn } from '@bellkey/concierge/contract';
import { API_BODY_MAX_BYTES, isCutOff, PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { AddressPolicy } from './ai-settings/endpoint-address.ts';
import { createEngineRegistry } from './ai-settings/engine-registry.ts';
import type { KeyVault } from './ai-settings/key-vault.ts';
import { aiSettingsRoutes } from './ai-settings/routes.ts';
import { escalateAlarms } from './alarms/escalate-alarms.ts';
import { followRequest } from './alarms/follow-request.ts';
import { alarmRoutes } from './alarms/routes.ts';
import { builtInBrandKeys } from './brands/brand-keys.ts';
import { guestConversationRoutes } from './chat/guest-routes.ts';
import { staffConversationRoutes } from './chat/staff-routes.ts';
import { startEscalating } from './conversations/escalate-waiting.ts';
import type { Database } from './database/database.ts';
import { createStore, type Store } from './database/property-scope.ts';
import { withDemoStaff } from './demo/demo-staff.ts';
import { startPurging } from './demo/purge-demos.ts';
import { demoRoutes } from './demo/routes.ts';
import { keepDraft } from './drafts/keep-draft.ts';
import { draftRoutes } from './drafts/routes.ts';
import { createLiveHub } from './events/live-hub.ts';
import { countOpenSessions, endSessionsAt, endSessionsOfPlace } from './guest-sessions/end-session.ts';
import { enterGuest } from './guest-sessions/enter-guest.ts';
import { findGuestSession } from './guest-sessions/guest-sessions.ts';
import { guestSessionRoutes } from './guest-sessions/routes.ts';
import { SESSION_LIMITS, type SessionLimits } from './guest-sessions/session-limits.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { mountDocs } from './http/docs.ts';
import { fromTrustedProxy } from './http/http-side.ts';
import type { HttpTrust } from './http/http-trust.ts';
import { refuseMalformedAddress } from './http/malformed.ts';
import { problemResponse } from './http/problem.ts';
import { knowledgeRoutes } from './knowledge/routes.ts';
import { mountPlainLeadForm } from './leads/plain-form.ts';
import { leadRoutes } from './leads/routes.ts';
import { createLeadLimits } from './leads/take-lead.ts';
import type { VerifyIdentity } from './operations/callers.ts';
import type { Entrances } from './operations/entrances.ts';
import type { Handlers } from './operations/handlers.ts';
import { mountOperations } from './operations/mount-operations.ts';
import { openApiDocument } from './operations/open-api.ts';
import { createOperatorEntrance } from './operators/enter-operator.ts';
import { hasUnreadAllergy } from './orders/allergy.ts';
import { orderRoutes } from './orders/routes.ts';
import { done } from './outcome/outcome.ts';
import { placeRoutes } from './places/routes.ts';
import { createWrongCodeLimit } from './places/wrong-code-limit.ts';
import { createOidcClient, type OidcSettings } from './provider-sign-in/oidc-client.ts';
import { providerSignInRoutes } from './provider-sign-in/routes.ts';
import { startClosing } from './requests/close-finished.ts';
import { requestRoutes } from './requests/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { type ReadAccount, rememberAccounts, withAccounts } from './staff/account.ts';
import { enterStaff } from './staff/enter-staff.ts';
import { staffRoutes } from './staff/routes.ts';
import { staffAssistantRoutes } from './staff-assistant/routes.ts';
import { mountStreams } from './streams/routes.ts';
import { turnRoutes } from './turns/routes.ts';
import { createTurnRunner, type TurnRunner } from './turns/turn-runner.ts';

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
