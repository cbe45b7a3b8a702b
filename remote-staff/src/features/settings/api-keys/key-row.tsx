import type { ApiKey } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import * as styles from '../store/settings.css';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import type { ApiKeyStore, MadeKey } from './use-api-keys.ts';

/** One key: its scopes, its creator, its last use, and buttons to rotate or revoke it. */
export function KeyRow({
  apiKey,
  store,
  format,
  onMade,
}: {
  apiKey: ApiKey;
  store: Pick<ApiKeyStore, 'rotate' | 'revoke'>;
  /** Formats an instant in property time. */
  format(instant: string): string;
  onMade(made: MadeKey): void;
}) {
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const { name, prefix, state, scopes, createdBy, createdAt, lastUsedAt, expiresAt } = apiKey;
  const { earlierUntil, revokedAt, revokedBy } = apiKey;
  const used = lastUsedAt ? messages.used({ at: format(lastUsedAt) }) : messages.neverUsed;
  const works = state === 'active';
  return (
    <li className={`${styles.row} ${styles.plain} ${styles.many} ${works ? '' : styles.out}`}>
      <div>
        <p className={styles.name}>
          {name} <code>{prefix}…</code> · {messages.states[state]}
        </p>
        <p className={styles.quiet}>{scopes.map((scope) => messages.scopes[scope]).join(' · ')}</p>
        <p className={styles.quiet}>
          {messages.made({ by: createdBy, at: format(createdAt) })}, {used}.{' '}
          {revokedAt
            ? messages.revokedBy({ by: revokedBy ?? '', at: format(revokedAt) })
            : expiresAt
              ? messages[works ? 'ends' : 'ended']({ at: format(expiresAt) })
              : null}
          {earlierUntil ? ` ${messages.earlier({ at: format(earlierUntil) })}` : null}
        </p>
      </div>
      {works ? (
        <div className={styles.actions}>
          <Button
            look="outline"
            size="small"
            aria-label={messages.rotateName({ name })}
            onClick={() => setAsked('rotate')}
          >
            {messages.rotate}
          </Button>
          <Button
            look="outline"
            size="small"
            aria-label={messages.revokeName({ name })}
            onClick={() => setAsked('revoke')}
          >
            {messages.revoke}
          </Button>
        </div>
      ) : null}
      {asked === 'rotate' ? (
        <RotateKey apiKey={apiKey} store={store} onMade={onMade} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'revoke' ? <RevokeKey apiKey={apiKey} store={store} onClose={() => setAsked(null)} /> : null}
    </li>
  );
}
