import pLimit from 'p-limit';
import { done, type Outcome } from '../outcome/outcome.ts';
import { unmeasured } from '../statements/meter.ts';
import type { FeedDependencies } from './feed-news.ts';
import { type Beating, HeartbeatWheel } from './heartbeat-wheel.ts';
import type { LiveHub } from './live-hub.ts';
import { PropertyFeed } from './property-feed.ts';
import { returnWait } from './return-window.ts';
import { goodbyeFrame, OPENING } from './stream-frames.ts';
import { StreamListener } from './stream-listener.ts';
import type { StreamSink } from './stream-sink.ts';

/** A comment at this interval keeps proxies from closing a quiet stream; rights are checked as often. */
export const HEARTBEAT_MS = 15_000;
/** A feed without listeners stays for this many beats, for those who come back. */
const IDLE_BEATS = 4;
/** Streams whose rights could not be checked for this many beats end. */
const MAX_UNCHECKED_BEATS = 3;
/** How many properties admit listeners at once; the other connections are for operations. */
const ADMITTING_AT_ONCE = 4;

/** Ports that streams need from the API. */
export interface FanOutDependencies<Subject>
  extends Omit<FeedDependencies<Subject>, 'propertyId' | 'gate' | 'maxUncheckedMs'> {
  hub: LiveHub;
  now: () => Date;
  heartbeatMs?: number | undefined;
}

/** A granted stream. Call `open` in the same tick to start it. */
export interface Granted {
  open(sink: StreamSink, onClose?: () => void): void;
}

/** All streams of this process. */
export interface FanOut<Subject> {
  /**
   * Requests a stream of a property's events.
   *
   * @param after number of the last event that the client has; null starts with new events
   */
  join(propertyId: string, subject: Subject, after: number | null): Promise<Outcome<Granted>>;
  /** How many streams are open. */
  count(): number;
}

interface Feed<Subject> extends Beating {
  of: PropertyFeed<Subject>;
}

/** Creates the streams of a process: one feed for each property that has listeners, and one timer for all. */
export function createFanOut<Subject>(dependencies: FanOutDependencies<Subject>): FanOut<Subject> {
  const { hub, now, heartbeatMs = HEARTBEAT_MS } = dependencies;
  const wheel = new HeartbeatWheel(heartbeatMs);
  const gate = pLimit(ADMITTING_AT_ONCE);
  const feeds = new Map<string, Feed<Subject>>();
  const open = new Set<StreamListener<Subject>>();
  let stopped = false;

  function feedOf(propertyId: string): PropertyFeed<Subject> {
    const known = feeds.get(propertyId);
    if (known) return known.of;
    const of = new PropertyFeed<Subject>({
      ...dependencies,
      propertyId,
      gate: (work) => gate(work),
      maxUncheckedMs: heartbeatMs * MAX_UNCHECKED_BEATS,
    });
    const unsubscribe = hub.subscribe(propertyId, {
      conversationId: null,
      wake: (events) => of.wake(events),
      show: (event) => of.show(event),
      goodbye: closeAll,
    });
    let idleBeats = 0;
    const feed: Feed<Subject> = {
      of,
      beat() {
        idleBeats = of.isUsed ? 0 : idleBeats + 1;
        if (idleBeats < IDLE_BEATS) return void of.round();
        unsubscribe();
        wheel.remove(feed);
        feeds.delete(propertyId);
      },
    };
    feeds.set(propertyId, feed);
    wheel.add(feed);
    return of;
  }

  function closeAll(): void {
    if (stopped) return;
    stopped = true;
    const leaving = [...open];
    for (const [place, listener] of leaving.entries()) {
      listener.close(goodbyeFrame(returnWait(place, leaving.length, Math.random())));
    }
    for (const feed of feeds.values()) wheel.remove(feed);
  }

  // A changed session, place, membership or property may revoke a right to listen.
  dependencies.store.changes.listen((change) => {
    unmeasured(() => {
      if (change.kind === 'everything') for (const { of } of feeds.values()) of.recheck();
      else feeds.get(change.propertyId)?.of.recheck();
    });
  });

  return {
    async join(propertyId, subject, after) {
      const feed = feedOf(propertyId);
      const admitted = await feed.join(subject, after);
      if (!admitted.ok) return admitted;
      const admission = admitted.value;
      return done({
        open(sink, onClose) {
          const listener = new StreamListener(subject, admission.right, admission.after, {
            sink,
            now,
            onClose() {
              open.delete(listener);
              wheel.remove(listener);
              feed.leave(listener);
              onClose?.();
            },
          });
          listener.write(OPENING);
          if (stopped) return listener.close(goodbyeFrame(returnWait(0, 1, Math.random())));
          open.add(listener);
          wheel.add(listener);
          feed.begin(listener, admission).catch((error: unknown) => {
            dependencies.onError(error);
            listener.cut();
          });
        },
      });
    },
    count: () => open.size,
  };
}
