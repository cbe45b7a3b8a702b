import type { KitchenTicket } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { useAnnounce, useDeviceStorage } from '@bellkey/shared/shell';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import { createChime } from './chime.ts';

/** One per page. */
const chime = createChime(() => (typeof AudioContext === 'undefined' ? null : new AudioContext()));

const KEY = 'bellkey-kitchen-sound';

/** Whether new orders make a sound on this device. */
export interface OrderSound {
  on: boolean;
  /** The browser made no sound, because no one has tapped the page yet. */
  blocked: boolean;
  set(on: boolean): void;
}

/**
 * Announces each new order once, by sound and to screen readers; those that are there when the page opens are silent.
 *
 * @param tickets null until they have loaded
 */
export function useOrderSound(tickets: readonly KitchenTicket[] | null): OrderSound {
  const storage = useDeviceStorage();
  const announce = useAnnounce();
  const [on, setOn] = useState(() => isOn(storage()));
  const [blocked, setBlocked] = useState(false);
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (tickets === null) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...tickets.map(({ request }) => request.id)]);
    const arrived = tickets.filter(
      ({ request }) => before !== null && !before.has(request.id) && foodState(request) === 'received',
    );
    for (const { request } of arrived) announce(messages.arrived({ place: request.place.label }));
    if (on && arrived.length > 0) void chime.play().then((played) => setBlocked(!played));
  }, [tickets, on, announce]);

  return {
    on,
    blocked: on && blocked,
    set(next) {
      setOn(next);
      try {
        storage().setItem(KEY, next ? 'on' : 'off');
      } catch {
        // No storage: the page remembers it for as long as it is open.
      }
      // The tap allows sound from now on, and lets people hear it.
      if (next) void chime.play().then((played) => setBlocked(!played));
    },
  };
}

function isOn(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
