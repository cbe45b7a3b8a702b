/** An audio context for tests, which counts the tones; jsdom has none. */
export class AudioContextDouble {
  /** As when the browser waits for a click: `resume` then has no effect. */
  allowed: boolean;
  tones = 0;
  state: AudioContextState = 'suspended';
  currentTime = 0;
  onstatechange: (() => void) | null = null;
  readonly destination = {};

  constructor(allowed = true) {
    this.allowed = allowed;
  }

  async resume(): Promise<void> {
    if (!this.allowed) return;
    this.state = 'running';
    this.onstatechange?.();
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: (next: unknown) => next };
  }

  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => {
        this.tones += 1;
      },
      stop: () => undefined,
    };
  }

  /** As the browser’s own type, of which the sound only uses this. */
  asContext(): AudioContext {
    return this as unknown as AudioContext;
  }
}
