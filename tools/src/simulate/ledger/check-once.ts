import type { DayRecord, Finding, RecordedRequest, RecordedStep } from './day-record.ts';

/** An emergency is escalated repeatedly, but not twice within this. */
const CALL_AGAIN_MS = 60_000;

/** No job ran twice: no clock, no answer, no delivery. */
export function checkOnce(record: DayRecord): Finding[] {
  return [
    ...record.requests.flatMap(repeatedDeeds),
    ...doubles(
      record.messages.flatMap(({ turnId, senderKind }) => (senderKind === 'ai' && turnId ? [turnId] : [])),
    ).map((turnId): Finding => ({ rule: 'once', what: `the answer ${turnId} was given twice` })),
    ...doubles(record.deliveries.map(({ key }) => key)).map(
      (key): Finding => ({ rule: 'once', what: `a notification was planned twice: ${key}` }),
    ),
  ];
}

/** Repetitions of a clock without a change in between. */
function repeatedDeeds(request: RecordedRequest): Finding[] {
  const found: Finding[] = [];
  const slips = new Set<string>();
  const seen = new Map<string, RecordedStep>();
  let state: string | null = null;
  for (const step of request.steps) {
    const isNew = step.state !== state || step.byKind !== 'system';
    if (isNew) seen.clear();
    state = step.state;
    if (step.byKind !== 'system') continue;
    const deed = deedOf(step);
    if (step.event?.kind === 'slipped') {
      if (slips.has(deed)) found.push(twice(request, deed));
      slips.add(deed);
      // With a new time, warnings and escalations start over.
      seen.clear();
      continue;
    }
    const earlier = seen.get(deed);
    const isCall = request.priority === 'emergency' && step.event?.kind === 'escalated';
    if (earlier && !(isCall && step.at - earlier.at >= CALL_AGAIN_MS)) found.push(twice(request, deed));
    seen.set(deed, step);
  }
  return found;
}

/** Key of an action: `slipped` by the missed time. */
function deedOf({ event, state }: RecordedStep): string {
  if (!event) return `moved to ${state}`;
  const { kind, to, before, at } = event;
  return [kind, to, before, kind === 'slipped' ? null : at].filter(Boolean).join(' ');
}

const twice = ({ id, no, title }: RecordedRequest, deed: string): Finding => ({
  rule: 'once',
  what: `#${no} ${title}: ${deed} twice`,
  requestId: id,
});

/** Those that occur more than once, each once. */
function doubles(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.has(key) || !seen.add(key)))];
}
