import type { RemoteStatus, ServedRelease } from '@bellkey/shared/release';
import { Chip } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';
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
      title="Live now"
      lead={
        <>
          Composition <code>{composition.id}</code>, since <Moment at={composition.since} />. Host{' '}
          <code>{host.build}</code>, started <Moment at={host.startedAt} />.
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
        <ReleaseLine release={live} chip={<Chip tone="good">Live</Chip>}>
          {live.pages.all} {live.pages.all === 1 ? 'page' : 'pages'}, {live.pages.onServer} rendered on the
          server
        </ReleaseLine>
        {asWanted ? null : (
          <p className={styles.warn}>Not what the registry names: that one is refused or in quarantine.</p>
        )}
        {canary ? (
          <ReleaseLine release={canary} chip={<Chip tone="warn">Canary {canary.share} %</Chip>}>
            since <Moment at={canary.since} />
          </ReleaseLine>
        ) : null}
        {earlier ? (
          <ReleaseLine release={earlier} chip={<Chip>Earlier</Chip>}>
            browsers fall back to it
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
        {children}; built <Moment at={builtAt} />,{' '}
        {key === null ? 'unsigned' : <>signed by {key.slice(0, 8)}</>}
      </span>
    </div>
  );
}
