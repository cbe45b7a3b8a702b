import type { ComposedPage } from '@bellkey/shared/remote';
import type { SessionState } from '@bellkey/shared/shell';
import { useBrand } from '@bellkey/shared/shell';
import { sessionUser } from '@bellkey/shared/shell-testing';
import { SceneDrawing } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';
import { Footer } from '../../src/footer/footer.tsx';
import { Guard } from '../../src/guards/guard.tsx';
import { butlerMessages } from '../../src/not-found/butler-messages.ts';
import { illustrations } from '../../src/not-found/illustrations.ts';
import { NotFoundPage } from '../../src/not-found/not-found-page.tsx';
import { pickVariant } from '../../src/not-found/pick-variant.ts';
import { PagePlaceholder } from '../../src/remote-loading/page/page-placeholder.tsx';
import { SubdomainPanel } from '../../src/subdomain-panel/subdomain-panel.tsx';
import { TopBar } from '../../src/top-bar/top-bar.tsx';
import type { Sample } from '../stage/sample.ts';
import { WithSession } from '../stage/stage.tsx';
import { noticeSamples } from './notice-samples.tsx';
import { PageBehind } from './page-behind.tsx';

const nothing = () => undefined;
const whole = { whole: true, height: 420 } as const;

const tours: ComposedPage = {
  remote: 'tours',
  name: 'tours',
  path: '/tours',
  title: 'Tours',
  rendering: 'client',
  guard: null,
  frame: 'full',
};

function SignedIn({ children }: { children: ReactNode }) {
  const user = sessionUser({ uid: 'rita', email: 'rita@aurora.example', displayName: 'Rita' });
  return (
    <WithSession brand={useBrand()} state={{ status: 'signed-in', user }}>
      {children}
    </WithSession>
  );
}

function Guarded({ state }: { state: SessionState }) {
  return (
    <WithSession brand={useBrand()} state={state}>
      <Guard kind="staff-auth">
        <p>Never shown here.</p>
      </Guard>
    </WithSession>
  );
}

const bar = (id: string, title: string, at: string, slim = false): Sample => ({
  id: `top-bar-${id}`,
  component: 'TopBar',
  title,
  ...whole,
  at,
  show: () => (
    <>
      <TopBar onNavigate={nothing} slim={slim} />
      <PageBehind />
    </>
  ),
});

/** The first seed from 0 on whose page has this illustration. */
function seedOf(name: string): number {
  let seed = 0;
  while (pickVariant(seed).illustration.name !== name) seed += 1;
  return seed;
}

/** The frame around pages, and what replaces a page. */
export const shellSamples: readonly Sample[] = [
  bar('home', 'at home', '/'),
  bar('path', 'a link is active by its path', '/use-cases'),
  bar('hash', 'a link is active by its hash', '/#pricing'),
  bar('slim', 'slim, on pages of the app', '/chat', true),
  {
    id: 'top-bar-staff',
    component: 'TopBar',
    title: 'a staff member is signed in',
    ...whole,
    show: () => (
      <SignedIn>
        <TopBar onNavigate={nothing} />
        <PageBehind />
      </SignedIn>
    ),
  },
  {
    id: 'footer',
    component: 'Footer',
    title: 'the one there is',
    whole: true,
    show: () => (
      <>
        <PageBehind />
        <Footer />
      </>
    ),
  },
  ...illustrations.map(
    ({ name }): Sample => ({
      id: `not-found-${name}`,
      component: 'NotFoundPage',
      title: name,
      whole: true,
      height: 820,
      show: () => (
        <main>
          <NotFoundPage path="/rooms/404" seed={seedOf(name)} />
        </main>
      ),
    }),
  ),
  ...illustrations.map(
    ({ name, scene, label }): Sample => ({
      id: `scene-${name}`,
      component: 'SceneDrawing',
      title: name,
      show: () => <SceneDrawing scene={scene} label={label} />,
    }),
  ),
  {
    id: 'butler-messages',
    component: 'butlerMessages',
    title: 'all ten',
    show: () => (
      <ol>
        {butlerMessages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ol>
    ),
  },
  {
    id: 'page-on-its-way',
    component: 'PagePlaceholder',
    title: 'a remote’s page is on its way',
    ...whole,
    show: () => (
      <PageBehind>
        <PagePlaceholder page={tours} label="Loading Tours" />
      </PageBehind>
    ),
  },
  {
    id: 'page-on-its-way-lead',
    component: 'PagePlaceholder',
    title: 'the same, of a page that begins alike for everyone',
    ...whole,
    show: () => (
      <main>
        <PagePlaceholder
          page={{ ...tours, lead: 'Walks, boats and tables that the desk books for you.' }}
          label="Loading Tours"
        />
      </main>
    ),
  },
  {
    id: 'guard-checking',
    component: 'Guard',
    title: 'the session is being checked',
    ...whole,
    show: () => (
      <PageBehind>
        <Guarded state={{ status: 'loading', slow: false }} />
      </PageBehind>
    ),
  },
  {
    id: 'guard-slow',
    component: 'Guard',
    title: 'that takes over 8 s',
    ...whole,
    show: () => (
      <PageBehind>
        <Guarded state={{ status: 'loading', slow: true }} />
      </PageBehind>
    ),
  },
  ...noticeSamples,
  {
    id: 'subdomain-panel',
    component: 'SubdomainPanel',
    title: 'on a localhost host',
    whole: true,
    height: 560,
    show: () => (
      <PageBehind>
        <SubdomainPanel hostname={() => location.hostname} />
      </PageBehind>
    ),
  },
];
