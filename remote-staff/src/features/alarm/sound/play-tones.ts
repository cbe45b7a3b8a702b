const TONE_SECONDS = 0.22;

/** A short melody: tones by their pitch and start in seconds, and how loud, up to 1. */
interface Melody {
  tones: ReadonlyArray<{ hertz: number; at: number }>;
  loudness: number;
}

/** Plays a melody once. */
export function playTones(context: AudioContext, { tones, loudness }: Melody): void {
  for (const { hertz, at } of tones) {
    const from = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    // A tone that starts and ends at full volume clicks.
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.02);
    volume.gain.linearRampToValueAtTime(0, from + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  }
}
