import { useAction } from '@bellkey/shared/action';
import type { SettingChange } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useAnnounce, useApi, useSearchParams } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
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

const NO_FILTER = { subject: null, by: null, from: null, until: null };

/** What was changed, by whom and when, newest first, each with an undo; all of it, or what is filtered. */
export function ChangeList({ store }: { store: SettingsStore }) {
  const api = useApi();
  const settings = settingsOf(store);
  const { value: menu } = useMenu(store.propertyId, settings);
  const hours = useHours(store);
  const known = { menu, hours };
  const context = {
    currency: settings.property.currency,
    timeZone: settings.property.timeZone,
    departments: settings.departments,
    menu,
  };
  const [search, setSearch] = useSearchParams();
  const announce = useAnnounce();
  const { propertyId } = store;
  const { timeZone } = settings.property;
  const filter = parseChangeFilter(search);
  const query = { property: propertyId, ...queryOf(filter, timeZone) };
  // Settings that were loaded again have a further change.
  const load = useLoad(
    'GET /api/staff/settings/changes',
    { query },
    { refreshOn: [settings], keepPrevious: true },
  );
  const page = load.value;
  const older = useAction();
  const file = useAction();

  const showOlder = (before: string) =>
    older.run(
      () => api.call('GET /api/staff/settings/changes', { query: { ...query, before } }),
      ({ changes, next }) =>
        // It continues only the list that it was asked for.
        load.set((shown) =>
          shown.next === before ? { ...shown, changes: [...shown.changes, ...changes], next } : shown,
        ),
    );

  const undo = async (change: SettingChange) => {
    const send = undoOf(change, settings, known);
    if (!send) return;
    const answer = await send(store);
    if (answer.ok) store.report('changes', settingsMessages.changeUndone({ title: change.title }));
    else store.refuse(answer.error);
  };

  const download = () =>
    file.run(async () => {
      const loaded = await loadEveryChange(api, query);
      if ('problem' in loaded) {
        store.refuse(loaded.problem);
        return loaded.problem;
      }
      await saveCsv(changesFile(loaded.changes, context, timeZone), messages.file);
      announce(messages.saved({ count: loaded.changes.length }));
      return null;
    });

  const notLoaded = load.problem ? (
    <ProblemNotice problem={load.problem} title={settingsMessages.changesLoadFailed} onRetry={load.refresh} />
  ) : null;
  if (load.status === 'failed') return notLoaded;
  if (!page) return <Skeleton label={settingsMessages.loadingTheChanges} lines={6} />;
  if (page.changes.length === 0 && !isFiltered(filter))
    return <Notice title={settingsMessages.changesEmptyTitle}>{settingsMessages.changesEmptyHint}</Notice>;
  return (
    <section className={styles.section} aria-label={settingsMessages.changes}>
      <SaidHere store={store} of="changes" />
      <ChangeFilters
        filter={filter}
        people={page.people ?? []}
        busy={file.busy}
        onChange={(change) => {
          older.clear();
          setSearch(formatChangeFilter(search, change), { replace: true });
        }}
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
              <p className={styles.name}>{change.title || messages.subjects[change.subject]}</p>
              <p>{describeChange(change, context)}</p>
              <p className={styles.quiet}>
                {change.by}, {dayOf(change.at, settings.property.timeZone)},{' '}
                {timeOfDay(change.at, settings.property.timeZone)}
              </p>
            </div>
            {undoOf(change, settings, known) ? (
              <Button
                look="outline"
                size="small"
                aria-label={settingsMessages.undoLabel({ title: change.title })}
                onClick={() => void undo(change)}
              >
                {settingsMessages.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {notLoaded}
      {older.problem && page.next ? (
        <ProblemNotice
          problem={older.problem}
          title={settingsMessages.olderChangesLoadFailed}
          onRetry={() => showOlder(page.next ?? '')}
        />
      ) : null}
      {page.next ? (
        <div>
          <Button
            look="outline"
            busy={load.pending || older.busy}
            onClick={() => void showOlder(page.next ?? '')}
          >
            {settingsMessages.showOlderChanges}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
