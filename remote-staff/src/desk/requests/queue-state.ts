import type { LiveEvent, RequestState, ServiceRequest } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** A change that was asked for and is shown at once, before the API has answered. */
export interface Move {
  requestId: string;
  to: RequestState;
  reason: string | null;
  /** Idempotency key: a repeat of the same move has no second effect. */
  key: string;
}

/** A move that the API did not take: shown on its row until someone acts. */
export interface Refusal {
  move: Move;
  problem: ApiProblem;
}

/** The queue of one property: what the API said, and what was asked of it since. */
export interface QueueState {
  requests: ReadonlyMap<string, ServiceRequest>;
  moves: ReadonlyMap<string, Move>;
  refusals: ReadonlyMap<string, Refusal>;
  /** When a request came in over the stream, as milliseconds since 1970; those that were loaded are not in it. */
  arrivals: ReadonlyMap<string, number>;
}

export const emptyQueue: QueueState = {
  requests: new Map(),
  moves: new Map(),
  refusals: new Map(),
  arrivals: new Map(),
};

/** A request's steps only ever grow, so the longer history is the newer one; on a tie the later word counts. */
function isOlder(request: ServiceRequest, known: ServiceRequest | undefined): boolean {
  return known !== undefined && request.steps.length < known.steps.length;
}

const having = <V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> =>
  new Map(map).set(key, value);

function lacking<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** Takes in one request from anywhere: the stream, a list, an answer. Old news changes nothing. */
export function withRequest(queue: QueueState, request: ServiceRequest): QueueState {
  if (isOlder(request, queue.requests.get(request.id))) return queue;
  return { ...queue, requests: having(queue.requests, request.id, request) };
}

export const withRequests = (queue: QueueState, requests: readonly ServiceRequest[]): QueueState =>
  requests.reduce(withRequest, queue);

/** Takes in an event. A repeat, or one that was overtaken by a later one, changes nothing that is shown. */
export function withQueueEvent(queue: QueueState, event: LiveEvent, now: number): QueueState {
  switch (event.type) {
    case 'request.created': {
      const isNew = !queue.requests.has(event.request.id);
      const next = withRequest(queue, event.request);
      return isNew ? { ...next, arrivals: having(next.arrivals, event.request.id, now) } : next;
    }
    case 'request.updated':
      return withRequest(queue, event.request);
    default:
      return queue;
  }
}

/** Shows a change before the API has answered; an earlier refusal of the same request is settled by it. */
export const withMove = (queue: QueueState, move: Move): QueueState => ({
  ...queue,
  moves: having(queue.moves, move.requestId, move),
  refusals: lacking(queue.refusals, move.requestId),
});

/** The API took the move. */
export const withMoveTaken = (queue: QueueState, move: Move, request: ServiceRequest): QueueState =>
  withRequest({ ...queue, moves: withoutMove(queue, move) }, request);

/** The API refused the move: the row goes back to what the API last said, with the reason next to it. */
export const withMoveRefused = (queue: QueueState, refusal: Refusal): QueueState => ({
  ...queue,
  moves: withoutMove(queue, refusal.move),
  refusals: having(queue.refusals, refusal.move.requestId, refusal),
});

export const withoutRefusal = (queue: QueueState, requestId: string): QueueState => ({
  ...queue,
  refusals: lacking(queue.refusals, requestId),
});

function withoutMove(queue: QueueState, move: Move): QueueState['moves'] {
  return queue.moves.get(move.requestId)?.key === move.key
    ? lacking(queue.moves, move.requestId)
    : queue.moves;
}

/** A request as it is shown: with the move that was asked for, as if it had been taken. */
export function shownRequest(queue: QueueState, request: ServiceRequest): ServiceRequest {
  const move = queue.moves.get(request.id);
  return move ? { ...request, state: move.to } : request;
}

export const shownRequests = (queue: QueueState): ServiceRequest[] =>
  [...queue.requests.values()].map((request) => shownRequest(queue, request));
