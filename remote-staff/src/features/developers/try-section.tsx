import type { RemoteStatus } from '@bellkey/shared/release';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import * as styles from './developers.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';
import { useDeployments } from './use-deployments.tsx';

/** Address of a page with one remote in another release, for one tab. */
export function tryAddress(remote: Pick<RemoteStatus, 'name' | 'firstPath'>, release: string): string {
  return `${remote.firstPath ?? '/'}?remote.${remote.name}=${encodeURIComponent(release)}`;
}

/** Opens the product with another release of a remote: for this person, in one tab. */
export function TrySection() {
  const { status } = useDeployments();
  if (!status) return null;
  return (
    <Section id="try" title={messages.tryARelease} intro={messages.tryIntro}>
      <ul className={styles.list}>
        {status.remotes.map((remote) => (
          <li key={remote.name} className={styles.row}>
            <h3 className={styles.rowTitle}>{remote.name}</h3>
            <HeldReleases remote={remote} />
          </li>
        ))}
      </ul>
      <LocalServer remotes={status.remotes} />
    </Section>
  );
}

function HeldReleases({ remote }: { remote: RemoteStatus }) {
  const others = remote.held.filter(({ build }) => build !== remote.live.build);
  if (others.length === 0) return <p className={styles.quiet}>{messages.tryEmpty}</p>;
  return (
    <ul className={styles.links}>
      {others.map(({ build, version, builtAt }) => (
        <li key={build}>
          <a href={tryAddress(remote, build)} target="_blank" rel="noreferrer">
            {version} <code>{build}</code>
          </a>{' '}
          <span className={styles.quiet}>
            {messages.builtOn} <Moment at={builtAt} />
            {remote.canary?.build === build ? ', the canary' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LocalServer({ remotes }: { remotes: readonly RemoteStatus[] }) {
  const [name, setName] = useState(remotes[0]?.name ?? '');
  const [port, setPort] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const remote = remotes.find((one) => one.name === name);
    const valid = /^\d{2,5}$/.test(port) && Number(port) <= 65_535;
    setInvalid(!valid);
    if (valid && remote) window.open(tryAddress(remote, port), '_blank', 'noreferrer');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.field}>
        <span>{messages.remote}</span>
        <select value={name} onChange={(event) => setName(event.target.value)}>
          {remotes.map((remote) => (
            <option key={remote.name} value={remote.name}>
              {remote.name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{messages.portLabel}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={port}
          onChange={(event) => setPort(event.target.value.trim())}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'try-port-wrong' : undefined}
        />
      </label>
      <Button type="submit" look="outline">
        {messages.tryButton}
      </Button>
      {isInvalid ? (
        <p id="try-port-wrong" role="alert" className={styles.warn}>
          {messages.portError}
        </p>
      ) : null}
    </form>
  );
}
