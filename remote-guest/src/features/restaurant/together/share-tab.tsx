import { QrPicture } from '@bellkey/shared/qr-picture';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { joinAddress, spacedCode } from './tab-news.ts';
import * as styles from './together.css';

/** The share code, to read out, to scan and to send. Open while no one else has joined. */
export function ShareTab({
  code,
  alone,
  until,
  messages,
}: {
  code: string;
  alone: boolean;
  until: string;
  messages: TogetherMessages;
}) {
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const address = joinAddress(window.location.origin, code);
  const mayCopy = 'clipboard' in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce(messages.copied);
    } catch {
      // The browser does not allow it: code and picture are there.
      setCopied(false);
    }
  }

  return (
    <details open={alone}>
      <summary className={styles.summary}>{messages.show}</summary>
      <div className={styles.share}>
        <p>
          {messages.shareCode}: <strong className={styles.code}>{spacedCode(code)}</strong>
        </p>
        <QrPicture text={address} label={messages.picture} className={styles.picture} />
        <p className={styles.quiet}>{messages.how}</p>
        {mayCopy ? (
          <Button look="outline" size="small" onClick={() => void copy()}>
            {copied ? messages.copied : messages.copy}
          </Button>
        ) : null}
        <p className={styles.quiet}>{until}</p>
      </div>
    </details>
  );
}
