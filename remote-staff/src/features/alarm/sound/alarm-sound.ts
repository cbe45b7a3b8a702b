import { playTones } from './play-tones.ts';

/** State of an alarm's sound. `blocked`: the browser makes no sound before the first click on the page. */
export type SoundState = 'off' | 'sounding' | 'blocked' | 'unavailable';

/** A sound that continues until it is stopped. */
export interface AlarmSound {
  get(): SoundState;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
  /** Unblocks it in a click handler: browsers allow no sound before one. */
  unblock(): void;
}

/** Two falling tones every two seconds: audible across a lobby, unlike any ringtone. */
const REPEAT_MS = 2000;
const ALARM = {
  tones: [
    { hertz: 988, at: 0 },
    { hertz: 740, at: 0.24 },
  ],
  loudness: 0.28,
};

/**
 * The sound of an alarm, made with Web Audio.
 *
 * @param open creates an audio context; null where the browser has none
 */
export function createAlarmSound(open: () => AudioContext | null): AlarmSound {
  let state: SoundState = 'off';
  let context: AudioContext | null = null;
  let repeating: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SoundState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const settle = () => {
    if (repeating === undefined || context === null) return;
    const running = context.state === 'running';
    if (running && state !== 'sounding') playTones(context, ALARM);
    become(running ? 'sounding' : 'blocked');
  };

  /** A browser that blocked the sound at first allows it with the first press or key anywhere. */
  const unblock = () => void context?.resume().then(settle, settle);

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (repeating !== undefined) return;
      context ??= open();
      if (context === null) return become('unavailable');
      repeating = setInterval(() => {
        if (context?.state === 'running') playTones(context, ALARM);
        settle();
      }, REPEAT_MS);
      context.onstatechange = settle;
      window.addEventListener('pointerdown', unblock, true);
      window.addEventListener('keydown', unblock, true);
      settle();
      unblock();
    },
    stop() {
      clearInterval(repeating);
      repeating = undefined;
      window.removeEventListener('pointerdown', unblock, true);
      window.removeEventListener('keydown', unblock, true);
      void context?.suspend();
      become('off');
    },
    unblock,
  };
}
