import type { CodedPlace } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import * as styles from './codes.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Formats whom new codes disconnect, as the start of a sentence. */
const connectedPhones = (count: number): string =>
  count === 0 ? messages.newCodesHint : messages.newCodesPhonesHint({ count });

/** Places for new codes. Those without one are selected at first; replacing one needs a confirmation. */
export function PlaceChoice({
  places,
  making,
  onMake,
}: {
  places: readonly CodedPlace[];
  making: boolean;
  onMake(chosen: readonly CodedPlace[]): Promise<void>;
}) {
  const [chosen, setChosen] = useState(
    () => new Set(places.filter(({ codeIssuedAt }) => codeIssuedAt === null).map(({ id }) => id)),
  );
  const [asking, setAsking] = useState(false);
  const picked = places.filter(({ id }) => chosen.has(id));
  const replaced = picked.filter(({ codeIssuedAt }) => codeIssuedAt !== null).length;
  const connected = picked.reduce((sum, { openSessions }) => sum + openSessions, 0);
  const all = chosen.size === places.length;

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.length === 0 || making) return;
    if (replaced > 0) setAsking(true);
    else void onMake(picked);
  };

  return (
    <form className={styles.choice} onSubmit={submit} aria-label={messages.placesFormLabel}>
      <div className={styles.tools}>
        <Button
          look="outline"
          size="small"
          onClick={() => setChosen(new Set(all ? [] : places.map(({ id }) => id)))}
        >
          {all ? messages.chooseNone : messages.chooseAll}
        </Button>
        <p role="status">{messages.chosenCount({ picked: picked.length, places: places.length })}</p>
      </div>
      <ul className={styles.places}>
        {places.map(({ id, label, codeIssuedAt }) => (
          <li key={id}>
            <label className={styles.place}>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span>
                {label}
                <span className={styles.since}>
                  {codeIssuedAt === null
                    ? messages.noCodeYet
                    : messages.codeDate({ codeIssuedAt: day.format(new Date(codeIssuedAt)) })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" busy={making} disabled={picked.length === 0}>
          {making ? messages.makingTheCodes : messages.makeCodesButton}
        </Button>
      </div>
      {asking ? (
        <Modal title={messages.replacePrintedCodes} onClose={() => setAsking(false)}>
          <p>{messages.replaceCodesWarning({ replaced, phones: connectedPhones(connected) })}</p>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setAsking(false);
                void onMake(picked);
              }}
            >
              {messages.replaceThem}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {messages.keepThem}
            </Button>
          </div>
        </Modal>
      ) : null}
    </form>
  );
}
