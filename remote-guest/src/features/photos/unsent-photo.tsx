import { Button } from '@bellkey/shared/ui';
import type { PhotosMessages } from '../../../messages/compiled/photos/messages.ts';
import { VISIT_ENDED } from './photo-outbox.ts';
import type { UnsentPhoto } from './photo-store.ts';
import * as styles from './photo-tray.css';
import { useBlobUrl } from './use-blob-url.ts';

interface UnsentPhotoProps {
  entry: UnsentPhoto;
  sending: boolean;
  /** An attempt failed, and the next one is planned. */
  failing: boolean;
  online: boolean;
  over: boolean;
  messages: PhotosMessages;
  onRetry(): void;
  onRemove(): void;
}

/** A photo that the API does not have yet: on its way, waiting, or refused with the reason. */
export function UnsentPhotoEntry(props: UnsentPhotoProps) {
  const { entry, sending, over, messages, onRetry, onRemove } = props;
  const url = useBlobUrl(entry.picture);
  const refused = over || entry.refusal !== null;
  return (
    <div className={styles.entry}>
      {url === null ? null : <img className={styles.preview} src={url} alt={messages.alt} />}
      <p className={refused ? styles.problem : styles.said} role="status">
        {entry.body ? <span className={styles.body}>{entry.body}</span> : null}
        {statusOf(props)}
      </p>
      {sending && !refused ? null : (
        <div className={styles.actions}>
          {refused && !over ? (
            <Button look="outline" size="small" onClick={onRetry}>
              {messages.retry}
            </Button>
          ) : null}
          <Button look="quiet" size="small" onClick={onRemove}>
            {messages.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function statusOf({ entry, sending, failing, online, over, messages }: UnsentPhotoProps): string {
  if (over) return messages.over;
  if (entry.refusal === VISIT_ENDED) return messages.earlier;
  if (entry.refusal === 'too-many-photos') return messages.tooMany;
  if (entry.refusal !== null) return messages.refused;
  if (!online) return messages.offline;
  return failing && !sending ? messages.later : messages.sending;
}
