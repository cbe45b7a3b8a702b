import type { APIRequestContext } from '@playwright/test';
import { newProperty } from '../../api/src/testing/public-forms.ts';
import type { Demo } from '../stack/run-stack.ts';

/** Port offset of the Auth proxy within the stack (README, "Ports"). */
const AUTH_PROXY_OFFSET = 2;

/** Creates an account with a verified e-mail, and a property that it owns, both for one test only. */
export async function newOwner(
  request: APIRequestContext,
  demo: Demo,
): Promise<{ email: string; password: string }> {
  const mark = Date.now().toString(36);
  const email = `ines-${mark}@prata.example`;
  const password = 'a password of her own';
  const proxy = new URL(demo.shellUrl);
  proxy.port = String(Number(proxy.port) + AUTH_PROXY_OFFSET);
  const identity = `${proxy.origin}/identitytoolkit.googleapis.com/v1`;
  await request.post(`${identity}/projects/demo-bellkey/accounts`, {
    headers: { authorization: 'Bearer owner' },
    data: { email, password, emailVerified: true },
  });
  const signedIn = await request.post(`${identity}/accounts:signInWithPassword?key=demo`, {
    data: { email, password, returnSecureToken: true },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const made = await request.post(`${demo.apiUrl}/api/staff/properties`, {
    headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': mark },
    data: newProperty(`prata-${mark}`),
  });
  if (!made.ok()) throw new Error(`No property was made: ${made.status()} ${await made.text()}`);
  return { email, password };
}
