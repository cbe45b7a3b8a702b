import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { approvesRequests, endsEmergencies } from '../../staff-identity/own-permissions.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { actionsFor, type RequestAction } from './request-actions.ts';
import * as styles from './request-buttons.css';
import { requestTitle } from './request-messages.ts';

/**
 * The possible actions on a request. Asks for the reason where the guest reads one. Says who approves to those who may not,
 * and with `all` also who ends an emergency.
 */
export function RequestButtons({ request, all = false }: { request: ServiceRequest; all?: boolean }) {
  const { desk, membership } = useWorkplace();
  const [asking, setAsking] = useState<RequestAction | null>(null);
  const actions = actionsFor(request, membership.role).filter((action) => all || action.onRow);
  const isForOthers =
    all && request.priority === 'emergency' && isOpen(request.state) && !endsEmergencies(membership);
  const who = isForOthers ? (
    <p>{messages.theFrontDeskEndsIt}</p>
  ) : request.state === 'needs_approval' && !approvesRequests(membership) ? (
    <p className={styles.who}>{messages.aManagerOrOwnerApproves}</p>
  ) : null;
  if (actions.length === 0) return who;
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
      {who}
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
