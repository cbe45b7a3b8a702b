// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface PhotosMessages {
  readonly list: string;
  readonly label: (d: { place: string | number; time: string | number }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly close: string;
  readonly notShown: string;
}
