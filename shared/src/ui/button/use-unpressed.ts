import { useState, useSyncExternalStore } from 'react';

/** How long after release a press still counts, in milliseconds: on touch screens the click comes a moment later. */
const RELEASE_MS = 80;

let pressed = false;
let releasing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (next === pressed) return;
  pressed = next;
  for (const listener of listeners) listener();
}

function onPress(): void {
  clearTimeout(releasing);
  become(true);
}

function onRelease(): void {
  clearTimeout(releasing);
  releasing = setTimeout(() => become(false), RELEASE_MS);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('pointerup', onRelease, true);
    window.addEventListener('pointercancel', onRelease, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', onPress, true);
    window.removeEventListener('pointerup', onRelease, true);
    window.removeEventListener('pointercancel', onRelease, true);
    clearTimeout(releasing);
    pressed = false;
  };
}

const isPressed = () => pressed;
const never = () => false;

/**
 * Keeps a value unchanged while a finger or mouse button is down, so that nothing moves under a press. The latest value
 * is shown as soon as the press ends.
 *
 * @param value keeps its identity between renders while it is unchanged
 */
export function useUnpressed<T>(value: T): T {
  const busy = useSyncExternalStore(subscribe, isPressed, never);
  const [held, setHeld] = useState(value);
  if (!busy && held !== value) setHeld(value);
  return busy ? held : value;
}
