import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useAnnounce, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as photoMessages from '../../../messages/compiled/photos/en.ts';
import * as raiseMessages from '../../../messages/compiled/raise/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useChanged } from '../../unsaved/use-unsaved.ts';
import { AttachPhotosSlot } from '../photos/attach/attach-photos-slot.tsx';
import { useAttachedPhotos } from '../photos/attach/use-attached-photos.ts';
import { requestTitle } from '../requests/request-messages.ts';
import * as styles from './raise.css';
import {
  type DraftErrors,
  emptyDraft,
  guestOf,
  parseDraft,
  type RequestChoices,
  type RequestDraft,
} from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';

/** The form of a new request; loaded on demand. */
export function RaiseForm({
  choices,
  from,
  onUnsaved,
  onClose,
}: {
  choices: RequestChoices;
  from: Partial<RequestDraft>;
  /** Whether it holds something that is not sent. */
  onUnsaved(unsaved: boolean): void;
  onClose(): void;
}) {
  const api = useApi();
  const announce = useAnnounce();
  const { membership } = useWorkplace();
  const { id: property, timeZone } = membership.property;
  const now = useNow();
  const [draft, setDraft] = useState<RequestDraft>({ ...emptyDraft, ...from });
  const [errors, setErrors] = useState<DraftErrors>({});
  const { run, busy, problem, clear } = useAction();
  const sent = useRef({ body: '', key: '' });
  const attached = useAttachedPhotos(property);
  const [waits, setWaits] = useState(false);
  const unsaved = useChanged(draft) || attached.photos.length > 0;
  const isForGuest = draft.forGuest && guestOf(draft, choices) !== null;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = parseDraft(draft, choices, { timeZone, now });
    setErrors(parsed.ok ? {} : parsed.errors);
    clear();
    setWaits(attached.waitsFor !== null);
    if (!parsed.ok || attached.waitsFor !== null) return;
    const { ids } = attached;
    const wanted = { ...parsed.body, ...(ids.length > 0 && { photoIds: ids }) };
    // The same input again is the same request, whether or not the first response arrived.
    const body = JSON.stringify(wanted);
    if (sent.current.body !== body) sent.current = { body, key: newId() };
    void run(
      () =>
        api.call(
          'POST /api/staff/requests',
          { query: { property }, body: wanted },
          { idempotencyKey: sent.current.key },
        ),
      (request) => {
        announce(raised(request));
        onClose();
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RequestFields
        draft={draft}
        choices={choices}
        errors={errors}
        today={new Date(now)}
        timeZone={timeZone}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <AttachPhotosSlot
        waits={waits}
        attached={attached}
        hint={isForGuest ? photoMessages.guestSeesThem : photoMessages.staffSeeThem}
      />
      {problem ? <ProblemNotice problem={problem} title={raiseMessages.raiseFailed} /> : null}
      <div className={styles.actions}>
        <Button look="outline" onClick={onClose}>
          {raiseMessages.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {raiseMessages.raiseIt}
        </Button>
      </div>
    </form>
  );
}

const raised = (request: ServiceRequest): string =>
  raiseMessages.raisedNote({
    no: request.no,
    requestTitle: requestTitle(request),
    place: request.place.label,
    department: request.department.name,
  });
