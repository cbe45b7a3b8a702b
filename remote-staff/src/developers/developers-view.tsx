import { Chip, Notice, Skeleton } from '@bellkey/shared/ui';
import type { ComponentType } from 'react';
import { AiProviderSection } from '../ai-provider/ai-provider-section.tsx';
import { useWorkplace } from '../desk/workplace.tsx';
import { ProblemNotice } from '../problem/problem-notice.tsx';
import { StaffPage } from '../staff-frame/staff-page.tsx';
import { seesDeployments } from '../staff-identity/sees-deployments.ts';
import * as styles from './developers.css';
import { HealthSection } from './health-section.tsx';
import { HistorySection } from './history-section.tsx';
import { Moment } from './moment.tsx';
import { QuarantineSection } from './quarantine-section.tsx';
import { ReferencesSection } from './references-section.tsx';
import { ReleasesSection } from './releases-section.tsx';
import { TimingsSection } from './timings-section.tsx';
import { TrySection } from './try-section.tsx';
import { DeploymentsProvider, useDeployments } from './use-deployments.tsx';

/** The page's sections, in order. Each stands for itself; one that is about releases asks `useDeployments`. */
const sections: ReadonlyArray<{ id: string; Section: ComponentType }> = [
  { id: 'health', Section: HealthSection },
  { id: 'releases', Section: ReleasesSection },
  { id: 'quarantine', Section: QuarantineSection },
  { id: 'timings', Section: TimingsSection },
  { id: 'history', Section: HistorySection },
  { id: 'try', Section: TrySection },
  { id: 'ai-provider', Section: AiProviderSection },
  { id: 'references', Section: ReferencesSection },
];

/** The developer page's content: for developers and owners, and a word for everybody else. */
export function DevelopersView() {
  const { membership } = useWorkplace();
  return (
    <StaffPage title="Developers" width="wide">
      {seesDeployments(membership) ? (
        <DeploymentsProvider>
          <Freshness />
          {sections.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </DeploymentsProvider>
      ) : (
        <>
          <Notice title="For developers">
            What is deployed is seen and changed by developers and owners. Ask an owner for that role.
          </Notice>
          <ReferencesSection />
        </>
      )}
    </StaffPage>
  );
}

/** Whether what stands below is of now, and if not, why. */
function Freshness() {
  const { status, problem, refresh } = useDeployments();
  if (problem) {
    return (
      <ProblemNotice
        problem={problem}
        title={status ? `${problem.title}. What stands here is from before` : problem.title}
        onRetry={problem.code === 'forbidden' ? undefined : refresh}
      />
    );
  }
  if (!status) return <Skeleton label="Asking the host what is deployed" lines={8} />;
  return (
    <p className={styles.fresh}>
      <Chip tone="good">Live</Chip> <span className={styles.quiet}>as of</span> <Moment at={status.at} />
    </p>
  );
}
