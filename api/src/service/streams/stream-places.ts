import { STREAMS_PER_SESSION } from '@bellkey/shared/api';

/** A place that a stream has taken. */
export interface StreamPlace {
  /** Aborts when the caller is gone, or when the stream has to make room for a newer one. */
  signal: AbortSignal;
  /** Gives the place back. To be called when the stream ends, for whatever reason. */
  release(): void;
}

/** The streams that each guest session has open in this process. */
export interface StreamPlaces {
  /** Takes a place for a stream of this session; the oldest stream makes room when there are too many. */
  take(sessionId: string, signal: AbortSignal): StreamPlace;
}

/** @param allowed streams of one session at once */
export function createStreamPlaces(allowed: number = STREAMS_PER_SESSION): StreamPlaces {
  const open = new Map<string, Set<AbortController>>();
  return {
    take(sessionId, signal) {
      const mine = new AbortController();
      const ofSession = open.get(sessionId) ?? new Set();
      open.set(sessionId, ofSession);
      const [oldest] = ofSession;
      if (oldest && ofSession.size >= allowed) {
        ofSession.delete(oldest);
        oldest.abort();
      }
      ofSession.add(mine);
      return {
        signal: AbortSignal.any([signal, mine.signal]),
        release() {
          ofSession.delete(mine);
          if (ofSession.size === 0 && open.get(sessionId) === ofSession) open.delete(sessionId);
        },
      };
    },
  };
}
