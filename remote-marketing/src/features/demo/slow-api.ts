import type { LiveEvent } from '@bellkey/shared/api';
import type { ApiClient } from '@bellkey/shared/shell';

/** How much longer everything takes over the slow network, each way, in milliseconds. */
export const SLOW_MS = 4_000;

interface LinkPorts {
  /** Read for each call and each event, so that the switch works while things are under way. */
  isSlow(): boolean;
  after(ms: number, action: () => void): void;
  /** A call was refused because no one knows these credentials any more. */
  onUnknown(): void;
}

/**
 * An API client over a network that can be made slow: calls leave later, events arrive later, in their order. What the
 * pages do about that is their own doing.
 */
export function overLink(api: ApiClient, ports: LinkPorts): ApiClient {
  const pause = () =>
    ports.isSlow() ? new Promise<void>((resolve) => ports.after(SLOW_MS, resolve)) : Promise.resolve();
  return {
    async call(key, input, options) {
      await pause();
      const answer = await api.call(key, input, options);
      if (!answer.ok && answer.error.status === 401) ports.onUnknown();
      return answer;
    },
    follow(stream, options) {
      let closed = false;
      /** The one before has to arrive first, also when the network has become fast meanwhile. */
      let last = Promise.resolve();
      const onEvent = (event: LiveEvent) => {
        const arrives = pause();
        last = Promise.all([last, arrives]).then(() => {
          if (!closed) options.onEvent(event);
        });
      };
      const close = api.follow(stream, { ...options, onEvent });
      return () => {
        closed = true;
        close();
      };
    },
  };
}
