/** The shortest password in the list: a policy that allows shorter ones would get an incomplete list. */
export const COMMON_FROM_LENGTH = 12;

/**
 * The most used passwords of {@link COMMON_FROM_LENGTH} characters or more, in lower case; there are few. They load
 * with a page that asks for a new password only. Null when they cannot be loaded: the server still refuses them.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string> | null> {
  try {
    const { default: passwords } = await import('./common-passwords.json', { with: { type: 'json' } });
    return new Set(passwords);
  } catch {
    return null;
  }
}
