import { type ComponentType, lazy, Suspense } from 'react';

/** How long after a failure a component is loaded again: the network is gone, and the page is not to fail with it. */
const AGAIN_AFTER_MS = 5000;

/** A component in a separate chunk, so that the page does not wait for it: nothing is shown until it has loaded. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadUntilDone = (): Promise<{ default: ComponentType<object> }> =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => new Promise((wait) => setTimeout(wait, AGAIN_AFTER_MS)).then(loadUntilDone),
    );
  const Late = lazy(loadUntilDone);
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
