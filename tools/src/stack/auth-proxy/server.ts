import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AccountKeeper } from './account-keeper.ts';
import type { Emulator } from './emulator.ts';
import { errorBody, Fault, Faults } from './faults.ts';
import { botCheckRefusal, withoutProof } from './identity-configuration/bot-check.ts';
import { answerInPlace, type IdentityConfiguration } from './identity-configuration/configuration.ts';
import { passwordRefusal } from './identity-configuration/password-check.ts';
import type { SendIdentityMail } from './identity-mails.ts';
import { acceptableToken, fromEmulator, toEmulator } from './restored-tokens.ts';
import { SecondFactorCalls } from './second-factor/second-factor-calls.ts';

/** Where tests inject faults, if enabled: `PUT` with a list of faults, an empty one to end them. */
export const CONTROL_PATH = '/bellkey/faults';

/** Headers that belong to one connection, or that we set ourselves. */
const NOT_PASSED_ON = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'accept-encoding',
]);
/** Read-only calls, whatever their method. */
const READING = /(?:accounts:(?:lookup|query|createAuthUri)|\/token)$/;
const EVERY_ACCOUNT = /^\/emulator\/v1\/projects\/[^/]+\/accounts$/;

interface ProxyOptions {
  emulator: Emulator;
  keeper: AccountKeeper;
  configuration: IdentityConfiguration;
  /** Serves the control path. */
  faultInjection: boolean;
  /** Mails the links that the emulator makes; null where no mail is sent. */
  sendMail: SendIdentityMail | null;
  log(message: string): void;
}

function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': '*',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}

async function loadBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The thin proxy in front of the Auth emulator. It answers what the emulator lacks, keeps the accounts over restarts,
 * accepts pages of any origin, and injects faults for tests; everything else passes through.
 */
export function createAuthProxy(options: ProxyOptions): Server {
  const { emulator, keeper, configuration, faultInjection, sendMail, log } = options;
  const faults = new Faults();
  const secondFactor = new SecondFactorCalls({
    emulatorUrl: emulator.url,
    factors: keeper.factors,
    acceptableToken: (idToken) => acceptableToken(keeper.restored, idToken),
  });

  /** Saved before the caller gets the response: what was acknowledged survives a crash. */
  const save = () =>
    keeper.synchronise().catch((error: unknown) => log(`The accounts could not be saved: ${String(error)}`));

  function send(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { ...corsHeaders(request), 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const method = request.method ?? 'GET';
    const asked = await loadBody(request);
    const authorized = request.headers.authorization !== undefined;
    const refusal =
      botCheckRefusal(pathname, asked, authorized, configuration) ??
      passwordRefusal(pathname, asked, authorized, configuration);
    if (refusal) {
      send(request, response, 400, errorBody(400, refusal));
      return;
    }
    const own = await secondFactor.answer(pathname, asked);
    if (own) {
      // Wrong codes are not saved: they count in this process only.
      if ('answer' in own) await save();
      if ('answer' in own) send(request, response, 200, own.answer);
      else send(request, response, 400, errorBody(400, own.refusal));
      return;
    }
    const proven = configuration.recaptchaSiteKey ? withoutProof(pathname, asked) : asked;
    const body = secondFactor.takeUpdate(pathname, authorized, proven);
    const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
    const answer = await fetch(`${emulator.url}${request.url}`, {
      method,
      redirect: 'manual',
      headers: headers.map(([name, value]) => [name, String(value)] satisfies [string, string]),
      body: body === '' ? undefined : toEmulator(keeper.restored, body),
    });
    const answered = fromEmulator(keeper.restored, await answer.text());
    const text = answer.ok ? await secondFactor.amend(pathname, asked, answered) : answered;
    if (answer.ok && method !== 'GET' && !READING.test(pathname)) {
      if (method === 'DELETE' && EVERY_ACCOUNT.test(pathname)) await keeper.mark();
      await save();
    }
    const kept = [...answer.headers].filter(
      ([name]) => !NOT_PASSED_ON.has(name) && !name.startsWith('access-control-') && name !== 'vary',
    );
    response.writeHead(answer.status, { ...Object.fromEntries(kept), ...corsHeaders(request) });
    response.end(text);
    if (answer.ok && sendMail) {
      await sendMail(pathname, asked, text).catch((error: unknown) =>
        log(`A mail could not be sent: ${String(error)}`),
      );
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', emulator.url);
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') {
      response.writeHead(204, corsHeaders(request)).end();
      return;
    }
    if (faultInjection && method === 'PUT' && pathname === CONTROL_PATH) {
      const ordered = z.array(Fault).safeParse(JSON.parse(await loadBody(request)));
      if (ordered.success) faults.order(ordered.data);
      send(request, response, ordered.success ? 200 : 400, { ok: ordered.success });
      return;
    }
    const fault = faults.take(pathname);
    if (fault) {
      await sleep(fault.delayMs);
      if (fault.status !== undefined) {
        send(request, response, fault.status, errorBody(fault.status));
        return;
      }
    }
    const inPlace = answerInPlace(method, pathname, configuration);
    if (inPlace) {
      send(request, response, 200, inPlace);
      return;
    }
    await forward(request, response, pathname);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) {
        response.destroy();
        return;
      }
      // Not JSON on purpose: the Firebase SDK treats that as a network failure, and signs no one out.
      response.writeHead(503, { ...corsHeaders(request), 'content-type': 'text/plain', 'retry-after': '2' });
      response.end('The Auth emulator is restarting.');
    });
  });
}
