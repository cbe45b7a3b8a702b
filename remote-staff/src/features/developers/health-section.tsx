import type { PartHealth } from '@bellkey/shared/release';
import { Chip, Notice } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/developers/en.ts';
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
    <Section id="health" title={messages.health}>
      {status.problems.map(({ about, problem, since }) => (
        <Notice key={about} tone="danger" title={titleOf(about)}>
          <p className={styles.reason}>{problem}</p>
          <p className={styles.quiet}>
            {messages.since} <Moment at={since} />.{' '}
            {isCanary(about) ? messages.canaryRefusedHint : messages.lastGoodServedHint}
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
        <p className={styles.quiet}>{messages.noTrustedKeysHint}</p>
      ) : null}
    </Section>
  );
}

/** Problems of a canary are shown as the remote's name and this word. */
const isCanary = (about: string) => about.endsWith(' canary');

function titleOf(about: string): string {
  if (about === 'registry') return messages.registryRefused;
  if (about === 'trust') return messages.trustedKeysRefused;
  if (isCanary(about)) return messages.canaryRefused({ remote: about.split(' ')[0] ?? about });
  return messages.releaseRefused({ about });
}
