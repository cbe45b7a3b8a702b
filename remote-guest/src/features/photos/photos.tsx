import { MessagePhotos, type MessagePhotosProps } from './message-photos.tsx';
import { PhotoTray, type PhotoTrayProps } from './photo-tray.tsx';

/** Where photos are added, or the photos of a message: one component, so that both are one chunk. */
export const Photos = (props: PhotoTrayProps | MessagePhotosProps) =>
  'message' in props ? <MessagePhotos {...props} /> : <PhotoTray {...props} />;
