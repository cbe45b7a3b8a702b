import type { RemoteStatus, ServedRelease } from '@bellkey/shared/release';
import { Chip } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import * as styles from './developers.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';
import { useDeployments } from './use-deployments.tsx';

/** The releases that visitors get of each remote: the live one, a canary, and the fallback. */
export function ReleasesSection() {
  const { status } = useDeployments();
  if (!status) return null;
  const { composition, remotes, host } = status;
  return (
    <Section
      id="releases"
      title={messages.liveNow}
      intro={
        <>
          {messages.composition} <code>{composition.id}</code>
          {messages.compositionSince} <Moment at={composition.since} />
          {messages.host} <code>{host.build}</code>
          {messages.started} <Moment at={host.startedAt} />.
        </>
      }
    >
      <ul className={styles.list}>
        {remotes.map((remote) => (
          <RemoteRow key={remote.name} remote={remote} />
        ))}
      </ul>
    </Section>
  );
}

function RemoteRow({ remote: { name, live, asWanted, canary, earlier } }: { remote: RemoteStatus }) {
  return (
    <li className={styles.row}>
      <h3 className={styles.rowTitle}>{name}</h3>
      <div className={styles.releases}>
        <ReleaseLine release={live} chip={<Chip tone="good">{messages.live}</Chip>}>
          {messages.pageCount({ all: live.pages.all, onServer: live.pages.onServer })}
        </ReleaseLine>
        {asWanted ? null : <p className={styles.warn}>{messages.notAsRegistryWarning}</p>}
        {canary ? (
          <ReleaseLine
            release={canary}
            chip={<Chip tone="warn">{messages.canaryShare({ share: canary.share })}</Chip>}
          >
            {messages.sinceInSentence} <Moment at={canary.since} />
          </ReleaseLine>
        ) : null}
        {earlier ? (
          <ReleaseLine release={earlier} chip={<Chip>{messages.earlierChip}</Chip>}>
            {messages.fallbackNote}
          </ReleaseLine>
        ) : null}
      </div>
    </li>
  );
}

function ReleaseLine({
  release: { build, version, builtAt, key },
  chip,
  children,
}: {
  release: ServedRelease;
  chip: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.release}>
      {chip}
      <span>
        {version} <code>{build}</code>
      </span>
      <span className={styles.quiet}>
        {children}
        {messages.built} <Moment at={builtAt} />,{' '}
        {key === null ? messages.unsigned : messages.signedByKey({ key: key.slice(0, 8) })}
      </span>
    </div>
  );
}
