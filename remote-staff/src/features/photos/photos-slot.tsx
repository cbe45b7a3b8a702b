import { type ComponentProps, lazy, Suspense } from 'react';
import * as messages from '../../../messages/compiled/photos/en.ts';

// In a separate chunk, as few requests have photos. Where it does not load, staff see that there is something to see.
const Photos = lazy(() =>
  import('./photos.tsx').then(
    (module) => ({ default: module.Photos }),
    () => ({ default: () => <p role="alert">{messages.notShown}</p> }),
  ),
);

/** Photos of a guest or of the staff. */
export function PhotosSlot(props: ComponentProps<typeof Photos>) {
  return (
    <Suspense fallback={<p>{messages.loading}</p>}>
      <Photos {...props} />
    </Suspense>
  );
}
