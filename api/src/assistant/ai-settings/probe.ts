import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteModelConfig } from '@bellkey/concierge/remote-engine';
import type { ProbeResult } from '@bellkey/shared/api';
import { z } from 'zod';

const PROBE_TIMEOUT_MS = 10_000;

/** A chat completion; its text is checked and discarded. */
const Completion = z.object({ choices: z.array(z.unknown()).min(1) });
/** An error in the format of the OpenAI protocol. Anything else with a status is not a language model. */
const ProtocolError = z.object({ error: z.object({ message: z.string() }) });

const refusals: Record<number, ProbeResult['reason']> = {
  401: 'key-refused',
  403: 'key-refused',
  404: 'model-unknown',
};

/** The response of an endpoint that speaks the protocol; null for everything else. */
async function ask(
  config: RemoteModelConfig,
  signal: AbortSignal,
): Promise<{ reason: ProbeResult['reason']; status: number } | null> {
  const response = await (config.fetch ?? fetch)(`${config.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(config.apiKey && { authorization: `Bearer ${config.apiKey}` }),
    },
    body: JSON.stringify({
      model: config.model,
      max_tokens: 5,
      messages: [{ role: 'user', content: 'Answer with the word: ready' }],
    }),
  });
  const { status, ok } = response;
  const body: unknown = await response.json();
  if (ok) return Completion.safeParse(body).success ? { reason: null, status } : null;
  return ProtocolError.safeParse(body).success
    ? { reason: refusals[status] ?? 'unusable-answer', status }
    : null;
}

/**
 * Asks a language model for one word. Reports the result and never the answer: an endpoint may repeat its headers.
 *
 * A probe can target any name, so it reveals nothing unless the target speaks the OpenAI protocol: a closed port, one
 * that never answers, a forbidden address and a server of another kind are all `unreachable`, and all take the whole
 * time limit.
 *
 * @param timeoutMs the property's time limit in milliseconds; at most ten seconds count
 */
export async function probe(config: RemoteModelConfig, timeoutMs: number): Promise<ProbeResult> {
  const limitMs = Math.min(timeoutMs, PROBE_TIMEOUT_MS);
  const startedAt = performance.now();
  const over = sleep(limitMs, null, { ref: false });
  // A name can take longer to resolve than the limit, and resolving cannot be aborted.
  const answer = await Promise.race([ask(config, AbortSignal.timeout(limitMs)).catch(() => null), over]);
  if (answer) return { ok: answer.reason === null, ms: Math.round(performance.now() - startedAt), ...answer };
  await over;
  return { ok: false, ms: limitMs, reason: 'unreachable', status: null };
}
