import type { ServiceRequest, StaffView } from '@bellkey/shared/api';
import { type ApiProblem, useAnnounce } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import { queueViewsMessages as messages } from '../../../../messages/compiled/queue-views/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import type { QueueFilter } from '../filter/queue-filter.ts';
import { SaveView } from './save-view.tsx';
import { useViews } from './use-views.ts';
import { describeFilter, isSameFilter, toQueueFilter, toViewFilter } from './view-filter.ts';
import * as styles from './views-dialog.css';

/** The saved views of the queue: to open one, to save what is shown now, to delete one. */
export function ViewsDialog({
  filter,
  departments,
  onOpen,
  onClose,
}: {
  /** What the queue shows now. */
  filter: QueueFilter;
  departments: readonly ServiceRequest['department'][];
  onOpen(filter: QueueFilter): void;
  onClose(): void;
}) {
  const { membership } = useWorkplace();
  const announce = useAnnounce();
  const { load, save, remove } = useViews(membership.property.id);
  const views = load.value?.views;
  const [deleted, setDeleted] = useState<StaffView | null>(null);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const now = toViewFilter(filter);

  const removeView = async (view: StaffView) => {
    const refused = await remove(view);
    setRefusal(refused);
    if (refused) return;
    setDeleted(view);
    announce(messages.deleted({ name: view.name }));
  };
  const restore = async (view: StaffView) => {
    const refused = await save(view.name, view.filter);
    setRefusal(refused);
    if (!refused) setDeleted(null);
  };

  return (
    <Modal title={messages.title} onClose={onClose}>
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.notLoaded} onRetry={load.refresh} />
      ) : !views ? (
        <Skeleton label={messages.loading} lines={3} />
      ) : views.length === 0 && !deleted ? (
        <p className={styles.quiet}>{messages.none}</p>
      ) : (
        <ul role="list" className={styles.views}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <button
                type="button"
                className={styles.open}
                aria-current={isSameFilter(view.filter, now) || undefined}
                onClick={() => onOpen(toQueueFilter(view.filter))}
              >
                <span className={styles.name}>{view.name}</span>
                <span className={styles.quiet}>{describeFilter(view.filter, departments)}</span>
              </button>
              <Button
                look="outline"
                size="small"
                aria-label={messages.deleteNamed({ name: view.name })}
                onClick={() => void removeView(view)}
              >
                {messages.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {deleted ? (
        <Notice
          action={
            <Button look="outline" size="small" onClick={() => void restore(deleted)}>
              {messages.undo}
            </Button>
          }
        >
          {messages.deleted({ name: deleted.name })}
        </Notice>
      ) : null}
      {refusal ? <ProblemNotice problem={refusal} title={messages.notChanged} /> : null}
      {views ? (
        <SaveView
          shown={describeFilter(now, departments)}
          taken={views.map(({ name }) => name)}
          onSave={async (name) => {
            const refused = await save(name, now);
            if (!refused) announce(messages.saved({ name }));
            return refused;
          }}
        />
      ) : null}
      <div className={styles.actions}>
        <Button look="outline" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Modal>
  );
}
