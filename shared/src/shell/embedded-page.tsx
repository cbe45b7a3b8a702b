import { type ReactNode, Suspense } from 'react';
import { type ShellServices, useShell } from './services.ts';

export interface EmbeddedPageProps {
  /** First path, as `/chat`. Its history is its own: navigation inside it leaves the address bar alone. */
  path: string;
  /** Paths that may be shown; any other shows `outside`. */
  paths: readonly string[];
  /** Services that replace the shell's own. */
  services: Partial<ShellServices>;
  /** Shown in place of a page that is not among `paths`; `back` leads to the first path. */
  outside(back: () => void): ReactNode;
}

/**
 * A page of any remote, mounted inside another page: the same code that runs at its path, with other services. It fills
 * its container, which needs a height.
 *
 * @example <EmbeddedPage path="/chat" paths={['/chat']} services={{ api }} outside={() => <p>Not here.</p>}
 * fallback={…} />
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
