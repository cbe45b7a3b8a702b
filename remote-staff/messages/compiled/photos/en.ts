// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';

export const list: PhotosMessages['list'] = "Photos of the guest";
export const label: PhotosMessages['label'] = (d) => "Photo from " + d.place + ", " + d.time;
export const loading: PhotosMessages['loading'] = "Loading the photo";
export const failed: PhotosMessages['failed'] = "It did not load.";
export const retry: PhotosMessages['retry'] = "Try again";
export const close: PhotosMessages['close'] = "Close";
export const notShown: PhotosMessages['notShown'] = "There are photos. Reload the page to see them.";
export const notAdded: PhotosMessages['notAdded'] = "Photos cannot be added now. Reload the page to try again.";
export const staffList: PhotosMessages['staffList'] = "Photos of the staff";
export const staffLabel: PhotosMessages['staffLabel'] = (d) => "Photo by the staff for " + d.place + ", " + d.time;
export const add: PhotosMessages['add'] = "Add photos";
export const chosen: PhotosMessages['chosen'] = "Photos to send";
export const photo: PhotosMessages['photo'] = (d) => "Photo " + d.number;
export const progress: PhotosMessages['progress'] = (d) => "Progress of photo " + d.number;
export const state: PhotosMessages['state'] = {
  opening: "Being prepared …",
  uploading: "Being uploaded …",
  unreadable: "This file cannot be opened as a photo. JPEG, PNG and WebP work.",
  failed: "Not uploaded",
  ready: "Ready to send"
};
export const retryPhoto: PhotosMessages['retryPhoto'] = (d) => "Try again: photo " + d.number;
export const remove: PhotosMessages['remove'] = "Remove";
export const removePhoto: PhotosMessages['removePhoto'] = (d) => "Remove photo " + d.number;
export const full: PhotosMessages['full'] = (d) => "At most " + d.count + " photos.";
export const waitsFor: PhotosMessages['waitsFor'] = {
  uploading: "A photo is still being uploaded.",
  failed: "A photo was not uploaded. Try it again, or remove it."
};
export const staffSeeThem: PhotosMessages['staffSeeThem'] = "Only the staff see them.";
export const guestSeesThem: PhotosMessages['guestSeesThem'] = "The guest sees them, too.";
export const withPhotos: PhotosMessages['withPhotos'] = "With photos";

/** The group as one value. @public */
export const photosMessages: PhotosMessages = {
  list,
  label,
  loading,
  failed,
  retry,
  close,
  notShown,
  notAdded,
  staffList,
  staffLabel,
  add,
  chosen,
  photo,
  progress,
  state,
  retryPhoto,
  remove,
  removePhoto,
  full,
  waitsFor,
  staffSeeThem,
  guestSeesThem,
  withPhotos,
};
