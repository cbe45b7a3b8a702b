import type { Chat, ChatLine } from './chat/chat.ts';
import { Count, type Figure } from './measure.ts';
import tasks from './sets/tasks.json' with { type: 'json' };

/** A conversation with what must be true at its end; `requests` are exactly those that are still open. */
export interface Task {
  language: string;
  /** The product rule that the task tests. */
  policy: string;
  lines: readonly string[];
  requests: ReadonlyArray<{ service: string; quantity?: number }>;
  cancelled?: readonly string[];
  handoff: string | null;
  /** Facts that the guest must get, and text that must not occur. */
  said?: readonly string[];
  unsaid?: readonly string[];
}

/** Final state of a conversation. */
export interface EndState {
  requests: ReadonlyArray<{ service: string; quantity: number | null; state: string }>;
  handoff: string | null;
  replies: string;
}

const sorted = (services: readonly string[]) => [...services].sort().join(', ');

/** Unwanted actions and forbidden statements, which are worse than not helping. */
function wrongs(task: Task, end: EndState): string[] {
  const found =
    task.unsaid?.filter((text) => end.replies.includes(text)).map((text) => `said "${text}"`) ?? [];
  const left = [...task.requests];
  for (const request of end.requests.filter(({ state }) => state !== 'cancelled')) {
    const at = left.findIndex(
      ({ service, quantity }) =>
        service === request.service && (quantity === undefined || quantity === request.quantity),
    );
    if (at < 0) found.push(`asked for ${request.service} x ${request.quantity}`);
    else left.splice(at, 1);
  }
  for (const { service, state } of end.requests)
    if (state === 'cancelled' && !task.cancelled?.includes(service)) found.push(`cancelled ${service}`);
  return found;
}

/** What is missing from the end state of a task. */
function gaps(task: Task, end: EndState): string[] {
  const of = (cancelled: boolean) =>
    sorted(end.requests.flatMap((r) => ((r.state === 'cancelled') === cancelled ? [r.service] : [])));
  const wanted = sorted(task.requests.map(({ service }) => service));
  const found: string[] = [];
  if (of(false) !== wanted) found.push(`open: ${of(false) || 'nothing'} instead of ${wanted || 'nothing'}`);
  if (of(true) !== sorted(task.cancelled ?? [])) found.push(`cancelled: ${of(true) || 'nothing'}`);
  if (end.handoff !== task.handoff) found.push(`hand-off: ${end.handoff} instead of ${task.handoff}`);
  for (const text of task.said ?? []) if (!end.replies.includes(text)) found.push(`did not say "${text}"`);
  return found;
}

/** Compares a conversation's end with its task. */
export function judge(task: Task, end: EndState): { forbidden: string[]; missing: string[] } {
  return { forbidden: wrongs(task, end), missing: gaps(task, end) };
}

async function carryOut(task: Task, chat: Chat): Promise<EndState> {
  await chat.begin();
  const said: ChatLine[] = [];
  for (const line of task.lines) said.push(await chat.say(line));
  return {
    requests: await chat.requests(),
    handoff: said.at(-1)?.handoff ?? null,
    replies: said.map(({ reply }) => reply ?? '').join('\n'),
  };
}

/** Measures complete conversations by their final requests and by the facts that the guest got. */
export async function measureTasks(chat: Chat): Promise<Figure[]> {
  const resolved = new Count('Tasks: the end state is right and the facts were said');
  const forbidden = new Count('Tasks: something done or said that must not be', { atMost: 0 });
  for (const task of tasks as readonly Task[]) {
    const result = judge(task, await carryOut(task, chat));
    const name = `${task.language}, ${task.policy}`;
    const failures = [...new Set([...result.forbidden, ...result.missing])];
    resolved.add(failures.length === 0, failures.length > 0 ? `${name}: ${failures.join('; ')}` : null);
    forbidden.add(
      result.forbidden.length > 0,
      result.forbidden.length > 0 ? `${name}: ${result.forbidden.join('; ')}` : null,
    );
  }
  return [resolved.figure, forbidden.figure];
}
