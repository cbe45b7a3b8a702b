import { Button, Notice } from '@bellkey/shared/ui';
import { type ComponentType, lazy } from 'react';
import * as messages from '../../../messages/compiled/queue/en.ts';
import { Modal } from '../../dialog/modal.tsx';

// The page has its budget (e2e/tests/sizes.spec.ts): these are loaded on demand, and the queue works without them.
const part = <Props,>(load: () => Promise<ComponentType<Props>>, without: ComponentType<Props>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: without }),
    ),
  );

function NotLoaded() {
  return (
    <Notice tone="warn" title={messages.partLoadFailed}>
      {messages.partLoadFailedHint}
    </Notice>
  );
}

function NotLoadedDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal title={messages.notLoaded} onClose={onClose}>
      <NotLoaded />
      <Button look="outline" onClick={onClose}>
        {messages.close}
      </Button>
    </Modal>
  );
}

/** The note of the previous shift; it waits for its data anyway. */
export const HandOverBar = part(
  () => import('../shift/note/hand-over-bar.tsx').then((module) => module.HandOverBar),
  () => null,
);

/** They are about what changes after the queue has come. */
export const QueueAnnouncements = part(
  () => import('./queue-announcements.ts').then((module) => module.QueueAnnouncements),
  () => null,
);

/** Guests who wait for a person: they are known after the queue. */
export const EscalatedList = part(
  () => import('./list/escalated-list.tsx').then((module) => module.EscalatedList),
  NotLoaded,
);

export const QueueBoard = part(
  () => import('./board/queue-board.tsx').then((module) => module.QueueBoard),
  NotLoaded,
);

export const SelectionBar = part(
  () => import('./selection/selection-bar.tsx').then((module) => module.SelectionBar),
  NotLoaded,
);

export const RaiseRequest = part(
  () => import('../raise/raise-request.tsx').then((module) => module.RaiseRequest),
  NotLoadedDialog,
);

export const ViewsDialog = part(
  () => import('./views/views-dialog.tsx').then((module) => module.ViewsDialog),
  NotLoadedDialog,
);

/** What someone who does not work on requests sees in place of the queue. */
export const WithoutQueue = part(
  () => import('./without-queue.tsx').then((module) => module.WithoutQueue),
  NotLoaded,
);

/** It waits for a Done to offer its undo. */
export const UndoDone = part(
  () => import('./undo/undo-done.tsx').then((module) => module.UndoDone),
  () => null,
);

export const KeysDialog = part(
  () => import('./keys/keys-dialog.tsx').then((module) => module.KeysDialog),
  NotLoadedDialog,
);

/** Preloads the details of a request. */
export const loadRequestDetails = () =>
  import('./details/request-details.tsx').then((module) => module.RequestDetails);

export const RequestDetails = part(loadRequestDetails, NotLoadedDialog);
