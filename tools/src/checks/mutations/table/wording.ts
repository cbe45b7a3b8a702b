import { mutations } from './mutation.ts';

const WORDING = {
  file: 'shared/src/wording/auth-wording.ts',
  test: 'shared/src/wording/auth-wording.test.ts',
};
const CODES = { file: 'host/src/identity/auth-error.ts', test: 'host/src/identity/auth-error.test.ts' };
const RULES = {
  file: 'shared/src/ui/password/password-rules.ts',
  test: 'shared/src/ui/password/password-rules.test.ts',
};
const POLICY = {
  file: 'host/src/identity/password-policy.ts',
  test: 'host/src/identity/password-policy.test.ts',
};

const CATALOGUE = [
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'network-request-failed',
  'operation-not-allowed',
  'user-disabled',
];

/** The codes of signing in, their texts, and the rules for a password. */
export const wording = [
  ...mutations(
    { section: '8', ...CODES },
    CATALOGUE.map((code) => ({ rule: `The code ${code} is known`, from: `  '${code}',\n`, to: '' })),
  ),
  ...mutations({ section: '8', ...WORDING }, [
    {
      rule: 'Wording does not tell whether an account exists',
      from: "'wrong-password': noMatch,",
      to: "'wrong-password': fetchNewLink,",
    },
    {
      rule: 'Wording says who switches an account on again',
      file: 'shared/messages/compiled/auth-errors/en.ts',
      from: 'Ask a manager of your property why, and to have it switched on again.',
      to: 'user-disabled',
    },
  ]),
  ...mutations(
    {
      section: '8',
      file: 'host/src/session/session-store.ts',
      test: 'host/src/session/session-store.test.ts',
    },
    [
      {
        rule: 'A forgotten password does not tell whether an account exists',
        from: " || sent.error === 'user-not-found'",
        to: '',
      },
    ],
  ),
  ...mutations({ section: '5', ...RULES }, [
    {
      rule: 'A password has the minimum length',
      from: 'length >= minimumLength',
      to: 'length > minimumLength',
    },
    {
      rule: 'A password has at most the maximum length',
      from: 'length <= maximumLength',
      to: 'length < maximumLength',
    },
    { rule: 'The maximum is optional', from: 'maximumLength === null', to: 'maximumLength === undefined' },
    { rule: 'Lowercase can be required', from: '/[a-z]/', to: '/./' },
    { rule: 'Uppercase can be required', from: '/[A-Z]/', to: '/./' },
    { rule: 'A digit can be required', from: '/[0-9]/', to: '/./' },
    {
      rule: 'A non-alphanumeric character can be required',
      from: 'allowedNonAlphanumeric.includes(character)',
      to: 'character',
    },
    { rule: 'Every demand has to be met', from: '.every(', to: '.some(' },
  ]),
  ...mutations({ section: '5', ...POLICY }, [
    { rule: 'The minimum comes from the server', from: 'options.minPasswordLength ?? ', to: '' },
    { rule: 'The maximum comes from the server', from: 'options.maxPasswordLength ?? null', to: 'null' },
    {
      rule: 'Lowercase comes from the server',
      from: 'options.containsLowercaseLetter ?? false',
      to: 'false',
    },
    {
      rule: 'Uppercase comes from the server',
      from: 'options.containsUppercaseLetter ?? false',
      to: 'false',
    },
    { rule: 'Digits come from the server', from: 'options.containsNumericCharacter ?? false', to: 'false' },
    {
      rule: 'Non-alphanumeric comes from the server',
      from: 'options.containsNonAlphanumericCharacter ?? false',
      to: 'false',
    },
  ]),
  ...mutations(
    {
      section: '5',
      file: 'shared/src/ui/password/password-meter.tsx',
      test: 'shared/src/ui/password/new-password-field.test.tsx',
    },
    [{ rule: 'The meter counts what is met', from: 'value={met}', to: 'value={0}' }],
  ),
];
