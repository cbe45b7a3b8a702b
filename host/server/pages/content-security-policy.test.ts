import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

const parts = {
  inlineStyles: [],
  inlineScripts: ['1'],
  remoteOrigins: [],
  connectOrigins: [],
  trustedTypes: true,
};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('scripts come from this origin or by hash; nothing inline, nothing evaluated', () => {
  const policy = contentSecurityPolicy({ ...parts, botCheck: false });
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*/);
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
});

test('strings become neither code nor HTML, and only one policy decides about scripts’ URLs', () => {
  const policy = contentSecurityPolicy({ ...parts, botCheck: false });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
});

test('the bot check is allowed when it is on, and not named when it is off', () => {
  expect(contentSecurityPolicy({ ...parts, botCheck: false })).not.toMatch(/google|gstatic|frame-src/);
  const on = contentSecurityPolicy({ ...parts, botCheck: true });
  expect(directive(on, 'script-src')).toContain(
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  );
  expect(directive(on, 'frame-src')).toBe(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
});

test('pages connect to, and load from, only the origins of the composition', () => {
  const policy = contentSecurityPolicy({
    ...parts,
    remoteOrigins: ['https://team.example'],
    connectOrigins: ['https://api.example'],
    botCheck: false,
  });
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://team.example https://api.example",
  );
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self' 'sha256-[^']+' https:\/\/team\.example$/,
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'self' https://team.example");
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
});
