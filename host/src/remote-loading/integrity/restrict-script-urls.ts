import type { ReleaseIntegrity } from './release-integrity.ts';

/** The part of the Trusted Types API in use, which TypeScript's library does not have yet. */
interface TrustedTypeFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

interface ScriptUrlPorts {
  origin: string;
  trustedTypes: TrustedTypeFactory | undefined;
  integrity: ReleaseIntegrity;
}

/** Scripts of the host that belong to no release. */
const OWN_SCRIPTS: readonly string[] = ['/sw.js'];

/**
 * Allows script URLs of this tab's releases and no others. The page's content security policy requires Trusted Types; a
 * `default` policy also checks the strings that remotes' bundler runtimes assign, so that no build needs a policy of its
 * own. HTML and code from strings are never allowed.
 */
export function restrictScriptUrls({ origin, trustedTypes, integrity }: ScriptUrlPorts): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, origin);
      const own = OWN_SCRIPTS.some((path) => href === new URL(path, origin).href);
      return own || integrity.releaseAt(href) ? href : null;
    },
  });
}
