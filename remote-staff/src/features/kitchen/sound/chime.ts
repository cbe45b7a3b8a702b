import { playTones } from '../../alarm/sound/play-tones.ts';

/** Two rising tones, quieter than an alarm and unlike it. */
const CHIME = {
  tones: [
    { hertz: 660, at: 0 },
    { hertz: 880, at: 0.18 },
  ],
  loudness: 0.2,
};

/** A browser that waits for a tap leaves `resume` pending. */
const RESUME_MS = 300;

/** A short sound that is made once. */
export interface Chime {
  /** Resolves with whether the browser made it: it makes none before the first tap on the page. */
  play(): Promise<boolean>;
}

/**
 * The sound of a new order, made with Web Audio.
 *
 * @param open creates an audio context; null where the browser has none
 */
export function createChime(open: () => AudioContext | null): Chime {
  let context: AudioContext | null = null;
  return {
    async play() {
      context ??= open();
      if (context === null) return false;
      if (context.state !== 'running') {
        const patience = new Promise((resolve) => setTimeout(resolve, RESUME_MS));
        await Promise.race([context.resume().catch(() => undefined), patience]);
      }
      if (context.state !== 'running') return false;
      playTones(context, CHIME);
      return true;
    },
  };
}
