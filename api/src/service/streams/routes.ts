import { STREAMS_PER_MEMBER, streams } from '@bellkey/shared/api';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import { createFanOut, type FanOut } from '../../platform/events/fan-out.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import { MAKE_ROOM } from '../../platform/events/stream-frames.ts';
import { NodeSink, STREAM_HEADERS, type StreamSink, webSink } from '../../platform/events/stream-sink.ts';
import type { ApiEnvironment } from '../../platform/http/api-environment.ts';
import { httpSide } from '../../platform/http/http-side.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { bearerToken, verifyBearer } from '../../platform/operations/bearer.ts';
import type { Entrances } from '../../platform/operations/entrances.ts';
import { eventForGuest } from '../conversations/guest-view.ts';
import { checkRights } from './check-rights.ts';
import { createStreamPlaces, type StreamPlaces } from './stream-places.ts';
import { admitSubjects, type StreamSubject } from './stream-subject.ts';

interface StreamDependencies {
  store: Store;
  hub: LiveHub;
  entrances: Entrances;
  now: () => Date;
  heartbeatMs?: number | undefined;
  log: Logger;
  /** The streams of guests and of visitors of a demo. */
  ofVisitors: StreamPlaces;
}

/** The two live streams. Guests come with their cookie, staff with a Bearer token (over fetch, not EventSource). */
export function mountStreams(
  app: Hono<ApiEnvironment>,
  dependencies: StreamDependencies,
): FanOut<StreamSubject> {
  const { entrances, now, log, ofVisitors } = dependencies;
  const ofMembers = createStreamPlaces(STREAMS_PER_MEMBER);
  const fanOut = createFanOut<StreamSubject>({
    ...dependencies,
    forGuest: eventForGuest,
    admit: (scope, subjects) => admitSubjects(entrances, scope, subjects),
    check: checkRights,
    stillSignedIn: (subject) => stillSignedIn(entrances, subject),
    onError: (error) => log.error({ error }, 'stream failed'),
  });

  app.get(streams.guest, async (c) => {
    const found = await entrances.findGuest(httpSide(c, now).guestToken, now());
    if (!found.ok) return problemResponse(found.error, c.var.requestId);
    const { propertyId, sessionId } = found.value;
    const joined = await fanOut.join(propertyId, { kind: 'guest', sessionId }, lastEventId(c));
    if (!joined.ok) return problemResponse(joined.error, c.var.requestId);
    return streamResponse(c, (sink) => {
      const giveBack = ofVisitors.take(sessionId, () => makeRoom(sink));
      joined.value.open(sink, giveBack);
    });
  });

  app.get(streams.staff, async (c) => {
    const identity = await verifyBearer(c, entrances.verifyIdentity);
    if (!identity.ok) return problemResponse(identity.error, c.var.requestId);
    const subject: StreamSubject = { kind: 'staff', identity: identity.value, token: bearerToken(c) ?? '' };
    const propertyId = c.req.query('property') ?? '';
    const joined = await fanOut.join(propertyId, subject, lastEventId(c));
    if (!joined.ok) return problemResponse(joined.error, c.var.requestId);
    const { uid, demo } = subject.identity;
    return streamResponse(c, (sink) => {
      // Anyone may be staff of a demo.
      const places = demo ? ofVisitors : ofMembers;
      joined.value.open(
        sink,
        places.take(`${propertyId} ${uid}`, () => makeRoom(sink)),
      );
    });
  });
  return fanOut;
}

/** Ends a stream that has to make room, and says that its page should not return at once. */
function makeRoom(sink: StreamSink): void {
  sink.write(MAKE_ROOM);
  sink.end();
}

function lastEventId(c: Context<ApiEnvironment>): number | null {
  const resume = c.req.header('last-event-id') ?? c.req.query('after');
  return resume !== undefined && /^\d{1,15}$/.test(resume) ? Number(resume) : null;
}

/** A stream starts when its headers are complete; over a socket it writes directly, without a web stream. */
function streamResponse(c: Context<ApiEnvironment>, begin: (sink: StreamSink) => void): Response {
  if (c.env?.takeOver === null) {
    c.env.takeOver = (outgoing) => begin(new NodeSink(outgoing));
    return c.body(null, 200, STREAM_HEADERS);
  }
  const { sink, body } = webSink();
  begin(sink);
  return c.body(body, 200, STREAM_HEADERS);
}

async function stillSignedIn({ verifyIdentity }: Entrances, subject: StreamSubject): Promise<boolean> {
  // A demo's visitor has no account; their membership is checked like everyone's.
  if (subject.kind === 'guest' || subject.identity.demo) return true;
  try {
    return (await verifyIdentity(subject.token)) !== null;
  } catch {
    // While the provider is unreachable, streams stay open; they end with the token at the latest.
    return true;
  }
}
