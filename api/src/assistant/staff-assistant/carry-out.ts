import type { RemoteChoice } from '@bellkey/concierge/remote-engine';
import type { StaffAnswer } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { mayChat } from '../../property/staff/permissions.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { answer } from './answer.ts';
import { answerConversations } from './answer-conversations.ts';
import { answerPeople } from './answer-people.ts';
import type { Command } from './command.ts';
import { draftGround, templateReply } from './draft-reply.ts';
import { findProcedure } from './find-procedure.ts';
import { formatCount, formatList, formatStatus, formatSummary } from './format-requests.ts';
import { proposeAssignment } from './propose-assignment.ts';
import { proposeChange } from './propose-change.ts';
import { proposeRequest } from './propose-request.ts';
import { findByNo, selectRequests } from './select-requests.ts';

const HELP = `I did not understand that. I can count, list and summarise requests, say who is on duty and which guests wait, find a procedure, draft a reply, and prepare a change, an assignment or a new request for you to apply. Try:
How many requests are overdue?
What is open on floor 2?
What did 204 ask for yesterday?
Who is on duty?
Which guests are waiting?
Summarise this shift
How do I handle a lost passport?
Draft a reply to 204 about the noise
Accept 12 in 20 minutes
Assign 12 to me
2 towels for 204`;
const NO_TRANSLATION =
  'Only a language model can translate, and none answers here now. The property’s own texts exist in each of its languages.';

/** A text for a language model to write after the transaction has ended, and the fallback without a model. */
interface Writing {
  task: string;
  data: unknown;
  choice: RemoteChoice;
  otherwise: StaffAnswer;
  finish(text: string, engine: string): StaffAnswer;
}

/** Result of a question: an answer, or a refusal. */
export type Step =
  | { kind: 'answer'; answer: StaffAnswer }
  | { kind: 'write'; writing: Writing; uid: string; timeZone: string };

/** A step that returns an answer. */
export const said = (value: StaffAnswer): Step => ({ kind: 'answer', answer: value });

async function draft(
  scope: PropertyScope,
  staff: StaffCaller,
  command: Extract<Command, { kind: 'draft' }>,
  registry: EngineRegistry,
): Promise<Step> {
  if (!mayChat(staff)) return said(answer('draft', 'Your role does not write to guests.'));
  const ground = await draftGround(scope, command.place);
  if (!ground) return said(answer('draft', `No one at ${command.place} has an open conversation.`));
  const { conversationId, place, language, lines } = ground;
  const conversations = [{ id: conversationId, place }];
  if (command.text !== undefined) {
    const proposals = [{ kind: 'reply' as const, conversationId, place, text: command.text }];
    const text = `Your words as a reply to ${place}. The guest reads them as they are.`;
    return said(answer('draft', text, { proposals, conversations }));
  }
  const propose = (text: string, engine: string): StaffAnswer => ({
    ...answer('draft', `A reply to ${place}, in the guest’s language. Read it before you send it.`, {
      proposals: [{ kind: 'reply', conversationId, place, text }],
      conversations,
    }),
    engine,
  });
  const { timeZone } = await loadProperty(scope);
  return {
    kind: 'write',
    uid: staff.uid,
    timeZone,
    writing: {
      task: `Write a short, warm reply of a hotel to its guest, in the language with the code ${language}, signed ${staff.name}.`,
      data: { about: command.about, tone: command.tone ?? null, conversation: lines },
      choice: await registry.choose(scope, null),
      otherwise: propose(templateReply(language, staff.name, command.tone), 'embedded'),
      finish: propose,
    },
  };
}

async function translate(
  scope: PropertyScope,
  staff: StaffCaller,
  { text, to }: Extract<Command, { kind: 'translate' }>,
  registry: EngineRegistry,
): Promise<Step> {
  const { timeZone } = await loadProperty(scope);
  return {
    kind: 'write',
    uid: staff.uid,
    timeZone,
    writing: {
      task: `Translate the text into ${to}. Keep names, numbers and times as they are.`,
      data: { text },
      choice: await registry.choose(scope, null),
      otherwise: answer('translate', NO_TRANSLATION),
      finish: (translated, engine) => ({ ...answer('translate', translated), engine }),
    },
  };
}

/** Everything that is looked up or decided in one transaction, with the caller's permissions. */
export async function carryOut(
  scope: PropertyScope,
  staff: StaffCaller,
  command: Command,
  registry: EngineRegistry,
): Promise<Step> {
  switch (command.kind) {
    case 'count': {
      const { found, filter } = await selectRequests(scope, staff, command.filter);
      return said(formatCount(found, filter));
    }
    case 'list': {
      const { found, filter } = await selectRequests(scope, staff, command.filter);
      return said(formatList(found, filter, scope.now));
    }
    case 'summary': {
      const { found, filter } = await selectRequests(scope, staff, { ...command.filter, which: 'asked' });
      return said(formatSummary(found, filter, scope.now));
    }
    case 'status': {
      const request = await findByNo(scope, staff, command.no);
      const { timeZone } = await loadProperty(scope);
      return said(
        request
          ? formatStatus(request, timeZone, scope.now)
          : answer('status', `There is no request #${command.no} that you may see.`),
      );
    }
    case 'people':
      return said(await answerPeople(scope, command));
    case 'conversations':
      return said(await answerConversations(scope, staff));
    case 'assign':
      return said(await proposeAssignment(scope, staff, command));
    case 'raise':
      return said(await proposeRequest(scope, staff, command));
    case 'change':
      return said(await proposeChange(scope, staff, command));
    case 'draft':
      return draft(scope, staff, command, registry);
    case 'translate':
      return translate(scope, staff, command, registry);
    case 'procedure':
      return said(await findProcedure(scope, command.question));
    case 'help':
      return said(answer('help', HELP));
  }
}
