import type { ReleaseChange } from '@bellkey/shared/release';
import * as messages from '../../../messages/compiled/developers/en.ts';
import * as styles from './developers.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';
import { useDeployments } from './use-deployments.tsx';

const SHOWN_AT_FIRST = 10;

/** History of releases: who changed what, and when. */
export function HistorySection() {
  const { status } = useDeployments();
  if (!status) return null;
  const { history } = status;
  const recent = history?.slice(0, SHOWN_AT_FIRST) ?? [];
  const older = history?.slice(SHOWN_AT_FIRST) ?? [];
  return (
    <Section id="history" title={messages.history}>
      {history === null ? <p className={styles.quiet}>{messages.historyMissing}</p> : null}
      {history?.length === 0 ? <p className={styles.quiet}>{messages.historyEmpty}</p> : null}
      <Changes changes={recent} />
      {older.length > 0 ? (
        <details>
          <summary className={styles.summary}>{messages.olderEarlier({ older: older.length })}</summary>
          <Changes changes={older} />
        </details>
      ) : null}
    </Section>
  );
}

function Changes({ changes }: { changes: readonly ReleaseChange[] }) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={`${change.revision} ${change.build}`} className={styles.plainRow}>
          <span>
            {change.who} {messages.actions[change.action] ?? change.action} {change.remote}{' '}
            <code>{change.build}</code>
            {change.share === undefined ? '' : ` ${messages.visitorShare({ share: change.share })}`}
          </span>
          <span className={styles.quiet}>
            <Moment at={change.at} />
            {change.from && change.from !== change.build ? (
              <>
                , {messages.earlier[change.action] ?? 'live'}: <code>{change.from}</code>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
