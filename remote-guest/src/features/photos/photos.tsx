import { MessagePhotos, type MessagePhotosProps } from './message-photos.tsx';
import { PhotoTray, type PhotoTrayProps } from './photo-tray.tsx';

/**
 * Where photos are added, or the photos of a message: one component, so that both are one chunk. While the session starts
 * there is no conversation yet that a photo could belong to.
 */
export function Photos(props: PhotoTrayProps | MessagePhotosProps) {
  if ('message' in props) return <MessagePhotos {...props} />;
  return props.view.arriving ? null : <PhotoTray {...props} />;
}
