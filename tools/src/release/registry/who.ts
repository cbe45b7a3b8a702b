import { hostname, userInfo } from 'node:os';

function user(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without a name.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who is releasing, for the history: `RELEASE_WHO`, else `user@machine`. */
export function whoIs(env: NodeJS.ProcessEnv): string {
  return env.RELEASE_WHO?.trim() || `${user()}@${hostname()}`;
}
