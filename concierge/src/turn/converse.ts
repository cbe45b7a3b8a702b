import type { TurnContext } from '../contract/contract.ts';
import { requestOf, type Scene, type SceneOptions, scene } from '../testing/scene.ts';
import { createConcierge } from './create-concierge.ts';

/** Outcome of one line of a conversation. */
export interface Turn extends Pick<Scene, 'created' | 'cancelled'> {
  reply: string | null;
  handoff: string | null;
  frame: unknown;
}

type Request = TurnContext['openRequests'][number];

/** The open requests after a turn, with numbers as a property gives them. */
function requestsAfter(
  open: readonly Request[],
  { created, cancelled }: Pick<Scene, 'created' | 'cancelled'>,
  next: number,
) {
  let no = next;
  let left = open.filter((request) => !cancelled.includes(request.no));
  for (const { amends, ...made } of created) {
    const details = [...(made.details ?? [])];
    if (amends) {
      left = left.map((request) => {
        if (request.no !== amends) return request;
        const kept = (request.details ?? []).filter(
          ({ slot }) => !details.some((detail) => detail.slot === slot),
        );
        return { ...request, quantity: made.quantity ?? request.quantity, details: [...kept, ...details] };
      });
    } else {
      left = [...left, { ...requestOf(made, no), details }];
      no += 1;
    }
  }
  return { left, no };
}

/** Sends lines one after the other as one guest. Each line gets the frame, messages and requests of those before. */
export async function converse(lines: readonly string[], options: SceneOptions = {}): Promise<Turn[]> {
  const run = createConcierge({});
  const turns: Turn[] = [];
  const history: Array<readonly ['guest' | 'ai', string]> = [];
  let open = [...(options.openRequests ?? [])];
  let next = 12;
  let frame: unknown;
  for (const line of lines) {
    const { context, ports, created, cancelled } = scene(line, {
      ...options,
      history,
      openRequests: open,
      nextNo: next,
    });
    const result = await run({ ...context, frame }, ports, new AbortController().signal);
    const after = requestsAfter(open, { created, cancelled }, next);
    [open, next] = [after.left, after.no];
    // Serialised and parsed, as if loaded from storage.
    frame = JSON.parse(JSON.stringify(result.frame ?? null));
    history.push(['guest', line]);
    if (result.reply !== null) history.push(['ai', result.reply]);
    turns.push({ reply: result.reply, handoff: result.handoff?.reason ?? null, created, cancelled, frame });
  }
  return turns;
}

/** The outcome of the last line, as `changes 12 time=18:00`, `towels x3` or `cancels 12`, joined by commas. */
export async function lastOutcome(lines: readonly string[], options: SceneOptions = {}): Promise<string> {
  const turn = (await converse(lines, options)).at(-1);
  const made = (turn?.created ?? []).map(({ amends, service, quantity, details }) =>
    [
      amends ? `changes ${amends}` : service,
      ...(quantity === null || quantity === undefined ? [] : [`x${quantity}`]),
      ...(details ?? []).map(({ slot, value }) => `${slot}=${value}`),
    ].join(' '),
  );
  return [...made, ...(turn?.cancelled ?? []).map((no) => `cancels ${no}`)].join(', ');
}
