/** The open streams of each listener, a guest session or a member of staff, in this process. */
export interface StreamPlaces {
  /**
   * Takes a place for a stream of this listener; the oldest stream makes room when there are too many.
   *
   * @param makeRoom ends the stream that had the place
   * @returns releases the place; call it when the stream ends, for any reason
   */
  take(listener: string, makeRoom: () => void): () => void;
  /** Whether a stream of this listener is open. */
  has(listener: string): boolean;
}

/** @param allowed concurrent streams of one listener */
export function createStreamPlaces(allowed: number): StreamPlaces {
  const open = new Map<string, Set<() => void>>();
  return {
    has: (listener) => open.has(listener),
    take(listener, makeRoom) {
      const ofListener = open.get(listener) ?? new Set();
      open.set(listener, ofListener);
      const [oldest] = ofListener;
      if (oldest && ofListener.size >= allowed) {
        ofListener.delete(oldest);
        oldest();
      }
      ofListener.add(makeRoom);
      return () => {
        ofListener.delete(makeRoom);
        if (ofListener.size === 0 && open.get(listener) === ofListener) open.delete(listener);
      };
    },
  };
}
