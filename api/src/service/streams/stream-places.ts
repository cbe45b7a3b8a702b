import { STREAMS_PER_SESSION } from '@bellkey/shared/api';

/** The open streams of each guest session in this process. */
export interface StreamPlaces {
  /**
   * Takes a place for a stream of this session; the oldest stream makes room when there are too many.
   *
   * @param makeRoom ends the stream that had the place
   * @returns releases the place; call it when the stream ends, for any reason
   */
  take(sessionId: string, makeRoom: () => void): () => void;
}

/** @param allowed concurrent streams of one session */
export function createStreamPlaces(allowed: number = STREAMS_PER_SESSION): StreamPlaces {
  const open = new Map<string, Set<() => void>>();
  return {
    take(sessionId, makeRoom) {
      const ofSession = open.get(sessionId) ?? new Set();
      open.set(sessionId, ofSession);
      const [oldest] = ofSession;
      if (oldest && ofSession.size >= allowed) {
        ofSession.delete(oldest);
        oldest();
      }
      ofSession.add(makeRoom);
      return () => {
        ofSession.delete(makeRoom);
        if (ofSession.size === 0 && open.get(sessionId) === ofSession) open.delete(sessionId);
      };
    },
  };
}
