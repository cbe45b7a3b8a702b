import type { Membership } from '@bellkey/shared/api';
import { Chip, Notice, Skeleton } from '@bellkey/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { setsLanguageModel } from '../../staff-identity/sets-language-model.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { AiProviderSection } from '../ai-provider/ai-provider-section.tsx';
import * as styles from './developers.css';
import { HealthSection } from './health-section.tsx';
import { HistorySection } from './history-section.tsx';
import { Moment } from './moment.tsx';
import { QuarantineSection } from './quarantine-section.tsx';
import { ReferencesSection } from './references-section.tsx';
import { ReleasesSection } from './releases-section.tsx';
import { Section } from './section.tsx';
import { TimingsSection } from './timings-section.tsx';
import { TrySection } from './try-section.tsx';
import { DeploymentsProvider, useDeployments } from './use-deployments.tsx';

/** The sections about releases, in order. Each uses `useDeployments`. */
const deploymentSections: ReadonlyArray<{ id: string; Section: ComponentType }> = [
  { id: 'health', Section: HealthSection },
  { id: 'releases', Section: ReleasesSection },
  { id: 'quarantine', Section: QuarantineSection },
  { id: 'timings', Section: TimingsSection },
  { id: 'history', Section: HistorySection },
  { id: 'try', Section: TrySection },
];

/**
 * The developer page's content: the deployment status, for people with access, and the property's language model.
 *
 * @param membership null for a person who works at no property
 */
export function DevelopersView({ membership }: { membership: Membership | null }) {
  return (
    <StaffPage title={messages.developers} width="wide">
      <DeploymentsProvider>
        <Sections own={membership && setsLanguageModel(membership) ? <AiProviderSection /> : null} />
      </DeploymentsProvider>
    </StaffPage>
  );
}

/** The developer page at the property of the workplace. */
export function WorkplaceDevelopersView() {
  const { membership } = useWorkplace();
  return <DevelopersView membership={membership} />;
}

/** What a person may see comes first; what is not theirs is explained at the end. */
function Sections({ own }: { own: ReactNode }) {
  const { problem } = useDeployments();
  const refused = problem?.code === 'forbidden';
  return (
    <>
      {refused ? null : (
        <>
          <Freshness />
          {deploymentSections.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </>
      )}
      {own}
      <ReferencesSection />
      {refused ? (
        <Section id="deployments" title={messages.deployments} intro={messages.deploymentsIntro}>
          <Notice title={problem.title}>{problem.detail}</Notice>
        </Section>
      ) : null}
    </>
  );
}

/** Whether the data below is current, and if not, why. */
function Freshness() {
  const { status, problem, refresh } = useDeployments();
  if (problem) {
    return (
      <ProblemNotice
        problem={problem}
        title={status ? messages.staleTitle({ title: problem.title }) : problem.title}
        onRetry={refresh}
      />
    );
  }
  if (!status) return <Skeleton label={messages.loadingLabel} lines={8} />;
  return (
    <p className={styles.fresh}>
      <Chip tone="good">{messages.live}</Chip> <span className={styles.quiet}>{messages.asOf}</span>{' '}
      <Moment at={status.at} />
    </p>
  );
}
