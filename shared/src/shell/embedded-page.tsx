import { type ReactNode, Suspense } from 'react';
import { type ShellServices, useShell } from './services.ts';

export interface EmbeddedPageProps {
  /** Where it begins, as `/chat`. It has a history of its own: going on within it leaves the address bar alone. */
  path: string;
  /** Paths that may be shown; any other shows `outside`. */
  paths: readonly string[];
  /** What it gets in place of the shell's own services. */
  services: Partial<ShellServices>;
  /** Stands where a page would be that is not among `paths`; `back` leads to where it began. */
  outside(back: () => void): ReactNode;
}

/**
 * A page of any remote, mounted within a page: the same code that runs at its path, with other services. It fills
 * its container, which needs a height.
 *
 * @example
 * <EmbeddedPage path="/chat" paths={['/chat']} services={{ api }} outside={() => <p>Not here.</p>} fallback={…} />
 */
export function EmbeddedPage({ fallback, ...page }: EmbeddedPageProps & { fallback: ReactNode }) {
  const { Embedded } = useShell();
  return Embedded ? (
    <Suspense fallback={fallback}>
      <Embedded {...page} />
    </Suspense>
  ) : (
    fallback
  );
}
