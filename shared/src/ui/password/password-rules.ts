import type { PasswordPolicy } from '../../shell/session.ts';

/** One demand on a password, as people read it, and whether it is met. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

/**
 * Every demand of the server's policy, measured on what is typed so far.
 *
 * @param common the most used passwords, in lower case; null where the policy does not refuse them, or before they
 * are here
 */
export function passwordRules(
  policy: PasswordPolicy,
  password: string,
  common: ReadonlySet<string> | null = null,
): PasswordRule[] {
  const { minimumLength, maximumLength, allowedNonAlphanumeric } = policy;
  // As the server counts: UTF-16 units, not what a person would call a character.
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

/** The most used passwords count in any mix of capitals. */
const isCommon = (common: ReadonlySet<string>, password: string): boolean =>
  common.has(password.toLowerCase());

/** Whether the server would take this password. */
export function meetsPolicy(policy: PasswordPolicy, password: string): boolean {
  return passwordRules(policy, password).every(({ met }) => met);
}
