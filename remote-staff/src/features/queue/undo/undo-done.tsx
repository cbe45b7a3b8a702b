import type { ServiceRequest } from '@bellkey/shared/api';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { requestTitle } from '../../requests/request-messages.ts';
import { useQueueKeys } from '../keys/use-queue-keys.ts';
import * as styles from './undo-done.css';
import { useJustDone } from './use-just-done.ts';

/** How long the undo is offered, in milliseconds; longer while someone is on it. */
const OFFERED_MS = 12_000;

/** Offers to take back the last Done, over the page so that no row moves. The key u does the same. */
export function UndoDone() {
  const { request, dismiss } = useJustDone();
  return (
    <div role="status" className={styles.place}>
      {request ? <Offer key={request.id} request={request} onGone={dismiss} /> : null}
    </div>
  );
}

/** The state that a request had before someone marked it done. */
function stateBeforeDone({ steps }: ServiceRequest): 'acknowledged' | 'in_progress' {
  const before = steps.findLast(({ state }) => state !== 'done');
  return before?.state === 'acknowledged' ? 'acknowledged' : 'in_progress';
}

function Offer({ request, onGone }: { request: ServiceRequest; onGone(): void }) {
  const { desk } = useWorkplace();
  const announce = useAnnounce();
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  const what = `${requestTitle(request)}, ${request.place.label}`;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => gone.current(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [held]);

  const undo = () => {
    onGone();
    void desk
      .move(request.id, stateBeforeDone(request))
      .then(() => announce(messages.openAgainWhat({ what })));
    return true;
  };
  useQueueKeys((key) => (key === 'undo' ? undo() : false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that a person is on it, and is no control itself
    <div
      className={styles.offer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{messages.doneWhat({ what })}</span>
      <Button size="small" look="outline" aria-label={messages.undoDoneLabel({ what })} onClick={undo}>
        {messages.undo}
      </Button>
      <kbd className={styles.key}>u</kbd>
    </div>
  );
}
