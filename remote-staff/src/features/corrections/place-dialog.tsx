import { useAction } from '@bellkey/shared/action';
import type { Place } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { ChoiceField } from '../raise/choice-field.tsx';
import { findChoice } from '../raise/find-choice.ts';
import * as styles from './corrections.css';

/** Asks for another place, of a request or a guest. */
export function PlaceDialog({
  title,
  hint,
  from,
  onMove,
  onClose,
}: {
  title: string;
  /** What follows from the move. */
  hint: string;
  from: Place;
  onMove(placeId: string): Promise<ApiProblem | null>;
  onClose(): void;
}) {
  const { membership } = useWorkplace();
  const form = useLoad('GET /api/staff/request-form', { query: { property: membership.property.id } });
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { run, busy, problem } = useAction();
  const places = (form.value?.places ?? [])
    .filter(({ id }) => id !== from.id)
    .map(({ id, label }) => ({ id, name: label }));
  const chosen = findChoice(places, typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen && !busy) void run(() => onMove(chosen.id), onClose);
  };

  return (
    <Modal title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{hint}</p>
        {form.status === 'failed' ? (
          <ProblemNotice problem={form.problem} title={messages.placesLoadFailed} onRetry={form.refresh} />
        ) : form.status === 'loading' ? (
          <Skeleton label={messages.loadingThePlaces} lines={2} />
        ) : (
          <ChoiceField
            label={messages.newPlace}
            choices={places}
            typed={typed}
            onType={setTyped}
            error={checked && !chosen ? messages.placeMissing : undefined}
            autoFocus
          />
        )}
        {problem ? <ProblemNotice problem={problem} title={messages.moveFailed} /> : null}
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {messages.backButton}
          </Button>
          <Button type="submit" busy={busy}>
            {messages.moveButton}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
