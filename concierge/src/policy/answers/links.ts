import { ANSWER_WORDS } from './answer-words.ts';
import type { Flaw } from './grounding.ts';
import { legible } from './legible.ts';

/** `evil.com`, `пример.рф`, `a.b.example/pay`: two labels and a full stop, with any last label. */
const DOMAIN = /(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+[\p{L}][\p{L}\p{N}-]+/gu;
const SCHEME =
  /(?<![\p{L}])(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:mailto|tel|sms|javascript|data|vbscript|whatsapp):)[^\s)\]>"']*|(?<![\p{L}\p{N}:])\/\/[^\s)\]>"']+/giu;
const EMAIL = /[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/u;
const ADDRESS_NUMBER = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u;
const LAST_LABELS =
  'com|net|org|io|app|dev|xyz|info|biz|shop|site|online|link|example|pay|me|co|pt|es|br|uk|eu|ru';
/** A spelled-out domain: `evil dot com`, `evil[.]com`, `evil. com`. */
const SPELLED = new RegExp(
  `[\\p{L}\\p{N}-]+(?: ?[[({]\\.?(?:${ANSWER_WORDS.dot})?\\.?[\\])}] ?| (?:${ANSWER_WORDS.dot}) |\\. )(?:${LAST_LABELS})(?![\\p{L}\\p{N}])`,
  'iu',
);
const MARKUP = /<\/?[a-z!][^>]*>?|!?\[[^\]]*\]\([^)]*\)|```|^\s{0,3}#{1,6} |^\s*\|.*\||^\s*[-:| ]{5,}$/imu;

/** The host of a link as written, without `www.`; null for anything that is not a web address. */
function hostOf(link: string): string | null {
  if (/^(?:mailto|tel|sms|javascript|data|vbscript|whatsapp):/i.test(link)) return null;
  try {
    const url = new URL(link.includes('://') ? link : `https://${link}`);
    return url.protocol === 'https:' && !url.username ? url.hostname.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}

const flaw = (what: string): Flaw => ({ kind: 'link', what });

/**
 * The first link of an answer that is not on the allow-list of hosts, in any form: address, e-mail address, handle,
 * image, markup, and everything in the form of a domain name.
 */
export function foreignLink(answer: string, allowedHosts: readonly string[]): Flaw | null {
  const text = legible(answer);
  const markup = MARKUP.exec(text);
  if (markup) return flaw(markup[0]);
  const email = EMAIL.exec(text);
  if (email && !allowedHosts.includes((email[0].split('@')[1] ?? '').toLowerCase())) return flaw(email[0]);
  const isForeign = (link: string) => {
    const host = hostOf(link.replace(/[.,;!?]+$/, ''));
    return host === null || !allowedHosts.includes(host.toLowerCase());
  };
  const schemes = [...text.matchAll(SCHEME)].map(([link]) => link);
  const strange = schemes.find(isForeign);
  if (strange !== undefined) return flaw(strange);
  let rest = email ? text.replace(email[0], ' ') : text;
  for (const link of schemes) rest = rest.replace(link, ' ');
  const domain = [...rest.matchAll(DOMAIN)]
    .map(([link]) => link)
    .find((link) => !isAbbreviation(link) && isForeign(link));
  if (domain !== undefined) return flaw(domain);
  const other = [SPELLED, HANDLE, ADDRESS_NUMBER].map((pattern) => pattern.exec(rest)?.[0]).find(Boolean);
  return other ? flaw(other) : null;
}

/** `a.m`, `e.g`, `S.A`: single letters. */
const isAbbreviation = (text: string) => /^(?:\p{L}\.)*\p{L}$/u.test(text);
