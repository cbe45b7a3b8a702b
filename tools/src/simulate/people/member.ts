import { type Conversation, type LiveEvent, type ServiceRequest, streams } from '@bellkey/shared/api';
import type { PlannedMember } from '../plan/plan-day.ts';
import { PROPERTY_ID } from '../property/simulated-property.ts';
import { after, type Day } from './day.ts';
import { type LiveStream, openStream } from './live-stream.ts';
import { OPEN, OWN_FIRST, rank } from './request-rank.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** How often someone overlooks that a colleague is already working on something. */
const OVERLOOKED_SHARE = 0.05;
/** How often work takes much longer than usual, and how often an approval is refused. */
const SLOW_SHARE = 0.12;
const REFUSED_SHARE = 0.25;
const MANAGERS_STEP = 3;
const HELP_STEP = 2;

/** What colleagues know of each other's work. */
export interface Colleagues {
  /** Who works on which request or conversation. */
  busyWith: Map<string, string>;
}

/** A staff member during their shift. */
export interface SimulatedMember {
  comeOn(): Promise<void>;
  goOff(): Promise<void>;
  /** Closes the device, at the end of the day. */
  leave(): void;
}

/** A member who sees the stream, and works on one thing after the other. */
export function createMember(
  day: Day,
  { id, role, departments }: PlannedMember,
  { busyWith }: Colleagues,
): SimulatedMember {
  const requests = new Map<string, ServiceRequest>();
  const conversations = new Map<string, Conversation>();
  const token = id;
  const chats = role === 'agent' || role === 'manager';
  let isOnDuty = false;
  let isBusy = false;
  let stream: LiveStream | null = null;

  const call = (operation: string, body?: unknown) =>
    day.call(`${operation}${operation.includes('?') ? '&' : '?'}property=${PROPERTY_ID}`, {
      token,
      ...(body !== undefined && { body }),
    });

  function take(event: LiveEvent): void {
    if (event.type === 'request.created' || event.type === 'request.updated') {
      requests.set(event.request.id, event.request);
    }
    if (event.type === 'conversation.updated') notice(event.conversation);
    lookAround();
  }

  /** The nearest person acts: those at the desk first, and the others when no one has reacted. */
  function notice(conversation: Conversation): void {
    const before = conversations.get(conversation.id);
    conversations.set(conversation.id, conversation);
    const { alarm } = conversation;
    if (!alarm || alarm.takenBy || before?.alarm?.raisedAt === alarm.raisedAt) return;
    const seconds = chats ? day.random.between(5, 20) : day.random.between(25, 40);
    after(day, seconds * SECOND_MS, async () => {
      const known = conversations.get(conversation.id)?.alarm;
      if (!isOnDuty || !known || known.takenBy) return;
      await call(`POST /api/staff/conversations/${conversation.id}/alarm`, { to: 'taken' });
      after(day, day.random.between(8, 15) * MINUTE_MS, () => endAlarm(conversation.id));
    });
  }

  async function endAlarm(conversationId: string): Promise<void> {
    if (chats) await call(`POST /api/staff/conversations/${conversationId}/alarm`, { to: 'over' });
  }

  const isOwn = (request: ServiceRequest) =>
    departments.includes(request.department.key) ||
    (request.escalation ?? 0) >= (role === 'manager' ? MANAGERS_STEP : HELP_STEP);

  function lookAround(): void {
    if (isBusy || !isOnDuty) return;
    const free = (one: string) =>
      !busyWith.has(one) || (busyWith.get(one) !== id && day.random.chance(OVERLOOKED_SHARE));
    const alarm = [...conversations.values()].find(
      (one) => chats && one.alarm?.takenBy && free(`alarm ${one.id}`),
    );
    const waiting = [...conversations.values()].find(
      ({ id: one, state, alarm: danger }) =>
        chats && !danger && (state === 'awaiting_human' || state === 'human_active') && free(one),
    );
    const rankOf = (one: ServiceRequest) =>
      rank(one) - (departments.includes(one.department.key) ? OWN_FIRST : 0);
    const [request] = [...requests.values()]
      .filter((one) => OPEN.includes(one.state) && isOwn(one) && free(one.id))
      .sort((one, other) => rankOf(one) - rankOf(other));
    if (alarm) work(`alarm ${alarm.id}`, () => watchOver(alarm.id));
    else if (waiting) work(waiting.id, () => answer(waiting.id));
    else if (request) work(request.id, () => handle(request));
  }

  function work(what: string, doIt: () => Promise<void>): void {
    isBusy = true;
    busyWith.set(what, id);
    const finish = async () => {
      await doIt();
      isBusy = false;
      if (busyWith.get(what) === id) busyWith.delete(what);
      lookAround();
    };
    day.begin(finish());
  }

  const pause = (fromMinutes: number, toMinutes: number) =>
    new Promise<void>((resolve) =>
      day.agenda.at(day.clock.now() + day.random.between(fromMinutes, toMinutes) * MINUTE_MS, resolve),
    );

  /** The desk ends a taken alarm once the danger is over. */
  async function watchOver(conversationId: string): Promise<void> {
    await pause(10, 20);
    await endAlarm(conversationId);
    await answer(conversationId);
  }

  async function answer(conversationId: string): Promise<void> {
    await pause(0.5, day.random.chance(SLOW_SHARE) ? 8 : 2.5);
    const path = `POST /api/staff/conversations/${conversationId}`;
    await call(`${path}/handler`, { handler: 'me' });
    await call(`${path}/messages`, { clientId: crypto.randomUUID(), body: 'We take care of it.' });
    await pause(1, 4);
    const { body } = await call(`${path}/handler`, { handler: 'resolved' });
    if (body?.id) conversations.set(conversationId, body as Conversation);
  }

  async function handle(request: ServiceRequest): Promise<void> {
    const isSlow = day.random.chance(SLOW_SHARE);
    const move = async (to: string, reason?: string) => {
      const { status, body } = await call(`POST /api/staff/requests/${request.id}/transition`, {
        to,
        reason,
      });
      if (status === 200) requests.set(request.id, body as ServiceRequest);
      return status === 200;
    };
    const now = () => requests.get(request.id)?.state;
    if (now() === 'new' || now() === 'needs_approval') {
      await pause(0.3, isSlow ? 8 : 2);
      if (now() === 'needs_approval' && day.random.chance(REFUSED_SHARE)) {
        await move('declined', 'The room is taken by then.');
        return;
      }
      if (!(await move('acknowledged'))) return see(request.id);
    }
    await pause(0.5, isSlow ? 12 : 3);
    if (now() === 'acknowledged' && !(await move('in_progress'))) return see(request.id);
    await pause(3, isSlow ? 45 : 12);
    // Someone who goes home leaves it to the next shift.
    if (isOnDuty && !(await move('done'))) return see(request.id);
  }

  /** Someone else was faster, or the guest cancelled it: loads its state. */
  async function see(requestId: string): Promise<void> {
    const { body } = await call('GET /api/staff/requests?scope=all');
    const found = (body?.requests as ServiceRequest[] | undefined)?.find(({ id: one }) => one === requestId);
    if (found) requests.set(requestId, found);
    else requests.delete(requestId);
  }

  return {
    async comeOn() {
      isOnDuty = true;
      await call('PUT /api/staff/presence', { onDuty: true });
      const [queue, talks] = await Promise.all([
        call('GET /api/staff/requests'),
        chats ? call('GET /api/staff/conversations') : null,
      ]);
      for (const request of queue.body.requests as ServiceRequest[]) requests.set(request.id, request);
      for (const one of (talks?.body.conversations ?? []) as Conversation[]) notice(one);
      stream = openStream(
        day,
        `${streams.staff}?property=${PROPERTY_ID}`,
        { authorization: `Bearer ${token}` },
        queue.body.cursor,
        take,
      );
      lookAround();
    },
    async goOff() {
      isOnDuty = false;
      stream?.close();
      for (const [what, who] of busyWith) if (who === id) busyWith.delete(what);
      await call('PUT /api/staff/presence', { onDuty: false });
    },
    leave: () => stream?.close(),
  };
}
