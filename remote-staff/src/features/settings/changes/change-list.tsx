import type { SettingChange } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import * as settingsMessages from '../../../../messages/compiled/settings/en.ts';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useHours } from '../hours/use-hours.ts';
import { useMenu } from '../menu/use-menu.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { describeChange } from './describe-change.ts';
import { undoOf } from './undo-change.ts';

interface Page {
  changes: readonly SettingChange[];
  next: string | null;
}

/** What was changed, by whom and when, newest first, each with an undo. */
export function ChangeList({ store }: { store: SettingsStore }) {
  const api = useApi();
  const settings = settingsOf(store);
  const { menu } = useMenu(store.propertyId, settings);
  const hours = useHours(store);
  const known = { menu, hours };
  const words = { currency: settings.property.currency, departments: settings.departments, menu };
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const { propertyId } = store;

  const load = useCallback(
    async (before: string | null, earlier: readonly SettingChange[]) => {
      setBusy(true);
      const answer = await api.call('GET /api/staff/settings/changes', {
        query: { property: propertyId, ...(before && { before }) },
      });
      setBusy(false);
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) setPage({ changes: [...earlier, ...answer.value.changes], next: answer.value.next });
    },
    [api, propertyId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings that were loaded again have a further change.
  useEffect(() => void load(null, []), [load, settings]);

  const undo = async (change: SettingChange) => {
    const send = undoOf(change, settings, known);
    if (!send) return;
    const answer = await send(store);
    if (answer.ok) store.say('changes', settingsMessages.titleIsAsItWasBefore({ title: change.title }));
    else store.refuse(answer.error);
  };

  if (problem && !page)
    return (
      <ProblemNotice
        problem={problem}
        title={settingsMessages.theChangesCouldNotBeLoaded}
        onRetry={() => load(null, [])}
      />
    );
  if (!page) return <Skeleton label={settingsMessages.loadingTheChanges} lines={6} />;
  if (page.changes.length === 0)
    return (
      <Notice title={settingsMessages.nothingHasBeenChangedYet}>
        {settingsMessages.whatYouChangeHereIsKept}
      </Notice>
    );
  return (
    <section className={styles.section} aria-label={settingsMessages.changes}>
      <SaidHere store={store} of="changes" />
      <ul className={styles.list}>
        {page.changes.map((change) => (
          <li key={change.id} className={`${styles.row} ${styles.plain}`}>
            <div>
              <p className={styles.name}>{change.title}</p>
              <p>{describeChange(change, words)}</p>
              <p className={styles.quiet}>
                {change.by}, {dayOf(change.at, settings.property.timeZone)},{' '}
                {timeOfDay(change.at, settings.property.timeZone)}
              </p>
            </div>
            {undoOf(change, settings, known) ? (
              <Button
                look="outline"
                size="small"
                aria-label={settingsMessages.undoTheChangeOfTitle({ title: change.title })}
                onClick={() => void undo(change)}
              >
                {settingsMessages.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? (
        <ProblemNotice problem={problem} title={settingsMessages.olderChangesCouldNotBeLoaded} />
      ) : null}
      {page.next ? (
        <div>
          <Button look="outline" busy={busy} onClick={() => void load(page.next, page.changes)}>
            {settingsMessages.showOlderChanges}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
