import type { PasswordPolicy } from '@bellkey/shared/shell';
import type { PasswordPolicy as ProviderPolicy } from 'firebase/auth';

/** Specification, section 4: the minimum where the server names none. */
export const DEFAULT_MINIMUM_LENGTH = 6;

/** The provider's policy in the form that pages use. */
export function asPasswordPolicy({
  customStrengthOptions: options,
  allowedNonAlphanumericCharacters,
}: Pick<ProviderPolicy, 'customStrengthOptions' | 'allowedNonAlphanumericCharacters'>): PasswordPolicy {
  return {
    minimumLength: options.minPasswordLength ?? DEFAULT_MINIMUM_LENGTH,
    maximumLength: options.maxPasswordLength ?? null,
    lowercase: options.containsLowercaseLetter ?? false,
    uppercase: options.containsUppercaseLetter ?? false,
    numeric: options.containsNumericCharacter ?? false,
    nonAlphanumeric: options.containsNonAlphanumericCharacter ?? false,
    allowedNonAlphanumeric: allowedNonAlphanumericCharacters,
  };
}
