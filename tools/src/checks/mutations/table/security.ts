import { mutations } from './mutation.ts';

const HEADERS = {
  file: 'host/server/requests/prepare-request.ts',
  test: 'host/server/security-headers.test.ts',
};
const POLICY = {
  file: 'host/server/pages/content-security-policy.ts',
  test: 'host/server/pages/content-security-policy.test.ts',
};

/** Headers of every response, and the policy of pages. */
export const security = [
  ...mutations({ section: 'security headers', ...HEADERS }, [
    { rule: 'Types are not guessed', from: "'x-content-type-options': 'nosniff',", to: '' },
    {
      rule: 'Other sites learn the origin alone',
      from: "'strict-origin-when-cross-origin'",
      to: "'unsafe-url'",
    },
    { rule: 'Features that are not used are off', from: ', geolocation=()', to: '' },
    { rule: 'HSTS is sent', from: "context.res.headers.set('strict-transport-security', HSTS);", to: '' },
    { rule: 'HSTS is not sent on localhost', from: ' && !isLocalhost(hostname)', to: '' },
    { rule: 'HSTS is sent over HTTPS only', from: "protocol === 'https:' && ", to: '' },
    {
      rule: 'A page comes with its policy',
      file: 'host/server/pages/page-answers.ts',
      from: "'content-security-policy': made.answer.policy,",
      to: '',
    },
  ]),
  ...mutations({ section: 'security headers', ...POLICY }, [
    {
      rule: 'No inline script runs unless its hash is known',
      from: "'script-src': `'self' ${parts",
      to: "'script-src': `'self' 'unsafe-inline' ${parts",
    },
    {
      rule: 'Nothing is evaluated',
      from: "'script-src': `'self' ${parts",
      to: "'script-src': `'self' 'unsafe-eval' ${parts",
    },
    { rule: 'No plug-in content', from: "'object-src': `'none'`", to: "'object-src': `'self'`" },
    { rule: 'No base element', from: "'base-uri': `'none'`", to: "'base-uri': `'self'`" },
    { rule: 'No page is framed', from: "'frame-ancestors': `'none'`", to: "'frame-ancestors': `*`" },
    {
      rule: 'The policy names the composition’s origins',
      from: "`'self' ${remotes} ${parts.connectOrigins.join(' ')}`",
      to: "`'self'`",
    },
    {
      rule: 'Scripts are loaded by Trusted Types',
      from: "'require-trusted-types-for': `'script'`, ",
      to: '',
    },
    {
      rule: 'The bot check is not let in where it is off',
      from: "parts.botCheck ? BOT_CHECK.scripts : ''",
      to: 'BOT_CHECK.scripts',
    },
  ]),
];
