import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSigningKey, publicKeyOf } from '@bellkey/shared/release/signing';
import { CommandError } from '../../command/command.ts';

/** A key for signing releases. */
export interface TeamKey {
  /** PKCS #8, PEM. */
  privateKey: string;
  /** SPKI, DER, base64. */
  publicKey: string;
}

function checked(privateKey: string, place: string): TeamKey {
  try {
    return { privateKey, publicKey: publicKeyOf(privateKey) };
  } catch (cause) {
    throw new CommandError(
      `${place} is not an Ed25519 private key (PKCS #8, PEM). \`npm run releases -- key <file>\` creates one.`,
      { cause },
    );
  }
}

/** Creates a private key file that only its owner may read. @throws CommandError when the file exists. */
export async function makeKeyFile(file: string): Promise<TeamKey> {
  const key = generateSigningKey();
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, key.privateKey, { mode: 0o600 });
  try {
    // Of two concurrent processes, one creates it.
    await link(draft, file);
  } catch (cause) {
    throw new CommandError(`${file} exists; a key is never overwritten.`, { cause });
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  return key;
}

const nameInEnvironment = (remote: string) => `RELEASE_KEY_${remote.toUpperCase().replaceAll('-', '_')}`;

/** The key in `RELEASE_KEY_<REMOTE>` or `RELEASE_KEY`, as PEM or as the path of a file; null when neither is set. */
async function keyFromEnvironment(remote: string, env: NodeJS.ProcessEnv): Promise<TeamKey | null> {
  const name = [nameInEnvironment(remote), 'RELEASE_KEY'].find((candidate) => env[candidate]);
  const value = name === undefined ? undefined : env[name];
  if (name === undefined || value === undefined) return null;
  if (value.includes('-----BEGIN')) return checked(value, name);
  try {
    return checked(await readFile(value, 'utf8'), `${value} (from ${name})`);
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`${value}, which ${name} names, cannot be read.`, { cause });
  }
}

/**
 * The key that signs a remote's releases: from the environment, otherwise this machine's own in `DATA_DIR/keys/`, which
 * is created on first use where that is allowed.
 *
 * @param make whether a missing key may be created, as on a machine that releases only for itself
 * @throws CommandError when there is no key, or it is invalid.
 */
export async function teamKey(
  remote: string,
  { env, dataDir, make }: { env: NodeJS.ProcessEnv; dataDir: string; make: boolean },
): Promise<TeamKey> {
  const given = await keyFromEnvironment(remote, env);
  if (given) return given;
  const file = path.join(dataDir, 'keys', `${remote}.pem`);
  if (!existsSync(file)) {
    if (!make) {
      throw new CommandError(
        `There is no key to sign releases of ${remote} with. Set RELEASE_KEY to a private key or its file; \`npm run releases -- key <file>\` creates one.`,
      );
    }
    // Another process may have been first.
    await makeKeyFile(file).catch(() => undefined);
  }
  return checked(await readFile(file, 'utf8'), file);
}
