import { lateComponent } from '../late-component/late-component.tsx';

/** Where photos are added, and where those of a message are. */
export const PhotoSlot = lateComponent(async () => (await import('./photos.tsx')).Photos);
