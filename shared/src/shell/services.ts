import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { BrandProfile } from '../brand/profile.ts';
import { brands } from '../brand/resolve.ts';
import type { ApiClient, ApiCredentials } from './api-client.ts';
import type { EmbeddedPageProps } from './embedded-page.tsx';
import type { FirstPage } from './first-page.ts';
import type { SessionState, SessionStore } from './session.ts';

/** Configuration of the deployment; the server writes it into each page. */
export interface RuntimeConfig {
  /** Prefix of the product API, without a trailing slash; empty for the same origin. */
  apiBaseUrl: string;
  identity: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    emulatorUrl: string | null;
    /** Whether sign-in and registration run a bot check, as the provider configures it. */
    botCheck: boolean;
    /** The OpenID Connect provider that staff may sign in at: its id at the identity provider, and its display name. */
    provider?: { id: string; name: string };
  };
  /** `demo` stacks show the demo property's sign-in hints. */
  environment: 'production' | 'demo' | 'development';
  /** Brands that this deployment has as data files, in addition to the built-in ones; absent when it has none. */
  addedBrands?: readonly BrandProfile[];
}

/** What the shell says around a property's pages, in the visitor's language. */
export interface BarLabels {
  skipToContent: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
}

/** What the shell says below a guest's page, in their language: the footer, and what this device offers. */
export interface FooterLabels {
  /** Tag of the language, as `de`. */
  language: string;
  footer: string;
  partners: string;
  terms: string;
  features: string;
  pricing: string;
  about: string;
  blog: string;
  contact: string;
  privacy: string;
  cookies: string;
  installName(names: { name: string }): string;
  reloadButton: string;
  offlineUnsupported: string;
  installedAndOffline: string;
  offlineReady: string;
  installed: string;
}

/** The top bar of a property's guest and staff pages, drawn by the page. */
export interface PropertyBar {
  /** Replaces the brand's logo and name. */
  head: ReactNode;
  /** In the menu, before the platform's links. @param close closes the menu, for links to the current page */
  menu(close: () => void): ReactNode;
  /** With them the platform's links are folded at the end of the menu; without them the shell speaks English. */
  labels?: BarLabels | undefined;
}

/** The services of the shell for pages. The host makes the only instance; pages reach it through the hooks below. */
export interface ShellServices {
  brand: BrandProfile;
  config: RuntimeConfig;
  api: ApiClient;
  session: SessionStore;
  /** Records an error and returns the short id that is also in the server's log. */
  reportError(error: unknown, context?: Record<string, string>): string;
  /**
   * Announces text to screen readers.
   *
   * @param language tag of the text's language, where it differs from that of the page; an older host ignores it
   */
  announce(message: string, politeness?: 'polite' | 'assertive', language?: string): void;
  /**
   * While there is at least one hold (a draft, an unsent message), the page asks before it reloads. Returns `release`.
   */
  holdReload(reason: string): () => void;
  /** Overrides the document's title while the page is shown; null restores the page table's. */
  setTitle(title: string | null): void;
  /** Makes the top bar the property's until a page of another remote is shown; absent in an older host. */
  setPropertyBar?(bar: PropertyBar | null): void;
  /** Gives the footer the visitor's language until a page of another remote is shown; absent in an older host. */
  setFooterLabels?(labels: FooterLabels | null): void;
  /** Has the code of the page at a path loaded before anyone goes there; absent in an older host. */
  preloadPage?(path: string): void;
  /**
   * The page that the server rendered with data of this visitor, until it is on the screen; then `current` is null, and
   * pages load what they show. Absent in an older host.
   */
  first?: { current: FirstPage | null };
  /** An API client with its own credentials, separate from this browser's guest and staff sessions. */
  apiAs?(credentials: ApiCredentials): ApiClient;
  /** Storage that outlives a page; an embedded page has its own. */
  deviceStorage?(): Storage;
  /** Whether a link to a path leads to a page; always true outside an embedded page. */
  mayOpen?(path: string): boolean;
  /** Mounts a page inside a page; see `EmbeddedPage`. Absent while rendering on the server. */
  Embedded?: ComponentType<EmbeddedPageProps>;
}

export const ShellContext = createContext<ShellServices | null>(null);

/** What the shell gives to pages. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('A page was rendered outside the shell.');
  return services;
}

/** The brand of the address that this page was opened at. */
export const useBrand = (): BrandProfile => useShell().brand;
/** Every brand of this deployment, the product's own first. */
export function useBrands(): readonly BrandProfile[] {
  const { addedBrands } = useShell().config;
  return addedBrands ? [...brands, ...addedBrands] : brands;
}
/** What the server says of this deployment. */
export const useConfig = (): RuntimeConfig => useShell().config;
/** The client of the API. */
export const useApi = (): ApiClient => useShell().api;
/** Reports an error, and returns the id that its page shows. */
export const useReportError = (): ShellServices['reportError'] => useShell().reportError;
export const useAnnounce = (): ShellServices['announce'] => useShell().announce;
export const useHoldReload = (): ShellServices['holdReload'] => useShell().holdReload;
const localStorageOf = () => window.localStorage;
/** Opens the storage that outlives the page. Its methods may throw where storage is forbidden. */
export const useDeviceStorage = (): (() => Storage) => useShell().deviceStorage ?? localStorageOf;
const everywhere = () => true;
/** Tells which paths can be reached, for navigation that shows no others. */
export const useMayOpen = (): ((path: string) => boolean) => useShell().mayOpen ?? everywhere;
export const useApiAs = (): ShellServices['apiAs'] => useShell().apiAs;
export const useSetTitle = (): ShellServices['setTitle'] => useShell().setTitle;

/** Makes the top bar the property's; undefined where the shell cannot, as in an older host or an embedded page. */
export const useSetPropertyBar = (): ShellServices['setPropertyBar'] => useShell().setPropertyBar;

const IDLE: SessionState = { status: 'idle' };

/** The staff session and its state. Reading it starts nothing: call `store.start()` where a session is needed. */
export function useSession(): { state: SessionState; store: SessionStore } {
  const store = useShell().session;
  const state = useSyncExternalStore(store.subscribe, store.get, () => IDLE);
  return { state, store };
}
