/** The shortest password in the list: a policy that asks for less would be served an incomplete one. */
export const COMMON_FROM_LENGTH = 12;

/**
 * The most used passwords of {@link COMMON_FROM_LENGTH} characters or more, in lower case; there are few. They come
 * when a page asks for a new password, and with no other. Null when they cannot be loaded: the server refuses them
 * all the same.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string> | null> {
  try {
    const { default: passwords } = await import('./common-passwords.json', { with: { type: 'json' } });
    return new Set(passwords);
  } catch {
    return null;
  }
}
