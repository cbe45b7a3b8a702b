import type { ReleaseIntegrity } from './release-integrity.ts';

/** The part of the Trusted Types API that is used; TypeScript's library has none of it yet. */
interface TrustedTypeFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

interface TrustWorld {
  origin: string;
  trustedTypes: TrustedTypeFactory | undefined;
  files: ReleaseIntegrity;
}

/** Worker scripts and the like of the host itself, which belong to no release. */
const OWN_SCRIPTS: readonly string[] = ['/sw.js'];

/**
 * Lets scripts be loaded from the releases of this tab and from nowhere else, whoever asks. The page's policy requires
 * Trusted Types; as the `default` policy this one also sees the strings that remotes' bundler runtimes assign, so that
 * no build needs a policy of its own. Nothing may be turned into HTML or code from a string at all.
 */
export function restrictScriptUrls({ origin, trustedTypes, files }: TrustWorld): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, origin);
      const own = OWN_SCRIPTS.some((path) => href === new URL(path, origin).href);
      return own || files.placeOf(href) ? href : null;
    },
  });
}
