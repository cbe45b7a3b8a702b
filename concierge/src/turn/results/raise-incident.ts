import type { TurnContext, TurnPorts, TurnResult } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { personFetchedIn } from '../../dialogue/sentences/person-fetched.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../../language/text/answer-language.ts';
import { fetchPerson, SUMMARY_MAX_CHARS } from './decided.ts';

/** The service for an emergency, with its clock: a doctor for people, the alarm for everything else. */
function emergencyService(context: TurnContext, kind: string): string | null {
  const wanted = kind === 'medical' ? ['doctorOnCall', 'emergency'] : ['emergency'];
  const offered = context.services.filter((service) => service.active && service.kind === 'emergency');
  return wanted.find((key) => offered.some((service) => service.key === key)) ?? null;
}

/** Alerts the team: creates an emergency request if the property has such a service, and always asks for a person. */
export async function raiseIncident(
  context: TurnContext,
  ports: TurnPorts,
  reason: string,
  language: AnswerLanguage,
  found: string,
): Promise<TurnResult> {
  const kind = reason.split(':')[1] ?? 'other';
  const service = emergencyService(context, kind);
  const note = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  const made = service ? await ports.createRequest({ service, quantity: null, note }) : null;
  return {
    ...fetchPerson(context, reason, language),
    ...(!isAnswerLanguage(found) && { reply: personFetchedIn(found).alarm }),
    parts: made?.ok ? [{ kind: 'request', requestId: made.value.id }] : [],
    actions: [{ tool: 'raise_incident', input: { kind }, outcome: 'done' }],
  };
}
