/** What a sign-in page asks of the identity service before anyone signs in; the emulator does not serve it. */
export interface IdentityConfiguration {
  passwordPolicy: {
    minimumLength: number;
    maximumLength?: number;
    lowercase?: boolean;
    uppercase?: boolean;
    numeric?: boolean;
    nonAlphanumeric?: boolean;
  };
  /** Whether the most used passwords are refused. */
  refuseCommonPasswords: boolean;
  /** Site key of reCAPTCHA Enterprise when passwords are guarded by a bot check; null when they are not. */
  recaptchaSiteKey: string | null;
}

/** The specification's policy, used when none is configured. */
const DEFAULT_MINIMUM_LENGTH = 6;
/** What Bellkey configures for the staff of properties, here and in production (decision 0173). */
export const STAFF_PASSWORD_MIN_LENGTH = 12;

/** The specification's policy: six characters or more, no composition rules. */
export const DEFAULT_CONFIGURATION: IdentityConfiguration = {
  passwordPolicy: { minimumLength: DEFAULT_MINIMUM_LENGTH },
  refuseCommonPasswords: false,
  recaptchaSiteKey: null,
};

/** Characters that count as non-alphanumeric, as the Identity Toolkit lists them. */
const NON_ALPHANUMERIC = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

/** The response to `GET /v2/passwordPolicy`. */
export function passwordPolicyAnswer({ passwordPolicy: policy }: IdentityConfiguration): object {
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minimumLength,
      ...(policy.maximumLength === undefined ? {} : { maxPasswordLength: policy.maximumLength }),
      ...(policy.lowercase ? { containsLowercaseCharacter: true } : {}),
      ...(policy.uppercase ? { containsUppercaseCharacter: true } : {}),
      ...(policy.numeric ? { containsNumericCharacter: true } : {}),
      ...(policy.nonAlphanumeric ? { containsNonAlphanumericCharacter: true } : {}),
    },
    allowedNonAlphanumericCharacters: NON_ALPHANUMERIC,
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  };
}

/** The response to `GET /v2/recaptchaConfig`: off unless a site key is configured. */
export function recaptchaAnswer({ recaptchaSiteKey }: IdentityConfiguration): object {
  return {
    ...(recaptchaSiteKey ? { recaptchaKey: `projects/demo-bellkey/keys/${recaptchaSiteKey}` } : {}),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: recaptchaSiteKey ? 'ENFORCE' : 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
    useSmsBotScore: false,
  };
}

/** The response to calls that the emulator lacks, or null when it supports them. */
export function answerInPlace(
  method: string,
  pathname: string,
  configuration: IdentityConfiguration,
): object | null {
  if (method === 'GET' && pathname.endsWith('/v2/passwordPolicy')) return passwordPolicyAnswer(configuration);
  if (method === 'GET' && pathname.endsWith('/v2/recaptchaConfig')) return recaptchaAnswer(configuration);
  // Revokes tokens of other providers, of which the emulator has none.
  if (method === 'POST' && pathname.endsWith('/v2/accounts:revokeToken')) return {};
  return null;
}
