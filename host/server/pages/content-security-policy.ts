import { createHash } from 'node:crypto';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

interface PolicyParts {
  inlineStyles: readonly string[];
  inlineScripts: readonly string[];
  /** Origins that remotes are loaded from directly. */
  remoteOrigins: readonly string[];
  /** Origins that pages connect to in addition to their own: API, identity provider. */
  connectOrigins: readonly string[];
  /** Where images of properties are, if not at this origin; empty otherwise. */
  apiOrigin?: string;
  /** Whether scripts are only loaded from URLs that the page's `default` policy allows, and never from strings. */
  trustedTypes: boolean;
  /** Whether the bot check's script and frame are allowed. */
  botCheck: boolean;
}

/** Sources that reCAPTCHA's documentation requires. */
const BOT_CHECK = {
  scripts: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frames: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

/** The page's policy: scripts of this origin, of allow-listed remotes, and the inline ones by hash; no eval. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const remotes = parts.remoteOrigins.join(' ');
  const directives: Record<string, string> = {
    'default-src': `'self'`,
    'script-src': `'self' ${parts.inlineScripts.map(hash).join(' ')} ${remotes} ${parts.botCheck ? BOT_CHECK.scripts : ''}`,
    'style-src': `'self' ${parts.inlineStyles.map(hash).join(' ')} ${remotes}`,
    'img-src': `'self' data: blob: ${remotes} ${parts.apiOrigin ?? ''}`,
    'font-src': `'self' ${remotes}`,
    'media-src': `'self' blob:`,
    'connect-src': `'self' ${remotes} ${parts.connectOrigins.join(' ')}`,
    ...(parts.botCheck ? { 'frame-src': BOT_CHECK.frames } : {}),
    'worker-src': `'self'`,
    'manifest-src': `'self'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    ...(parts.trustedTypes ? { 'require-trusted-types-for': `'script'`, 'trusted-types': 'default' } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}
