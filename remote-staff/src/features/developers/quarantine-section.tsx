import type { DeploymentStatus } from '@bellkey/shared/release';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
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
    <Section
      id="quarantine"
      title="Quarantine"
      lead="A release that fails in browsers or on the server above a threshold is taken out of service by itself."
    >
      {tellsAlone ? (
        <p className={styles.warn}>
          On this host a quarantine only tells: releases stay live until a person acts
          (QUARANTINE_ACTION=tell).
        </p>
      ) : null}
      {quarantined.length === 0 ? <p className={styles.quiet}>No release is in quarantine.</p> : null}
      <ul className={styles.list}>
        {quarantined.map((entry) => (
          <QuarantineRow key={`${entry.remote} ${entry.build}`} entry={entry} />
        ))}
      </ul>
      {lifted.length > 0 ? (
        <details>
          <summary className={styles.summary}>Lifted before ({lifted.length})</summary>
          <ul className={styles.list}>
            {lifted.map(({ remote, build, liftedAt, liftedBy, detail }) => (
              <li key={`${remote} ${build} ${liftedAt}`} className={styles.plainRow}>
                <span>
                  {remote} <code>{build}</code>, lifted by {liftedBy} at <Moment at={liftedAt} />
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(await lift(remote, build));
    setBusy(false);
    setAsking(false);
  };
  return (
    <li className={styles.row}>
      <h3 className={styles.rowTitle}>{remote}</h3>
      <div className={styles.releases}>
        <p>
          <code>{build}</code> since <Moment at={since} />,{' '}
          {cause === 'browsers' ? 'failed in browsers' : 'failed on the server'}
        </p>
        <p className={styles.quiet}>{detail}</p>
        <p className={served ? styles.warn : styles.quiet}>
          {served ? (
            status?.quarantineActs === false ? (
              'It stays live: on this host a quarantine only tells.'
            ) : (
              'Served all the same: there is no other release.'
            )
          ) : (
            <>
              Nobody gets it now
              {instead ? (
                <>
                  ; <code>{instead}</code> is live
                </>
              ) : null}
              .
            </>
          )}
        </p>
        {problem ? <ProblemNotice problem={problem} title="The quarantine could not be lifted" /> : null}
        <div className={styles.actions}>
          {asking ? (
            <>
              <Button look="danger" size="small" busy={busy} onClick={() => void confirm()}>
                Yes, serve {build} again
              </Button>
              <Button look="outline" size="small" onClick={() => setAsking(false)}>
                Leave it
              </Button>
            </>
          ) : (
            <Button
              look="outline"
              size="small"
              onClick={() => setAsking(true)}
              aria-label={`Lift the quarantine of ${remote} ${build}`}
            >
              Lift
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
