const KEY = 'bellkey-silenced-alarms';
/** Limit of remembered alarms: old ones have ended. */
const MOST_KEPT = 50;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The alarms silenced on this device, by the id of the guest's message that raised them. */
export function loadSilenced(storage: Storage): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    // Without storage, or with someone else's content in it, nothing is silenced.
    return new Set();
  }
}

/** Remembers on this device that an alarm is silenced, or may sound again. Returns all silenced ones. */
export function saveSilenced(storage: Storage, messageId: string, silenced: boolean): ReadonlySet<string> {
  const others = [...loadSilenced(storage)].filter((id) => id !== messageId);
  const next = silenced ? [...others, messageId].slice(-MOST_KEPT) : others;
  try {
    storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // No storage: the page remembers it for as long as it is open.
  }
  return new Set(next);
}
