import type { PasswordPolicy } from '../../shell/session.ts';

/** One password rule, as text, and whether it is met. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

/**
 * Checks the password so far against every rule of the server's policy.
 *
 * @param common the most used passwords, in lower case; null when the policy does not refuse them, or before they are
 * loaded
 */
export function passwordRules(
  policy: PasswordPolicy,
  password: string,
  common: ReadonlySet<string> | null = null,
): PasswordRule[] {
  const { minimumLength, maximumLength, allowedNonAlphanumeric } = policy;
  // Counted like the server does: in UTF-16 units, not in what a person would call a character.
  const length = password.length;
  const has = (pattern: RegExp) => pattern.test(password);
  return [
    { text: `At least ${minimumLength} characters`, met: length >= minimumLength },
    ...(maximumLength === null
      ? []
      : [{ text: `At most ${maximumLength} characters`, met: length > 0 && length <= maximumLength }]),
    ...(policy.lowercase ? [{ text: 'A lowercase letter, a to z', met: has(/[a-z]/) }] : []),
    ...(policy.uppercase ? [{ text: 'An uppercase letter, A to Z', met: has(/[A-Z]/) }] : []),
    ...(policy.numeric ? [{ text: 'A digit', met: has(/[0-9]/) }] : []),
    ...(policy.nonAlphanumeric
      ? [
          {
            text: 'A sign, such as ! or ?',
            met: [...password].some((character) => allowedNonAlphanumeric.includes(character)),
          },
        ]
      : []),
    ...(common ? [{ text: 'Not one of the most used', met: length > 0 && !isCommon(common, password) }] : []),
  ];
}

/** The most used passwords match in any mix of case. */
const isCommon = (common: ReadonlySet<string>, password: string): boolean =>
  common.has(password.toLowerCase());

/** Whether the server would accept this password. */
export function meetsPolicy(policy: PasswordPolicy, password: string): boolean {
  return passwordRules(policy, password).every(({ met }) => met);
}
