import { useAction } from '@bellkey/shared/action';
import type { DeploymentStatus } from '@bellkey/shared/release';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/developers/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './developers.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';
import { useDeployments } from './use-deployments.tsx';

type Entry = DeploymentStatus['quarantined'][number];

/** Quarantined releases, and a button to lift each. */
export function QuarantineSection() {
  const { status } = useDeployments();
  if (!status) return null;
  const { quarantined, lifted, quarantineActs } = status;
  // An older host does not send this setting, and quarantines.
  const tellsAlone = quarantineActs === false;
  return (
    <Section id="quarantine" title={messages.quarantine} intro={messages.quarantineIntro}>
      {tellsAlone ? <p className={styles.warn}>{messages.quarantineTellsOnly}</p> : null}
      {quarantined.length === 0 ? <p className={styles.quiet}>{messages.quarantineEmpty}</p> : null}
      <ul className={styles.list}>
        {quarantined.map((entry) => (
          <QuarantineRow key={`${entry.remote} ${entry.build}`} entry={entry} />
        ))}
      </ul>
      {lifted.length > 0 ? (
        <details>
          <summary className={styles.summary}>
            {messages.liftedBeforeLifted({ lifted: lifted.length })}
          </summary>
          <ul className={styles.list}>
            {lifted.map(({ remote, build, liftedAt, liftedBy, detail }) => (
              <li key={`${remote} ${build} ${liftedAt}`} className={styles.plainRow}>
                <span>
                  {remote} <code>{build}</code>
                  {messages.liftedByPerson({ liftedBy })} <Moment at={liftedAt} />
                </span>
                <span className={styles.quiet}>{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

function QuarantineRow({ entry: { remote, build, since, cause, detail, served } }: { entry: Entry }) {
  const { status, lift } = useDeployments();
  const instead = status?.remotes.find(({ name }) => name === remote)?.live.build;
  const [asking, setAsking] = useState(false);
  const { run, busy, problem } = useAction();
  const confirm = () =>
    run(async () => {
      const refused = await lift(remote, build);
      setAsking(false);
      return refused;
    });
  return (
    <li className={styles.row}>
      <h3 className={styles.rowTitle}>{remote}</h3>
      <div className={styles.releases}>
        <p>
          <code>{build}</code> {messages.sinceInSentence} <Moment at={since} />,{' '}
          {cause === 'browsers' ? messages.failedInBrowsers : messages.failedOnServer}
        </p>
        <p className={styles.quiet}>{detail}</p>
        <p className={served ? styles.warn : styles.quiet}>
          {served ? (
            status?.quarantineActs === false ? (
              messages.staysLive
            ) : (
              messages.servedAnyway
            )
          ) : (
            <>
              {messages.withdrawn}
              {instead ? (
                <>
                  ; <code>{instead}</code> {messages.isLive}
                </>
              ) : null}
              .
            </>
          )}
        </p>
        {problem ? <ProblemNotice problem={problem} title={messages.liftFailed} /> : null}
        <div className={styles.actions}>
          {asking ? (
            <>
              <Button look="danger" size="small" busy={busy} onClick={() => void confirm()}>
                {messages.liftConfirm({ build })}
              </Button>
              <Button look="outline" size="small" onClick={() => setAsking(false)}>
                {messages.leaveIt}
              </Button>
            </>
          ) : (
            <Button
              look="outline"
              size="small"
              onClick={() => setAsking(true)}
              aria-label={messages.liftLabel({ remote, build })}
            >
              {messages.lift}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
