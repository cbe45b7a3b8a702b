import type { RequestReport as RequestReportData } from '@bellkey/shared/api';
import type { Load } from '@bellkey/shared/load';
import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Notice, SelectField, Skeleton } from '@bellkey/shared/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/reports/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { worksOnRequests } from '../../staff-identity/works-on-requests.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { formatReportQuery, isComplete, parseReportQuery, type ReportQuery } from './store/report-query.ts';
import * as styles from './store/reports.css';
import { useReport } from './store/use-report.ts';

// The plots come with their library, and the page has its budget (e2e/tests/sizes.spec.ts).
const loadRequestReport = () => import('./request-report.tsx');
const RequestReport = lazy(() => loadRequestReport().then((module) => ({ default: module.RequestReport })));

const AssistantReport = lazy(() =>
  import('./assistant-report.tsx').then((module) => ({ default: module.AssistantReport })),
);

const WeeklyMail = lazy(() => import('./weekly-mail.tsx').then((module) => ({ default: module.WeeklyMail })));

/** Reports: for everyone who works on requests, limited to what they may see; those on the assistant for managers. */
export function ReportsView() {
  const { membership } = useWorkplace();
  const [search, setSearch] = useSearchParams();
  const query = parseReportQuery(search);
  const manages = managesStaff(membership);
  const shown = manages && search.get('show') === 'assistant' ? 'assistant' : 'requests';
  const propertyId = membership.property.id;
  if (!worksOnRequests(membership)) {
    return (
      <StaffPage title={messages.reports}>
        <Notice title={messages.noAccessTitle}>{messages.noAccessText}</Notice>
      </StaffPage>
    );
  }
  const linkTo = (show: string) => {
    const next = formatReportQuery(search, {});
    next.set('show', show);
    return `/dashboard/reports?${next}`;
  };
  return (
    <StaffPage
      title={messages.reports}
      width="wide"
      intro={messages.intro({ property: membership.property.name })}
    >
      {manages ? (
        <nav aria-label={messages.reports} className={styles.parts}>
          {(['requests', 'assistant'] as const).map((show) => (
            <Link
              key={show}
              to={linkTo(show)}
              className={styles.part}
              aria-current={show === shown ? 'page' : undefined}
            >
              {show === 'requests' ? messages.requests : messages.assistantTab}
            </Link>
          ))}
        </nav>
      ) : null}
      <PeriodChoice
        query={query}
        onChange={(change) => setSearch(formatReportQuery(search, change), { replace: true })}
      />
      {isComplete(query) ? null : <p className={styles.quiet}>{messages.daysMissingHint}</p>}
      {shown === 'requests' ? (
        <Requests
          propertyId={propertyId}
          query={query}
          onDepartment={(department) =>
            setSearch(formatReportQuery(search, { department }), { replace: true })
          }
        />
      ) : (
        <Assistant propertyId={propertyId} query={query} />
      )}
      {shown === 'requests' ? (
        <Suspense fallback={null}>
          <WeeklyMail propertyId={propertyId} />
        </Suspense>
      ) : null}
    </StaffPage>
  );
}

interface PartProps {
  propertyId: string;
  query: ReportQuery;
}

function Requests({
  propertyId,
  query,
  onDepartment,
}: PartProps & { onDepartment(department: string): void }) {
  const load = useReport('GET /api/staff/reports/requests', propertyId, query);
  const departments = useSeenDepartments(load.value);
  // With the report, not after it. What fails here is tried again when it is shown.
  useEffect(() => {
    loadRequestReport().catch(() => undefined);
  }, []);
  return (
    <>
      {departments.length > 1 || query.department ? (
        <div className={styles.tools}>
          <SelectField
            label={messages.department}
            options={[{ value: '', label: messages.all }, ...departments]}
            value={query.department}
            onChange={onDepartment}
          />
        </div>
      ) : null}
      <LoadedRequests load={load} />
    </>
  );
}

/** The departments that reports have named so far: with one chosen, a report names only that one. */
function useSeenDepartments(report: RequestReportData | null): Array<{ value: string; label: string }> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!report) return;
    setSeen((was) => new Map([...was, ...report.departments.map(({ key, name }) => [key, name] as const)]));
  }, [report]);
  return [...seen].map(([value, label]) => ({ value, label }));
}

function LoadedRequests({ load }: { load: Load<RequestReportData> }) {
  return (
    <Loaded load={load}>
      {(report) => (
        <Suspense fallback={<Skeleton label={messages.loadingTheReport} lines={8} />}>
          <RequestReport report={report} />
        </Suspense>
      )}
    </Loaded>
  );
}

function Assistant({ propertyId, query }: PartProps) {
  const load = useReport('GET /api/staff/reports/assistant', propertyId, query);
  return (
    <Loaded load={load}>
      {(report) => (
        <Suspense fallback={<Skeleton label={messages.loadingTheReport} lines={8} />}>
          <AssistantReport report={report} />
        </Suspense>
      )}
    </Loaded>
  );
}

function Loaded<T>({ load, children }: { load: Load<T>; children(report: T): ReactNode }) {
  const { value: report, problem, pending, refresh } = load;
  return (
    <>
      {problem ? (
        <ProblemNotice
          problem={problem}
          title={report ? messages.staleTitle : messages.loadFailed}
          onRetry={refresh}
        />
      ) : null}
      {report ? (
        <div className={styles.report} aria-busy={pending}>
          {children(report)}
        </div>
      ) : pending ? (
        <Skeleton label={messages.counting} lines={8} />
      ) : null}
    </>
  );
}
