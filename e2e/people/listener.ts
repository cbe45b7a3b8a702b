import type { Page } from '@playwright/test';

/** Records what a page plays through Web Audio, from its next load on. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Connect = (this: AudioNode, target: AudioNode | AudioParam, ...ports: number[]) => AudioNode;
    const connect = AudioNode.prototype.connect as Connect;
    const listeners: AnalyserNode[] = [];
    const connectAndListen: Connect = function (target, ...ports) {
      if (target instanceof AudioDestinationNode) {
        // A window long enough that two checks cannot both fall into the silence between tones.
        const listener = new AnalyserNode(target.context, { fftSize: 32_768 });
        listeners.splice(0, listeners.length - 3);
        listeners.push(listener);
        connect.call(this, listener);
      }
      return connect.call(this, target, ...ports);
    };
    AudioNode.prototype.connect = connectAndListen as AudioNode['connect'];
    const peakOf = (listener: AnalyserNode) => {
      if (listener.context.state !== 'running') return 0;
      const samples = new Float32Array(listener.fftSize);
      listener.getFloatTimeDomainData(samples);
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    };
    Object.assign(window, { loudness: () => Math.max(0, ...listeners.map(peakOf)) });
  });
}

/** Loudness of a recorded page: the highest sample of the last moment, from 0 to 1. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { loudness(): number }).loudness());
