import type { Message } from '@bellkey/shared/api';
import { PhotoView } from '@bellkey/shared/photo-view';
import { useApi } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { photosByLanguage } from '../../../messages/compiled/photos/by-language.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import * as styles from './photo-tray.css';

export interface MessagePhotosProps {
  message: Message;
  clock: PropertyClock;
  language: string;
}

/** The photos of one of the guest's messages. */
export function MessagePhotos({ message, clock, language }: MessagePhotosProps) {
  const api = useApi();
  const photos = message.parts.flatMap((part) => (part.kind === 'photo' ? part.photo : []));
  const time = clock.time(message.createdAt);
  const messages = selectMessages(photosByLanguage, language);
  return (
    <div className={styles.sent}>
      {photos.map((photo) => (
        <PhotoView
          key={photo.id}
          photo={photo}
          label={messages.label({ time })}
          load={(size) =>
            api.call('GET /api/guest/photos/{id}', { params: { id: photo.id }, query: { size } })
          }
          messages={messages}
        />
      ))}
    </div>
  );
}
