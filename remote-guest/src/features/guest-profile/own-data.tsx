import { useAction } from '@bellkey/shared/action';
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
  const [asked, setAsked] = useState(false);
  const [downloaded, setDownloaded] = useState(false);
  // Two, because a guest may ask for the deletion while the file is on its way.
  const exporting = useAction();
  const erasing = useAction();
  const problem = exporting.problem ?? erasing.problem;
  const question = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the question: the focus moves with it.
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);

  function download() {
    erasing.clear();
    void exporting.run(
      async () => {
        const result = await loadExport();
        setDownloaded(result.ok);
        return result;
      },
      (file) => saveFile('my-data.json', file),
    );
  }

  function erase() {
    exporting.clear();
    void erasing.run(async () => {
      const refused = await onErase();
      setAsked(false);
      return refused;
    });
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.data}</h2>
      <p className={styles.why}>{messages.downloadHint}</p>
      <div className={styles.actions}>
        <Button look="outline" busy={exporting.busy} disabled={!online} onClick={download}>
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
            <Button look="danger" busy={erasing.busy} onClick={erase}>
              {messages.eraseYes}
            </Button>
            <Button look="quiet" disabled={erasing.busy} onClick={() => setAsked(false)}>
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
