import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen, PAUSED_STATES } from '@bellkey/shared/request-clock';
import { Button } from '@bellkey/shared/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import * as assign from './assign-buttons.css';
import type { MoveTimeProps } from './move-time-dialog.tsx';
import { requestTitle } from './request-messages.ts';

function NotLoaded({ onClose }: MoveTimeProps) {
  return (
    <Modal title={requestsMessages.changeTimeFailed} onClose={onClose}>
      <Button look="outline" onClick={onClose}>
        {requestsMessages.back}
      </Button>
    </Modal>
  );
}

// Few promises move, and the page has its budget (e2e/tests/sizes.spec.ts).
const MoveTimeDialog = lazy<ComponentType<MoveTimeProps>>(() =>
  import('./move-time-dialog.tsx').then(
    (module) => ({ default: module.MoveTimeDialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** Whether staff may promise a request for another time. */
const isMovable = ({ state, priority }: ServiceRequest): boolean =>
  isOpen(state) && state !== 'needs_approval' && !PAUSED_STATES.includes(state) && priority !== 'emergency';

/** Promises a request for another time. The guest’s card then shows both times, and why. */
export function MoveTime({ request, now }: { request: ServiceRequest; now: number }) {
  const [moving, setMoving] = useState(false);
  if (!isMovable(request)) return null;
  return (
    <div>
      <button
        type="button"
        className={assign.button}
        aria-label={requestsMessages.changeTimeLabel({
          requestTitle: requestTitle(request),
          place: request.place.label,
        })}
        onClick={() => setMoving(true)}
      >
        {requestsMessages.changeTheTime}
      </button>
      {moving ? (
        <Suspense fallback={null}>
          <MoveTimeDialog request={request} now={now} onClose={() => setMoving(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
