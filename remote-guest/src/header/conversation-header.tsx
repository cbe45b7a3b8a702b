import type { GuestSession } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import * as styles from './conversation-header.css';

export type Connection = 'live' | 'connecting' | 'reconnecting' | 'offline' | 'ended';

const connectionWords: Record<Connection, string> = {
  live: 'Connected',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
  ended: 'Ended',
};

interface ConversationHeaderProps {
  session: GuestSession;
  connection: Connection;
  /** Whether a person was fetched or is there already. */
  withPerson: boolean;
  asking: boolean;
  timeHint: string | null;
  onTalkToPerson(): void;
}

/** Where the guest is, whether the line holds, what answers, and the way to a person. */
export function ConversationHeader({
  session,
  connection,
  withPerson,
  asking,
  timeHint,
  onTalkToPerson,
}: ConversationHeaderProps) {
  const { property, place } = session;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.names}>
          <h1 className={styles.property}>{property.name}</h1>
          <p className={styles.place}>
            {place.label}
            <Link to="/scan-qr" className={styles.change}>
              change
            </Link>
            <span className={styles.connection} data-connection={connection} role="status">
              {connectionWords[connection]}
            </span>
          </p>
        </div>
        {withPerson && property.phone ? (
          <a className={styles.call} href={`tel:${property.phone.replace(/[^+\d]/g, '')}`}>
            Call the desk
          </a>
        ) : (
          <Button look="outline" size="small" busy={asking} disabled={withPerson} onClick={onTalkToPerson}>
            Talk to a person
          </Button>
        )}
      </div>
      <p className={styles.disclosure}>
        {withPerson
          ? `People of ${property.name} answer here now.`
          : `An AI assistant answers, from ${property.name}’s information.`}
        {timeHint ? ` ${timeHint}` : null}
      </p>
    </header>
  );
}
