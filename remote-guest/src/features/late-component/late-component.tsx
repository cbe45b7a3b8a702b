import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** How long after a failure a component is loaded again: the network is gone, and the page is not to fail with it. */
const AGAIN_AFTER_MS = 5000;

/**
 * A component in a separate chunk, so that the page does not wait for it.
 *
 * @param before what is shown until it has loaded; nothing by default
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: ReactNode = null,
) {
  const loadUntilDone = (): Promise<{ default: ComponentType<object> }> =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => new Promise((wait) => setTimeout(wait, AGAIN_AFTER_MS)).then(loadUntilDone),
    );
  const Late = lazy(loadUntilDone);
  return (props: Props) => (
    <Suspense fallback={before}>
      <Late {...props} />
    </Suspense>
  );
}
