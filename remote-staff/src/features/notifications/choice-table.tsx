import type { NotificationChoices, NotificationKind } from '@bellkey/shared/api';
import * as notificationsMessages from '../../../messages/compiled/notifications/en.ts';
import { kindNames } from './kind-messages.ts';
import * as styles from './notifications.css';

const WAYS = [
  ['push', notificationsMessages.push],
  ['email', notificationsMessages.eMail],
  ['sound', notificationsMessages.sound],
] as const;

/** The channels by kind of notification: a table of check boxes. An alarm is always pushed. */
export function ChoiceTable({
  kinds,
  choices,
  hasEmail,
  onChange,
}: {
  kinds: readonly NotificationKind[];
  choices: NotificationChoices;
  hasEmail: boolean;
  onChange(choices: NotificationChoices): void;
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.quiet}>{notificationsMessages.tableHint}</caption>
      <thead>
        <tr>
          <th scope="col">{notificationsMessages.whatHappens}</th>
          {WAYS.map(([way, name]) => (
            <th key={way} scope="col" className={styles.way}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className={styles.kind}>
              {kindNames[kind]}
            </th>
            {WAYS.map(([way, name]) => (
              <td key={way} className={styles.way}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    aria-label={`${name}: ${kindNames[kind]}`}
                    checked={choices[kind][way] && (way !== 'email' || hasEmail)}
                    disabled={(kind === 'alarm' && way === 'push') || (way === 'email' && !hasEmail)}
                    onChange={({ target }) =>
                      onChange({ ...choices, [kind]: { ...choices[kind], [way]: target.checked } })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
