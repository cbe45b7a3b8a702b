import type { PartHealth } from '@bellkey/shared/release';
import { Chip, Notice } from '@bellkey/shared/ui';
import { developersMessages as messages } from '../../../messages/compiled/developers/en.ts';
import * as styles from './developers.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';
import { useDeployments } from './use-deployments.tsx';

const tones: Readonly<Record<PartHealth['state'], 'good' | 'warn' | 'danger' | 'neutral'>> = {
  ok: 'good',
  degraded: 'warn',
  down: 'danger',
  unknown: 'neutral',
};

/** State of each part of the product, and current problems. */
export function HealthSection() {
  const { status } = useDeployments();
  if (!status) return null;
  return (
    <Section id="health" title="Health">
      {status.problems.map(({ about, problem, since }) => (
        <Notice key={about} tone="danger" title={titleOf(about)}>
          <p className={styles.reason}>{problem}</p>
          <p className={styles.quiet}>
            Since <Moment at={since} />.{' '}
            {isCanary(about) ? 'Its visitors keep what they have.' : 'The last good one is served.'}
          </p>
        </Notice>
      ))}
      <ul className={styles.parts}>
        {status.parts.map(({ name, state, detail }) => (
          <li key={name} className={styles.part}>
            <span className={styles.partName}>{messages.parts[name] ?? name}</span>
            <Chip tone={tones[state]}>{messages.states[state]}</Chip>
            <span className={styles.quiet}>{detail}</span>
          </li>
        ))}
      </ul>
      {status.trust === 'unsigned-local' ? (
        <p className={styles.quiet}>
          No trusted keys are configured here: releases of this machine are taken unsigned, and no others.
        </p>
      ) : null}
    </Section>
  );
}

/** Problems of a canary are shown as the remote's name and this word. */
const isCanary = (about: string) => about.endsWith(' canary');

function titleOf(about: string): string {
  if (about === 'registry') return 'The registry is refused';
  if (about === 'trust') return 'The trusted keys can’t be used';
  if (isCanary(about)) return `The canary of ${about.split(' ')[0]} is refused`;
  return `A release of ${about} is refused`;
}
