import type { GuestProfile } from '@bellkey/shared/api';
import type { ApiProblem, ApiResult } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ProfileMessages } from '../../../messages/compiled/profile/messages.ts';
import { formatMoment } from './format-moment.ts';
import * as styles from './profile-screen.css';
import { saveFile } from './save-file.ts';

interface OwnDataProps {
  profile: GuestProfile;
  messages: ProfileMessages;
  language: string;
  online: boolean;
  /** Everything that is known, as JSON. */
  loadExport(): Promise<ApiResult<string>>;
  onErase(): Promise<ApiProblem | null>;
}

/** The guest's data as a file, and a request for its deletion: a person handles it, and says what has to stay. */
export function OwnData({ profile, messages, language, online, loadExport, onErase }: OwnDataProps) {
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [asked, setAsked] = useState(false);
  const [downloaded, setDownloaded] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const question = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the question: the focus moves with it.
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);

  async function download() {
    setBusy('export');
    const result = await loadExport();
    setBusy(null);
    setProblem(result.ok ? null : result.error);
    setDownloaded(result.ok);
    if (result.ok) saveFile('my-data.json', result.value);
  }

  async function erase() {
    setBusy('erase');
    setProblem(await onErase());
    setBusy(null);
    setAsked(false);
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.data}</h2>
      <p className={styles.why}>{messages.downloadHint}</p>
      <div className={styles.actions}>
        <Button look="outline" busy={busy === 'export'} disabled={!online} onClick={() => void download()}>
          {messages.download}
        </Button>
        <p role="status">{downloaded ? messages.downloaded : null}</p>
      </div>
      {profile.erasureAskedAt ? (
        <p role="status">{messages.erased({ time: formatMoment(profile.erasureAskedAt, language) })}</p>
      ) : asked ? (
        <div ref={question} className={styles.question} tabIndex={-1}>
          <p className={styles.what}>{messages.eraseSure({ property: profile.property.name })}</p>
          <p>{messages.eraseText}</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy === 'erase'} onClick={() => void erase()}>
              {messages.eraseYes}
            </Button>
            <Button look="quiet" disabled={busy === 'erase'} onClick={() => setAsked(false)}>
              {messages.eraseNo}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button look="quiet" disabled={!online} onClick={() => setAsked(true)}>
            {messages.erase}
          </Button>
        </div>
      )}
      {problem ? (
        <p className={styles.error} role="alert">
          {problem.detail}
        </p>
      ) : null}
    </section>
  );
}
