import { MESSAGE_MAX_PHOTOS } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/photos/en.ts';
import * as styles from './attach-photos.css';
import type { AttachedPhoto, AttachedPhotos } from './use-attached-photos.ts';

/** Chooses photos for a text, with a preview of each, how far it is, and what to do when it failed. */
export function AttachPhotos({
  attached,
  hint,
  waits,
}: {
  attached: AttachedPhotos;
  hint: string;
  /** The text was to be sent before its photos were ready. */
  waits: boolean;
}) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { photos, full, waitsFor } = attached;
  return (
    <div className={styles.attach}>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={messages.add}
        onChange={({ target }) => {
          attached.add([...(target.files ?? [])]);
          // The same file again is a change, too.
          target.value = '';
        }}
      />
      {photos.length > 0 ? (
        <ul role="list" className={styles.photos} aria-label={messages.chosen}>
          {photos.map((photo, index) => (
            <Chosen key={photo.clientId} photo={photo} number={index + 1} attached={attached} />
          ))}
        </ul>
      ) : null}
      <div className={styles.row}>
        {photos.length < MESSAGE_MAX_PHOTOS ? (
          <Button
            look="outline"
            size="small"
            aria-describedby={`${id}-hint`}
            onClick={() => picker.current?.click()}
          >
            <Camera size={18} aria-hidden="true" />
            {messages.add}
          </Button>
        ) : null}
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      {waits && waitsFor ? <p role="alert">{messages.waitsFor[waitsFor]}</p> : null}
      {full ? <p role="alert">{messages.full({ count: MESSAGE_MAX_PHOTOS })}</p> : null}
    </div>
  );
}

function Chosen({
  photo: { clientId, file, picture, state, problem },
  number,
  attached,
}: {
  photo: AttachedPhoto;
  number: number;
  attached: AttachedPhotos;
}) {
  const isOpen = state !== 'unreadable';
  const isBad = state === 'failed' || !isOpen;
  const url = useUrl(picture ?? file);
  const inProgress = state === 'opening' || state === 'uploading';
  return (
    <li className={styles.photo}>
      {url && isOpen ? <img className={styles.preview} src={url} alt={messages.photo({ number })} /> : null}
      <div className={styles.state}>
        <p role={isBad ? 'alert' : 'status'} className={isBad ? styles.problem : undefined}>
          {problem ?? messages.state[state]}
        </p>
        {inProgress ? (
          <progress className={styles.progress} aria-label={messages.progress({ number })} />
        ) : null}
      </div>
      <div className={styles.buttons}>
        {state === 'failed' ? (
          <Button
            look="outline"
            size="small"
            aria-label={messages.retryPhoto({ number })}
            onClick={() => attached.retry(clientId)}
          >
            {messages.retry}
          </Button>
        ) : null}
        <Button
          look="quiet"
          size="small"
          aria-label={messages.removePhoto({ number })}
          onClick={() => attached.remove(clientId)}
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}

/** An address of a picture, until it is replaced or no longer shown. */
function useUrl(picture: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
