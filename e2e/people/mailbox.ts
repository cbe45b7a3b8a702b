import type { APIRequestContext } from '@playwright/test';
import type { Demo } from '../stack/run-stack.ts';

/** Port offset of the Auth proxy within the stack (README, "Ports"). */
const AUTH_PROXY_OFFSET = 2;

/** Opens the newest verification link sent to an e-mail address, like its owner in a mail program. */
export async function openVerificationMail(
  request: APIRequestContext,
  demo: Demo,
  email: string,
): Promise<void> {
  const proxy = new URL(demo.shellUrl);
  proxy.port = String(Number(proxy.port) + AUTH_PROXY_OFFSET);
  const codes = await request.get(`${proxy.origin}/emulator/v1/projects/demo-bellkey/oobCodes`);
  const { oobCodes } = (await codes.json()) as {
    oobCodes: Array<{ email: string; requestType: string; oobLink: string }>;
  };
  const mail = oobCodes.findLast((one) => one.email === email && one.requestType === 'VERIFY_EMAIL');
  if (!mail) throw new Error(`No mail was sent to ${email}`);
  const opened = await request.get(mail.oobLink);
  if (!opened.ok()) throw new Error(`The link could not be opened: ${opened.status()}`);
}
