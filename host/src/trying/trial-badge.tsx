import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../messages/compiled/trying/en.ts';
import * as styles from './trial-badge.css';
import { type TriedReleases, triedName } from './tried-releases.ts';

interface TrialBadgeProps {
  tried: TriedReleases;
  /** What was refused or reverted, and why. */
  notices: readonly string[];
  onPutBack(): void;
}

/**
 * The badge of a tab that runs another release than the live one: which it is, and a button that restores the live one.
 */
export function TrialBadge({ tried, notices, onPutBack }: TrialBadgeProps) {
  const [read, setRead] = useState(false);
  const releases = Object.entries(tried).map(([remote, wanted]) => triedName(remote, wanted));
  const said = read ? [] : notices;
  if (releases.length === 0 && said.length === 0) return null;
  return (
    <section className={styles.badge} aria-label={messages.tryingARelease}>
      <div role="status">
        {releases.length > 0 ? <p>{messages.badgeText({ releases: releases.join(' and ') })}</p> : null}
        {said.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      {releases.length > 0 ? (
        <Button size="small" onClick={onPutBack}>
          {messages.putBack}
        </Button>
      ) : (
        <Button size="small" look="quiet" onClick={() => setRead(true)}>
          {messages.close}
        </Button>
      )}
    </section>
  );
}
