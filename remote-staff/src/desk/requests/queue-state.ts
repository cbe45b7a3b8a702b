import type { LiveEvent, RequestState, ServiceRequest } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** A change that is shown before the API has answered. */
export interface Move {
  requestId: string;
  to: RequestState;
  reason: string | null;
  /** Idempotency key: a repeat of the same move has no second effect. */
  key: string;
}

/** A refused move: shown on its row until someone acts. */
export interface Refusal {
  move: Move;
  problem: ApiProblem;
}

/** The queue of one property: its state from the API, and pending changes. */
export interface QueueState {
  requests: ReadonlyMap<string, ServiceRequest>;
  moves: ReadonlyMap<string, Move>;
  refusals: ReadonlyMap<string, Refusal>;
  /** When a request arrived over the stream, as milliseconds since 1970; loaded ones are not in it. */
  arrivals: ReadonlyMap<string, number>;
}

export const emptyQueue: QueueState = {
  requests: new Map(),
  moves: new Map(),
  refusals: new Map(),
  arrivals: new Map(),
};

/** A request's history only grows, so the longer one is newer; on a tie the later arrival counts. */
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

/** Merges one request from any source: the stream, a list, a response. Outdated data changes nothing. */
export function withRequest(queue: QueueState, request: ServiceRequest): QueueState {
  if (isOlder(request, queue.requests.get(request.id))) return queue;
  return { ...queue, requests: having(queue.requests, request.id, request) };
}

export const withRequests = (queue: QueueState, requests: readonly ServiceRequest[]): QueueState =>
  requests.reduce(withRequest, queue);

/** Applies an event. A repeat, or one overtaken by a later one, changes nothing visible. */
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

/** Shows a change before the API has answered; it clears an earlier refusal of the same request. */
export const withMove = (queue: QueueState, move: Move): QueueState => ({
  ...queue,
  moves: having(queue.moves, move.requestId, move),
  refusals: lacking(queue.refusals, move.requestId),
});

/** The API accepted the move. */
export const withMoveTaken = (queue: QueueState, move: Move, request: ServiceRequest): QueueState =>
  withRequest({ ...queue, moves: withoutMove(queue, move) }, request);

/** The API refused the move: the row goes back to the API's last state, with the reason next to it. */
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

/** A request as shown: with its pending move applied. */
export function shownRequest(queue: QueueState, request: ServiceRequest): ServiceRequest {
  const move = queue.moves.get(request.id);
  return move ? { ...request, state: move.to } : request;
}

export const shownRequests = (queue: QueueState): ServiceRequest[] =>
  [...queue.requests.values()].map((request) => shownRequest(queue, request));
