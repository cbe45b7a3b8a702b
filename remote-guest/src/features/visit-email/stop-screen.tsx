import { useAction } from '@bellkey/shared/action';
import { useApi, useDeviceStorage } from '@bellkey/shared/shell';
import { Button, ButtonLink } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useState } from 'react';
import { visitEmailByLanguage } from '../../../messages/compiled/visit-email/by-language.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { useLateBar } from '../guest-bar/use-late-bar.ts';
import * as styles from './visit-email.css';

/** What the link of an e-mail has after the hash: the property, and the token that ends the e-mails. */
function linkOf(hash: string): { property: string; token: string } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [property, token] = [given.get('p'), given.get('k')];
  return property && token ? { property, token } : null;
}

/**
 * Ends the e-mails of a visit, without a session: the reader of the e-mail may. It takes a press, because programs that
 * check mail open every link.
 */
export function StopScreen() {
  const api = useApi();
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language] = useGuestLanguage(storage);
  const messages = selectMessages(visitEmailByLanguage, language);
  const online = useOnline();
  const [link] = useState(() => linkOf(location.hash));
  const [isStopped, setStopped] = useState(false);
  const { run, busy, problem } = useAction();
  useLocalTitle(language, messages.stopTitle);
  useLateBar(language);

  const stop = (body: { property: string; token: string }) =>
    run(
      () => api.call('POST /api/guest-emails/stop', { body }),
      () => setStopped(true),
    );

  return (
    <section className={styles.page} lang={language}>
      <h1 className={styles.title}>{messages.stopTitle}</h1>
      {isStopped ? null : <p>{link ? messages.stopAbout : messages.noLink}</p>}
      <p role="status">{isStopped ? messages.stopped : null}</p>
      {problem && !busy ? (
        <p role="alert" className={styles.problem}>
          {messages.failed}
        </p>
      ) : null}
      <div className={styles.actions}>
        {link && !isStopped ? (
          <Button busy={busy} disabled={!online} onClick={() => void stop(link)}>
            {messages.stop}
          </Button>
        ) : null}
        <ButtonLink to="/chat" look="quiet">
          {messages.toChat}
        </ButtonLink>
      </div>
    </section>
  );
}
