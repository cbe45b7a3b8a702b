import type { Photo } from '@bellkey/shared/api';
import { PhotoView } from '@bellkey/shared/photo-view';
import { useApi } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/photos/en.ts';
import { timeOfDay } from '../../clock/clock-messages.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import * as styles from './photos.css';

interface PhotosProps {
  photos: ReadonlyArray<{
    photo: Photo;
    /** The message of a guest; null for a photo of the staff. */
    takenFrom: string | null;
    sentAt: string;
  }>;
  /** Where it is about, as `Room 204`. */
  place: string;
}

const { close, failed, loading, retry } = messages;

/** Thumbnails of photos, each of which opens whole. */
export function Photos({ photos, place }: PhotosProps) {
  const api = useApi();
  const { id: property, timeZone } = useWorkplace().membership.property;
  return (
    <ul
      role="list"
      className={styles.photos}
      aria-label={photos.some(({ takenFrom }) => takenFrom) ? messages.list : messages.staffList}
    >
      {photos.map(({ photo, takenFrom, sentAt }) => (
        <li key={photo.id}>
          <PhotoView
            photo={photo}
            label={(takenFrom === null ? messages.staffLabel : messages.label)({
              place,
              time: timeOfDay(sentAt, timeZone),
            })}
            load={(size) =>
              api.call('GET /api/staff/photos/{id}', { params: { id: photo.id }, query: { property, size } })
            }
            messages={{ close, failed, loading, retry }}
          />
        </li>
      ))}
    </ul>
  );
}
