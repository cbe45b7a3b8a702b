// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';

export const list: PhotosMessages['list'] = "Photos of the guest";
export const label: PhotosMessages['label'] = (d) => "Photo from " + d.place + ", " + d.time;
export const loading: PhotosMessages['loading'] = "Loading the photo";
export const failed: PhotosMessages['failed'] = "It did not load.";
export const retry: PhotosMessages['retry'] = "Try again";
export const close: PhotosMessages['close'] = "Close";
export const notShown: PhotosMessages['notShown'] = "The guest sent photos. Reload the page to see them.";

/** The group as one value. @public */
export const photosMessages: PhotosMessages = {
  list,
  label,
  loading,
  failed,
  retry,
  close,
  notShown,
};
