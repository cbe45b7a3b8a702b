import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { BrandProfile } from '../brand/profile.ts';
import { brands } from '../brand/resolve.ts';
import type { ApiClient, ApiCredentials } from './api-client.ts';
import type { EmbeddedPageProps } from './embedded-page.tsx';
import type { SessionState, SessionStore } from './session.ts';

/** What the deployment says about itself; the server writes it into each page. */
export interface RuntimeConfig {
  /** Prefix of the product API, without a trailing slash; empty for the same origin. */
  apiBaseUrl: string;
  identity: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    emulatorUrl: string | null;
    /** Whether sign-in and registration prove that they are no bot, as the provider configures it. */
    botCheck: boolean;
    /** The OpenID Connect provider that staff may sign in at: its id at the identity provider, and what people call it. */
    provider?: { id: string; name: string };
  };
  /** `demo` stacks show the demo property's sign-in hints. */
  environment: 'production' | 'demo' | 'development';
  /** Brands that this deployment has as data files, in addition to the ones that are built in; absent when it has none. */
  addedBrands?: readonly BrandProfile[];
}

/** The top bar of a property's guest and staff pages, as the page draws it. */
export interface PropertyBar {
  /** In place of the brand's logo and name. */
  head: ReactNode;
  /** In the menu, before the platform's links. @param close closes the menu, for links to where one is already */
  menu(close: () => void): ReactNode;
}

/** What the shell does for pages. There is one, made by the host; pages reach it through the hooks below. */
export interface ShellServices {
  brand: BrandProfile;
  config: RuntimeConfig;
  api: ApiClient;
  session: SessionStore;
  /** Records an error and returns the short id that is also in the server's log. */
  reportError(error: unknown, context?: Record<string, string>): string;
  /** Says something to screen readers. */
  announce(message: string, politeness?: 'polite' | 'assertive'): void;
  /** While at least one hold is kept (a draft, an unsent message), the page asks before it reloads. Returns `release`. */
  holdReload(reason: string): () => void;
  /** Overrides the document's title for as long as the page is shown; null gives the page table's back. */
  setTitle(title: string | null): void;
  /** Makes the top bar the property's until a page of another remote is shown; absent in an older host. */
  setPropertyBar?(bar: PropertyBar | null): void;
  /** An API client with credentials of its own, apart from the guest's and the staff's of this browser. */
  apiAs?(credentials: ApiCredentials): ApiClient;
  /** Where pages keep what outlives them; an embedded page has a place of its own. */
  deviceStorage?(): Storage;
  /** Whether a link to a path leads to a page; everywhere it does, but within an embedded page. */
  mayOpen?(path: string): boolean;
  /** Mounts a page within a page; see `EmbeddedPage`. Absent while rendering on the server. */
  Embedded?: ComponentType<EmbeddedPageProps>;
}

export const ShellContext = createContext<ShellServices | null>(null);

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('A page was rendered outside the shell.');
  return services;
}

export const useBrand = (): BrandProfile => useShell().brand;
/** Every brand of this deployment, the product's own first. */
export function useBrands(): readonly BrandProfile[] {
  const { addedBrands } = useShell().config;
  return addedBrands ? [...brands, ...addedBrands] : brands;
}
export const useConfig = (): RuntimeConfig => useShell().config;
export const useApi = (): ApiClient => useShell().api;
export const useReportError = (): ShellServices['reportError'] => useShell().reportError;
export const useAnnounce = (): ShellServices['announce'] => useShell().announce;
export const useHoldReload = (): ShellServices['holdReload'] => useShell().holdReload;
const localStorageOf = () => window.localStorage;
/** Opens the storage that outlives the page. Calling what it answers may throw, where storage is forbidden. */
export const useDeviceStorage = (): (() => Storage) => useShell().deviceStorage ?? localStorageOf;
const everywhere = () => true;
/** Tells which paths can be gone to, for a navigation that shows no others. */
export const useMayOpen = (): ((path: string) => boolean) => useShell().mayOpen ?? everywhere;
export const useApiAs = (): ShellServices['apiAs'] => useShell().apiAs;
export const useSetTitle = (): ShellServices['setTitle'] => useShell().setTitle;

/** Makes the top bar the property's; undefined where the shell cannot, as in an older host and in an embedded page. */
export const useSetPropertyBar = (): ShellServices['setPropertyBar'] => useShell().setPropertyBar;

const IDLE: SessionState = { status: 'idle' };

/** The staff session and its state. Reading it starts nothing: call `store.start()` where a session is needed. */
export function useSession(): { state: SessionState; store: SessionStore } {
  const store = useShell().session;
  const state = useSyncExternalStore(store.subscribe, store.get, () => IDLE);
  return { state, store };
}
