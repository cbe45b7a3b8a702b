import type { ServiceRequest } from '@bellkey/shared/api';
import { PhotoView } from '@bellkey/shared/photo-view';
import { useApi } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { photosByLanguage } from '../../../messages/compiled/photos/by-language.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import type { RequestWording } from '../../wording/request-wording.ts';
import * as styles from './photo-tray.css';

interface RequestPhotosProps {
  request: ServiceRequest;
  clock: PropertyClock;
  now: number;
  wording: RequestWording;
  shownIn: 'chat' | 'details';
}

/** The photos of a request; in the chat those of the staff alone, because the guest's own are with their messages. */
export function RequestPhotos({ request, clock, now, wording: { language }, shownIn }: RequestPhotosProps) {
  const api = useApi();
  const messages = selectMessages(photosByLanguage, language);
  const shown = (request.photos ?? []).filter(({ takenFrom }) => shownIn === 'details' || takenFrom === null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.ofRequest}>
      {shown.map(({ photo, takenFrom, sentAt }) => {
        const time = clock.moment(sentAt, now, language);
        return (
          <PhotoView
            key={photo.id}
            photo={photo}
            label={takenFrom === null ? messages.fromStaff({ time }) : messages.label({ time })}
            load={(size) =>
              api.call('GET /api/guest/photos/{id}', { params: { id: photo.id }, query: { size } })
            }
            messages={messages}
          />
        );
      })}
    </div>
  );
}
