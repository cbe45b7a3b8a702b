import type { ServiceRequest } from '@bellkey/shared/api';
import { useState } from 'react';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { actionsFor, type RequestAction } from './request-actions.ts';
import * as styles from './request-buttons.css';
import { requestTitle } from './request-messages.ts';

/** The possible actions on a request. Asks for the reason where the guest reads one. */
export function RequestButtons({ request, all = false }: { request: ServiceRequest; all?: boolean }) {
  const { desk, membership } = useWorkplace();
  const [asking, setAsking] = useState<RequestAction | null>(null);
  const actions = actionsFor(request, membership.role).filter((action) => all || action.onRow);
  if (actions.length === 0) return null;
  return (
    <div className={styles.buttons} data-on={all ? 'details' : 'row'}>
      {actions.map((action, index) => (
        <button
          key={action.label}
          type="button"
          className={styles.button}
          data-main={index === 0 || undefined}
          aria-label={`${action.label} ${requestTitle(request)}, ${request.place.label}`}
          onClick={() => (action.needsReason ? setAsking(action) : void desk.move(request.id, action.to))}
        >
          {action.label}
        </button>
      ))}
      {asking ? (
        <ReasonDialog
          request={request}
          action={asking}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => {
            setAsking(null);
            void desk.move(request.id, asking.to, reason);
          }}
        />
      ) : null}
    </div>
  );
}
