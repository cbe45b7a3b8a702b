import type { BrandProfile } from '@bellkey/shared/brand';
import { type SessionState, ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Sample } from './sample.ts';

interface StageProps {
  brand: BrandProfile;
  children: ReactNode;
}

/** The workbench's shell: no one is signed in, and no server is called. */
export function Stage({ brand, children }: StageProps) {
  return <ShellContext value={shellServices({ brand })}>{children}</ShellContext>;
}

/** A sample in a router of its own. */
export function Shown({ sample }: { sample: Sample }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: sample.show(), errorElement: sample.errorElement }], {
      initialEntries: [sample.at ?? '/'],
    }),
  );
  return <RouterProvider router={router} />;
}

/** Services with a session in a given state, for samples that read it. */
export function WithSession({
  brand,
  state,
  children,
}: {
  brand: BrandProfile;
  state: SessionState;
  children: ReactNode;
}) {
  const services = shellServices({ brand });
  const [session] = useState(() => ({ ...services.session, get: () => state }));
  return <ShellContext value={{ ...services, session }}>{children}</ShellContext>;
}
