import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../api/conversations/photos.ts';
import type { ApiResult } from '../shell/api-client.ts';
import * as styles from './photo-view.css';
import { usePhotoUrl } from './use-photo-url.ts';

export type PhotoSize = 'full' | 'thumbnail';

/** What the component says besides the photo's name. */
export interface PhotoMessages {
  loading: string;
  failed: string;
  retry: string;
  close: string;
}

interface PhotoViewProps {
  photo: Photo;
  /** What a reader hears in place of the picture, as `Photo from Room 204, 14:02`. */
  label: string;
  load(size: PhotoSize): Promise<ApiResult<Blob>>;
  messages: PhotoMessages;
}

/** A thumbnail; pressed, it shows the whole photo in a dialog. */
export function PhotoView({ photo, label, load, messages }: PhotoViewProps) {
  const [open, setOpen] = useState(false);
  const small = usePhotoUrl(() => load('thumbnail'), photo.id);
  if (small.status === 'failed') return <Failed label={label} messages={messages} onRetry={small.retry} />;
  return (
    <>
      <button type="button" className={styles.thumbnail} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {small.status === 'shown' ? (
          <img src={small.url} alt={label} width={photo.width} height={photo.height} />
        ) : (
          <span
            className={styles.waiting}
            style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
            role="img"
            aria-label={label}
          />
        )}
      </button>
      {open ? (
        <Whole photo={photo} label={label} load={load} messages={messages} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function Whole({ photo, label, load, messages, onClose }: PhotoViewProps & { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = usePhotoUrl(() => load('full'), photo.id);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      {whole.status === 'shown' ? (
        <img className={styles.whole} src={whole.url} alt={label} width={photo.width} height={photo.height} />
      ) : null}
      {whole.status === 'loading' ? <p role="status">{messages.loading}</p> : null}
      {whole.status === 'failed' ? <Failed label={label} messages={messages} onRetry={whole.retry} /> : null}
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  );
}

function Failed({
  label,
  messages,
  onRetry,
}: Pick<PhotoViewProps, 'label' | 'messages'> & { onRetry(): void }) {
  return (
    <p className={styles.failed} role="alert">
      {label}: {messages.failed}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
  );
}
