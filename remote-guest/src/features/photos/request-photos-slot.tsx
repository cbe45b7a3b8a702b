import { lateComponent } from '../late-component/late-component.tsx';

/** Where the photos of a request are; few requests have one. */
export const RequestPhotosSlot = lateComponent(
  async () => (await import('./request-photos.tsx')).RequestPhotos,
);
