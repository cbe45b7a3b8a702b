import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock was on at the last key; spread `watch` on an input. */
export function useCapsLock(): { capsLock: boolean; watch: { onKeyDown: Watch; onKeyUp: Watch } } {
  const [capsLock, setCapsLock] = useState(false);
  const look: Watch = (event) => setCapsLock(event.getModifierState('CapsLock'));
  return { capsLock, watch: { onKeyDown: look, onKeyUp: look } };
}

type Watch = (event: KeyboardEvent) => void;
