import type { BrandProfile } from '@bellkey/shared/brand';
import type { FirstPage, RuntimeConfig, SessionState, ShellServices } from '@bellkey/shared/shell';

const IDLE: SessionState = { status: 'idle' };
const onlyInBrowsers = (): never => {
  throw new Error('This belongs to the browser: call it in an effect or an event, not while rendering.');
};

/** Shell services for rendering on the server: known values are available, and actions throw. */
export function serverServices(
  brand: BrandProfile,
  config: RuntimeConfig,
  first: FirstPage | null,
): ShellServices {
  return {
    brand,
    config,
    api: { call: onlyInBrowsers, follow: onlyInBrowsers },
    session: {
      get: () => IDLE,
      subscribe: () => () => undefined,
      start: onlyInBrowsers,
      signIn: onlyInBrowsers,
      register: onlyInBrowsers,
      sendVerification: onlyInBrowsers,
      sendPasswordReset: onlyInBrowsers,
      passwordPolicy: onlyInBrowsers,
      refresh: onlyInBrowsers,
      signInWithProvider: onlyInBrowsers,
      deleteAccount: onlyInBrowsers,
      signOut: onlyInBrowsers,
      getIdToken: onlyInBrowsers,
    },
    reportError: onlyInBrowsers,
    announce: onlyInBrowsers,
    holdReload: onlyInBrowsers,
    setTitle: onlyInBrowsers,
    setPropertyBar: onlyInBrowsers,
    setFooterLabels: onlyInBrowsers,
    preloadPage: onlyInBrowsers,
    first: { current: first },
  };
}
