import type { ApiClient, StreamOptions } from '@bellkey/shared/shell';

/** Follows the guest's stream. Returns `close`, after which no event is passed on. */
export function followUntilClosed(
  api: ApiClient,
  { after, onEvent, onState }: Pick<StreamOptions, 'after' | 'onEvent' | 'onState'>,
): () => void {
  let closed = false;
  const close = api.follow('guest', {
    after,
    onEvent: (event) => {
      if (!closed) onEvent(event);
    },
    onState: (stream) => {
      if (!closed) onState(stream);
    },
  });
  return () => {
    closed = true;
    close();
  };
}
