import type { SettingChange } from '@bellkey/shared/api';
import { type ApiProblem, useAnnounce, useApi, useSearchParams } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/changes/en.ts';
import * as settingsMessages from '../../../../messages/compiled/settings/en.ts';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { saveCsv } from '../../../csv-file/save-csv.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useHours } from '../hours/use-hours.ts';
import { useMenu } from '../menu/use-menu.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { formatChangeFilter, isFiltered, parseChangeFilter, queryOf } from './change-filter.ts';
import { ChangeFilters } from './change-filters.tsx';
import { changesFile, loadEveryChange } from './changes-file.ts';
import { describeChange } from './describe-change.ts';
import { undoOf } from './undo-change.ts';

interface Page {
  changes: readonly SettingChange[];
  next: string | null;
  people: ReadonlyArray<{ id: string; name: string }>;
}

const NO_FILTER = { subject: null, by: null, from: null, until: null };

/** What was changed, by whom and when, newest first, each with an undo; all of it, or what is filtered. */
export function ChangeList({ store }: { store: SettingsStore }) {
  const api = useApi();
  const settings = settingsOf(store);
  const { value: menu } = useMenu(store.propertyId, settings);
  const hours = useHours(store);
  const known = { menu, hours };
  const words = {
    currency: settings.property.currency,
    timeZone: settings.property.timeZone,
    departments: settings.departments,
    menu,
  };
  const [page, setPage] = useState<Page | null>(null);
  const [failed, setFailed] = useState<{ problem: ApiProblem; before: string | null } | null>(null);
  const latest = useRef(0);
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [search, setSearch] = useSearchParams();
  const announce = useAnnounce();
  const { propertyId } = store;
  const { timeZone } = settings.property;
  const filter = parseChangeFilter(search);
  // As text: the effect below loads again when the filter changes, not when the page renders.
  const query = JSON.stringify(queryOf(filter, timeZone));

  const load = useCallback(
    async (before: string | null, earlier: readonly SettingChange[]) => {
      latest.current += 1;
      const own = latest.current;
      setBusy(true);
      const answer = await api.call('GET /api/staff/settings/changes', {
        query: { property: propertyId, ...JSON.parse(query), ...(before && { before }) },
      });
      // The answer to an earlier filter may come after that to a later one.
      if (own !== latest.current) return;
      setBusy(false);
      setFailed(answer.ok ? null : { problem: answer.error, before });
      if (!answer.ok) return;
      const { changes, next, people = [] } = answer.value;
      setPage({ changes: [...earlier, ...changes], next, people });
    },
    [api, propertyId, query],
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

  const download = async () => {
    setSaving(true);
    const loaded = await loadEveryChange(api, { property: propertyId, ...queryOf(filter, timeZone) });
    setSaving(false);
    if ('problem' in loaded) return store.refuse(loaded.problem);
    await saveCsv(changesFile(loaded.changes, words, timeZone), messages.file);
    announce(messages.saved({ count: loaded.changes.length }));
  };

  if (failed && !page)
    return (
      <ProblemNotice
        problem={failed.problem}
        title={settingsMessages.theChangesCouldNotBeLoaded}
        onRetry={() => load(null, [])}
      />
    );
  if (!page) return <Skeleton label={settingsMessages.loadingTheChanges} lines={6} />;
  if (page.changes.length === 0 && !isFiltered(filter))
    return (
      <Notice title={settingsMessages.nothingHasBeenChangedYet}>
        {settingsMessages.whatYouChangeHereIsKept}
      </Notice>
    );
  return (
    <section className={styles.section} aria-label={settingsMessages.changes}>
      <SaidHere store={store} of="changes" />
      <ChangeFilters
        filter={filter}
        people={page.people}
        busy={saving}
        onChange={(change) => setSearch(formatChangeFilter(search, change), { replace: true })}
        onDownload={() => void download()}
      />
      {page.changes.length === 0 ? (
        <Notice
          title={messages.noneMatch}
          action={
            <Button
              look="outline"
              size="small"
              onClick={() => setSearch(formatChangeFilter(search, NO_FILTER), { replace: true })}
            >
              {messages.showAll}
            </Button>
          }
        >
          {messages.noneMatchText}
        </Notice>
      ) : null}
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
      {failed ? (
        <ProblemNotice
          problem={failed.problem}
          title={
            failed.before
              ? settingsMessages.olderChangesCouldNotBeLoaded
              : settingsMessages.theChangesCouldNotBeLoaded
          }
          onRetry={() => load(failed.before, failed.before ? page.changes : [])}
        />
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
