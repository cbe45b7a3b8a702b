import type { Message } from '@bellkey/shared/api';
import { useEffect, useState } from 'react';

/** Number of messages for the guest since the conversation was last shown. */
export function useUnread(messages: readonly Message[], shown: boolean): number {
  const [readUpTo, setReadUpTo] = useState(messages.length);
  useEffect(() => {
    if (shown) setReadUpTo(messages.length);
  }, [shown, messages.length]);
  if (shown) return 0;
  return messages.slice(readUpTo).filter(({ sender }) => sender.kind !== 'guest').length;
}
