import { streamAccess, streams } from '@bellkey/shared/api';
import type { Context, Hono } from 'hono';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import type { Audience } from '../../platform/events/event-log.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import { type CheckListener, liveStream } from '../../platform/events/live-stream.ts';
import type { ApiEnvironment } from '../../platform/http/api-environment.ts';
import { httpSide } from '../../platform/http/http-side.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { verifyBearer } from '../../platform/operations/bearer.ts';
import type { Identity } from '../../platform/operations/callers.ts';
import type { Entrances } from '../../platform/operations/entrances.ts';
import { done, type Outcome } from '../../platform/outcome/outcome.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';
import { eventForGuest } from '../conversations/guest-view.ts';
import { createStreamPlaces } from './stream-places.ts';

interface StreamDependencies {
  store: Store;
  hub: LiveHub;
  entrances: Entrances;
  now: () => Date;
  heartbeatMs?: number | undefined;
}

/** The two live streams. Guests come with their cookie, staff with a Bearer token (over fetch, not EventSource). */
export function mountStreams(app: Hono<ApiEnvironment>, dependencies: StreamDependencies): void {
  const { entrances, now } = dependencies;
  const places = createStreamPlaces();

  app.get(streams.guest, async (c) => {
    const found = await entrances.findGuest(httpSide(c, now).guestToken, now());
    if (!found.ok) return problemResponse(found.error, c.var.requestId);
    const { propertyId, sessionId } = found.value;
    return open(
      c,
      dependencies,
      propertyId,
      (scope) => checkGuest(entrances, scope, sessionId),
      () => {
        const { signal, release } = places.take(sessionId, c.req.raw.signal);
        return { signal, onClose: release };
      },
    );
  });

  app.get(streams.staff, async (c) => {
    const identity = await verifyBearer(c, entrances.verifyIdentity);
    if (!identity.ok) return problemResponse(identity.error, c.var.requestId);
    const propertyId = c.req.query('property') ?? '';
    const check: CheckListener = (scope) => checkStaff(entrances, scope, identity.value);
    return open(c, dependencies, propertyId, check, () => ({
      signal: c.req.raw.signal,
      stillSignedIn: async () => {
        const again = await verifyBearer(c, entrances.verifyIdentity);
        // While the provider is away, streams stay open; they end with the token at the latest.
        return again.ok || again.error.code === 'unavailable';
      },
    }));
  });
}

async function open(
  c: Context<ApiEnvironment>,
  { store, hub, now, heartbeatMs }: StreamDependencies,
  propertyId: string,
  check: CheckListener,
  listener: () => Pick<Parameters<typeof liveStream>[0], 'signal' | 'onClose' | 'stillSignedIn'>,
): Promise<Response> {
  const checked = await store.inProperty(propertyId, check);
  if (!checked.ok) return problemResponse(checked.error, c.var.requestId);
  const resume = c.req.header('last-event-id') ?? c.req.query('after');
  return liveStream({
    store,
    hub,
    propertyId,
    check,
    now,
    forGuest: eventForGuest,
    ...checked.value,
    ...(heartbeatMs !== undefined && { heartbeatMs }),
    after: resume !== undefined && /^\d{1,15}$/.test(resume) ? Number(resume) : null,
    ...listener(),
    onError: (error) => c.var.log.error({ error }, 'stream failed'),
  });
}

async function checkGuest(
  entrances: Entrances,
  scope: PropertyScope,
  sessionId: string,
): Promise<Outcome<{ audience: Audience; endsAt: Date }>> {
  const entered = await entrances.enterGuest(scope, sessionId, streamAccess.guest.may, 'listen');
  if (!entered.ok) return entered;
  const { conversationId, expiresAt } = entered.value;
  return done({ audience: { kind: 'guest', conversationId, sessionId }, endsAt: expiresAt });
}

async function checkStaff(
  entrances: Entrances,
  scope: PropertyScope,
  identity: Identity,
): Promise<Outcome<{ audience: Audience; endsAt: Date }>> {
  const entered = await entrances.enterStaff(scope, identity, streamAccess.staff.may);
  if (!entered.ok) return entered;
  const staff = entered.value;
  const departments = visibleDepartments(staff);
  const audience: Audience =
    mayChat(staff) || departments === 'all'
      ? { kind: 'property' }
      : { kind: 'departments', keys: departments };
  return done({ audience, endsAt: identity.expiresAt });
}
