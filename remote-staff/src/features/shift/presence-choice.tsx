import type { Presence, ShiftBoard } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useId, useState } from 'react';
import * as presenceMessages from '../../../messages/compiled/presence/en.ts';
import * as messages from '../../../messages/compiled/shift/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';
import * as styles from './store/shift.css';
import type { ShiftStore } from './store/use-shift.ts';

const CHOICES = ['on', 'away', 'off'] as const satisfies readonly Presence[];

/** Presence of the signed-in person, as they choose it. */
export function PresenceChoice({
  board,
  store,
  memberId,
}: {
  board: ShiftBoard;
  store: ShiftStore;
  memberId: string;
}) {
  const api = useApi();
  const name = useId();
  // Not `useAction`: the newest choice counts, also while an earlier one is being sent.
  const [wanted, setWanted] = useState<Presence | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const current = wanted ?? board.people.find(({ id }) => id === memberId)?.presence ?? 'on';
  const choose = async (presence: Presence) => {
    setWanted(presence);
    const answer = await api.call('PUT /api/staff/presence', {
      query: { property: store.propertyId },
      body: { onDuty: presence !== 'off', away: presence === 'away' },
    });
    setProblem(answer.ok ? null : answer.error);
    // The bar on top of every page shows it as well.
    if (answer.ok) await Promise.all([store.refresh(), fetchIdentity(api)]);
    setWanted(null);
  };
  return (
    <section className={styles.section}>
      <fieldset className={styles.presence}>
        <legend className={styles.heading}>{messages.youAre}</legend>
        {CHOICES.map((presence) => (
          <label key={presence} className={styles.choice} data-checked={current === presence || undefined}>
            <input
              type="radio"
              name={name}
              checked={current === presence}
              onChange={() => void choose(presence)}
            />
            {presenceMessages[presence]}
          </label>
        ))}
      </fieldset>
      {problem ? <ProblemNotice problem={problem} title={messages.presenceSaveFailed} /> : null}
    </section>
  );
}
