import type { MenuItem, ServiceRequest } from '@bellkey/shared/api';
import type {
  CartView,
  KnownFact,
  OfferedService,
  OrderChange,
  TurnContext,
  TurnPorts,
} from '../contract/contract.ts';
import { cartOf } from './menu-scene.ts';
import { FACTS_HERE, HOUSEKEEPING, NOW, SERVICES_HERE } from './property-here.ts';

type Line = TurnContext['history'][number];

export interface Scene {
  context: TurnContext;
  ports: TurnPorts;
  /** Created and cancelled requests, and what the guest was shown. */
  created: Array<Parameters<TurnPorts['createRequest']>[0]>;
  cancelled: number[];
  carted: Array<{ changes: readonly OrderChange[]; allergy: string | null }>;
  shown: Array<Parameters<TurnPorts['show']>[0]>;
  searched: string[];
}

export interface SceneOptions {
  history?: ReadonlyArray<readonly [Line['from'], string]>;
  facts?: readonly KnownFact[];
  /** Results of a search; all the facts unless given. */
  search?: (query: string) => readonly KnownFact[];
  services?: readonly OfferedService[];
  openRequests?: readonly ServiceRequest[];
  languages?: string[];
  assurance?: TurnContext['assurance'];
  mode?: TurnContext['mode'];
  awaited?: boolean;
  hasDanger?: boolean;
  now?: Date;
  menu?: readonly MenuItem[];
  cart?: CartView;
  remote?: TurnContext['remote'];
  /** The number of the first new request; 12 unless given. */
  nextNo?: number;
  refuseRequests?: string;
  refuseCancels?: string;
  /** `show` fails, so that no engine completes. */
  brokenShow?: boolean;
}

export function requestOf(
  input: { service: string; quantity: number | null; note: string | null },
  no = 12,
): ServiceRequest {
  const offered = SERVICES_HERE.find((candidate) => candidate.key === input.service);
  const minutes = offered?.promiseMinutes ?? null;
  return {
    id: `request-${no}`,
    no,
    service: input.service,
    title: offered?.title ?? input.service,
    quantity: input.quantity,
    note: input.note,
    place: { id: 'place-204', label: 'Room 204', kind: 'room' },
    department: offered?.department ?? HOUSEKEEPING,
    state: 'new',
    priority: 'normal',
    source: 'ai',
    conversationId: 'conversation-1',
    assignee: null,
    createdAt: NOW.toISOString(),
    acknowledgeBy: new Date(NOW.getTime() + 300_000).toISOString(),
    promisedAt: minutes === null ? null : new Date(NOW.getTime() + minutes * 60_000).toISOString(),
    acknowledgedAt: null,
    doneAt: null,
    steps: [],
  };
}

/** A guest in Room 204 who writes `text`, and a property that records what the concierge does. */
export function scene(text: string, options: SceneOptions = {}): Scene {
  const { facts = FACTS_HERE, services = SERVICES_HERE, openRequests = [] } = options;
  const lines = [...(options.history ?? []), ['guest', text] as const];
  const recorded: Omit<Scene, 'context' | 'ports'> = {
    created: [],
    cancelled: [],
    carted: [],
    shown: [],
    searched: [],
  };
  const made = () => recorded.created.filter(({ amends }) => !amends).length;
  return {
    ...recorded,
    context: {
      turnId: 'turn-1',
      property: {
        id: 'property-1',
        slug: 'aurora',
        name: 'Hotel Aurora',
        kind: 'hotel',
        timeZone: 'Europe/Lisbon',
        currency: 'EUR',
        languages: options.languages ?? ['en', 'pt', 'es'],
        phone: '+351 210 000 000',
      },
      place: { id: 'place-204', label: 'Room 204', kind: 'room' },
      assurance: options.assurance ?? 'L1',
      history: lines.map(([from, line]) => ({ from, text: line, at: options.now ?? NOW })),
      openRequests,
      services,
      now: options.now ?? NOW,
      ...(options.mode && { mode: options.mode }),
      ...(options.awaited && { awaited: true }),
      ...(options.hasDanger && { hasDanger: true }),
      ...(options.menu && { menu: options.menu }),
      ...(options.cart && { cart: options.cart }),
      ...(options.remote && { remote: options.remote }),
    },
    ports: {
      searchKnowledge: async (query) => {
        recorded.searched.push(query);
        return options.search?.(query) ?? facts;
      },
      createRequest: async (input) => {
        if (options.refuseRequests)
          return { ok: false, error: { code: options.refuseRequests, detail: 'no' } };
        recorded.created.push(input);
        const request = requestOf(input, input.amends ?? (options.nextNo ?? 12) + made() - 1);
        const to = services.find(({ department }) => department.key === input.department)?.department;
        return { ok: true, value: to ? { ...request, department: to } : request };
      },
      cancelRequest: async (no) => {
        if (options.refuseCancels) return { ok: false, error: { code: options.refuseCancels, detail: 'no' } };
        recorded.cancelled.push(no);
        const open = openRequests.find((request) => request.no === no);
        return open
          ? { ok: true, value: { ...open, state: 'cancelled' } }
          : { ok: false, error: { code: 'not-found', detail: 'no' } };
      },
      changeCart: async (changes, allergy) => {
        recorded.carted.push({ changes, allergy });
        return { ok: true, value: cartOf(changes, allergy, options.menu ?? []) };
      },
      show: (progress) => {
        if (options.brokenShow) throw new Error('nothing can be shown');
        recorded.shown.push(progress);
      },
    },
  };
}
