import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { Notice } from '@bellkey/shared/ui';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import * as queueMessages from '../../../messages/compiled/queue/en.ts';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { approvesRequests, endsEmergencies } from '../../staff-identity/own-permissions.ts';
import { actionsFor, type RequestAction } from './request-actions.ts';
import * as styles from './request-buttons.css';
import { requestTitle } from './request-messages.ts';

type ReasonDialogProps = ComponentProps<typeof import('./reason-dialog.tsx').ReasonDialog>;

// The page has its budget (e2e/tests/sizes.spec.ts), and what the guest reads is sent with a connection.
const ReasonDialog = lazy<ComponentType<ReasonDialogProps>>(() =>
  import('./reason-dialog.tsx').then(
    (module) => ({ default: module.ReasonDialog }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return (
    <Notice tone="warn" title={queueMessages.partLoadFailed} live="assertive">
      {queueMessages.partLoadFailedHint}
    </Notice>
  );
}

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
    <p>{messages.emergencyEndHint}</p>
  ) : request.state === 'needs_approval' && !approvesRequests(membership) ? (
    <p className={styles.who}>{messages.approvalHint}</p>
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
        <Suspense fallback={null}>
          <ReasonDialog
            request={request}
            action={asking}
            onClose={() => setAsking(null)}
            onConfirm={(reason) => {
              setAsking(null);
              void desk.move(request.id, asking.to, reason);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
