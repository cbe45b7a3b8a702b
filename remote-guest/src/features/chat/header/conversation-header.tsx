import type { GuestSession } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Button, VisuallyHidden } from '@bellkey/shared/ui';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import { telLink } from '../../../property-phone/tel-link.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import * as styles from './conversation-header.css';

export type Connection = 'live' | 'connecting' | 'reconnecting' | 'offline' | 'ended';

interface ConversationHeaderProps {
  session: GuestSession;
  /** Whether the shell's bar names the property and the place: then this is less tall. */
  inBar: boolean;
  connection: Connection;
  /** Whether a person was asked for or has taken over. */
  withPerson: 'no' | 'awaited' | 'there';
  asking: boolean;
  timeHint: string | null;
  onTalkToPerson(): void;
}

/** Where the guest is, the connection, the handler, and the button for a person. */
export function ConversationHeader({
  session,
  inBar,
  connection,
  withPerson,
  asking,
  timeHint,
  onTalkToPerson,
}: ConversationHeaderProps) {
  const { property, place } = session;
  const { chat, connection: states, propertyPhone } = useChatWording();
  const { header } = chat;
  const early = useEarlyForm();
  return (
    <header className={styles.header}>
      <div className={styles.rows} data-in-bar={inBar || undefined}>
        {inBar ? (
          <VisuallyHidden>
            <h1>{property.name}</h1>
          </VisuallyHidden>
        ) : (
          <h1 className={styles.property}>{property.name}</h1>
        )}
        {withPerson !== 'no' && property.phone ? (
          <a className={styles.call} href={telLink(property.phone)}>
            {propertyPhone.call[property.kind]}
          </a>
        ) : (
          <span className={styles.person}>
            <Button
              look="outline"
              size="small"
              busy={asking}
              disabled={withPerson !== 'no'}
              {...early?.button('person', '1')}
              onClick={(event) => {
                event.preventDefault();
                onTalkToPerson();
              }}
            >
              {header.person}
            </Button>
          </span>
        )}
        <p className={styles.place}>
          {inBar ? null : (
            <>
              {place.label}
              <Link to="/scan-qr" className={styles.change}>
                {header.change}
              </Link>
            </>
          )}
          <span className={styles.connection} data-connection={connection} role="status">
            {states[connection]}
          </span>
        </p>
        <p className={styles.disclosure}>
          {withPerson === 'no' ? header.ai({ property: property.name }) : null}
          {withPerson === 'awaited' ? header.awaited : null}
          {withPerson === 'there' ? header.there : null}
          {timeHint ? ` ${timeHint}` : null}
        </p>
      </div>
    </header>
  );
}
