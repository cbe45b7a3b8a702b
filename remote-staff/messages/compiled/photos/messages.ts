// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface PhotosMessages {
  readonly list: string;
  readonly label: (d: { place: string | number; time: string | number }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly close: string;
  readonly notShown: string;
  readonly notAdded: string;
  readonly staffList: string;
  readonly staffLabel: (d: { place: string | number; time: string | number }) => string;
  readonly add: string;
  readonly chosen: string;
  readonly photo: (d: { number: string | number }) => string;
  readonly progress: (d: { number: string | number }) => string;
  readonly state: {
    readonly opening: string;
    readonly uploading: string;
    readonly unreadable: string;
    readonly failed: string;
    readonly ready: string;
  };
  readonly retryPhoto: (d: { number: string | number }) => string;
  readonly remove: string;
  readonly removePhoto: (d: { number: string | number }) => string;
  readonly full: (d: { count: string | number }) => string;
  readonly waitsFor: {
    readonly uploading: string;
    readonly failed: string;
  };
  readonly staffSeeThem: string;
  readonly guestSeesThem: string;
  readonly withPhotos: string;
}
