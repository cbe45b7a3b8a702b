import { type ComponentProps, lazy, Suspense } from 'react';
import * as messages from '../../../../messages/compiled/photos/en.ts';

// In a separate chunk: most requests and notes are words alone.
const AttachPhotos = lazy(() =>
  import('./attach-photos.tsx').then(
    (module) => ({ default: module.AttachPhotos }),
    () => ({ default: () => <p role="alert">{messages.notAdded}</p> }),
  ),
);

/** Where photos are added to a text. */
export function AttachPhotosSlot(props: ComponentProps<typeof AttachPhotos>) {
  return (
    <Suspense fallback={<p>{messages.loading}</p>}>
      <AttachPhotos {...props} />
    </Suspense>
  );
}
