import type { Flaw } from './grounding.ts';

const LINK =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:|javascript:|data:)[^\s)\]>"']+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|app|dev|xyz|info|biz|shop|site|online|link|ly|me|co|pt|es|br|de|uk|eu|ru|cn|za)(?:\/[^\s)\]>"']*)?(?![\p{L}\p{N}])/giu;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const IMAGE = /!\[[^\]]*\]\([^)]*\)|<img\b/iu;

/** The host of a link as written, without `www.`; null for what is no web address. */
function hostOf(link: string): string | null {
  if (/^(?:mailto|tel|javascript|data):/i.test(link)) return null;
  try {
    const url = new URL(link.includes('://') ? link : `https://${link}`);
    return url.protocol === 'https:' && !url.username ? url.hostname.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}

/** The first link, e-mail address or remote image of an answer that is not on the allow-list of hosts. */
export function foreignLink(answer: string, allowedHosts: readonly string[]): Flaw | null {
  const image = IMAGE.exec(answer);
  if (image) return { kind: 'link', what: image[0] };
  const email = EMAIL.exec(answer);
  if (email && !allowedHosts.includes(email[0].split('@')[1] ?? '')) return { kind: 'link', what: email[0] };
  for (const [link] of answer.matchAll(LINK)) {
    const host = hostOf(link.replace(/[.,;!?]+$/, ''));
    if (host === null || !allowedHosts.includes(host)) return { kind: 'link', what: link };
  }
  return null;
}
