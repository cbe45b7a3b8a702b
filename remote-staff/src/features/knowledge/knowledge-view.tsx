import { type Load, useLoad } from '@bellkey/shared/load';
import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/knowledge/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { ConflictList } from './conflict-list.tsx';
import { EntryTab } from './entries/entry-tab.tsx';
import { GapList } from './gaps/gap-list.tsx';
import { ImportForm } from './import-form.tsx';
import * as styles from './parts/knowledge.css';
import { TestQuery } from './test-query.tsx';

const TABS = [
  ['entries', messages.knowledge],
  ['gaps', messages.gapsTitle],
  ['conflicts', messages.conflictsTitle],
  ['test', messages.test],
  ['import', messages.importLabel],
] as const;

/** What the assistant of a property knows, lacks and contradicts, and a preview of its answers. */
export function KnowledgeView() {
  const { membership } = useWorkplace();
  const [search] = useSearchParams();
  const propertyId = membership.property.id;
  const input = { query: { property: propertyId } };
  const known = useLoad('GET /api/staff/knowledge', input);
  const gaps = useLoad('GET /api/staff/knowledge-gaps', input);
  const conflicts = useLoad('GET /api/staff/knowledge-conflicts', input);
  const open = TABS.find(([key]) => key === search.get('tab'))?.[0] ?? 'entries';
  const counts: Partial<Record<string, number>> = {
    gaps: gaps.value?.gaps.length ?? 0,
    conflicts: conflicts.value?.conflicts.length ?? 0,
  };
  const changed = async () => {
    await Promise.all([known.refresh(), gaps.refresh(), conflicts.refresh()]);
  };

  return (
    <StaffPage title={messages.knowledge} intro={messages.intro} width="wide">
      <nav aria-label={messages.knowledge} className={styles.tabs}>
        {TABS.map(([key, label]) => (
          <Link
            key={key}
            to={`/developers-admin/indexing?tab=${key}`}
            className={styles.tab ?? ''}
            aria-current={key === open ? 'page' : undefined}
          >
            {label}
            {counts[key] ? <span className={styles.count}>{counts[key]}</span> : null}
          </Link>
        ))}
      </nav>
      {open === 'entries' ? (
        known.value ? (
          <EntryTab propertyId={propertyId} known={known.value} onChanged={changed} />
        ) : (
          <Waiting load={known} label={messages.loadingLabel} />
        )
      ) : null}
      {open === 'gaps' ? (
        gaps.value ? (
          <GapList
            propertyId={propertyId}
            gaps={gaps.value.gaps}
            languages={membership.property.languages}
            may={known.value?.may ?? { propose: false, approve: false }}
            onChanged={changed}
          />
        ) : (
          <Waiting load={gaps} label={messages.loadingTheGaps} />
        )
      ) : null}
      {open === 'conflicts' ? (
        conflicts.value ? (
          <ConflictList conflicts={conflicts.value.conflicts} />
        ) : (
          <Waiting load={conflicts} label={messages.comparingTheEntries} />
        )
      ) : null}
      {open === 'test' ? <TestQuery propertyId={propertyId} /> : null}
      {open === 'import' ? (
        <ImportForm propertyId={propertyId} may={known.value?.may.approve ?? false} onImported={changed} />
      ) : null}
    </StaffPage>
  );
}

function Waiting({ load, label }: { load: Pick<Load<unknown>, 'problem' | 'refresh'>; label: string }) {
  return load.problem ? (
    <ProblemNotice problem={load.problem} title={messages.loadFailed} onRetry={load.refresh} />
  ) : (
    <Skeleton label={label} lines={6} />
  );
}
