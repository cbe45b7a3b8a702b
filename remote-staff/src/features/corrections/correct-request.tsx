import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { useAnnounce } from '@bellkey/shared/shell';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { shownRequests } from '../../desk/requests/queue-state.ts';
import { useDeskState } from '../../desk/workplace.tsx';
import * as assign from '../requests/assign-buttons.css';
import { requestTitle } from '../requests/request-messages.ts';
import * as styles from './corrections.css';
import { MergeDialog } from './merge-dialog.tsx';
import { mergeableInto } from './mergeable.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { RoomHistory } from './room-history.tsx';
import { useCorrections } from './use-corrections.ts';

/** What is corrected about a request: its place, and that it is the same as another. Below, what else the room asked for. */
export function CorrectRequest({ request }: { request: ServiceRequest }) {
  const { changePlace, merge } = useCorrections();
  const { queue } = useDeskState();
  const announce = useAnnounce();
  const [open, setOpen] = useState<'place' | 'merge' | null>(null);
  const what = `${requestTitle(request)}, ${request.place.label}`;
  const others = mergeableInto(request, shownRequests(queue));
  const close = () => setOpen(null);

  return (
    <div className={styles.section}>
      {isOpen(request.state) ? (
        <div className={styles.actions}>
          <button
            type="button"
            className={assign.button}
            aria-label={messages.changePlaceOf({ what })}
            onClick={() => setOpen('place')}
          >
            {messages.changePlaceButton}
          </button>
          {others.length > 0 ? (
            <button
              type="button"
              className={assign.button}
              aria-label={messages.mergeOf({ what })}
              onClick={() => setOpen('merge')}
            >
              {messages.mergeButton}
            </button>
          ) : null}
        </div>
      ) : null}
      <RoomHistory key={request.place.id} place={request.place} exceptId={request.id} />
      {open === 'place' ? (
        <PlaceDialog
          title={messages.changePlaceOf({ what })}
          hint={messages.changePlaceHint}
          from={request.place}
          onMove={(placeId) => changePlace(request.id, placeId)}
          onClose={close}
        />
      ) : null}
      {open === 'merge' ? (
        <MergeDialog
          request={request}
          others={others}
          onMerge={async (into) => {
            const problem = await merge(request.id, into.id);
            if (!problem) announce(messages.merged({ no: String(into.no) }));
            return problem;
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
