import type { LiveEvent } from '@bellkey/shared/api';
import type { ApiClient } from '@bellkey/shared/shell';

/** Additional delay over the slow network, each way, in milliseconds. */
export const SLOW_MS = 4_000;

interface LinkPorts {
  /** Checked for each call and each event, so that the switch applies at once. */
  isSlow(): boolean;
  after(ms: number, action: () => void): void;
  /** A call was refused because the credentials are no longer known. */
  onUnknown(): void;
}

/**
 * An API client over a network that can be slowed down: calls leave later, events arrive later, in order. The pages
 * handle that themselves.
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
      /** The previous one has to arrive first, even if the network has become fast meanwhile. */
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
