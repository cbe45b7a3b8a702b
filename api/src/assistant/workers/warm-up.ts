import type { RunTurn, TurnContext, TurnPorts } from '@bellkey/concierge/contract';
import { loadModels } from '@bellkey/concierge/text-analysis';

/** Lines that together touch the vocabularies, the models and the tools of the embedded engine. */
const LINES = [
  'Could we have two more towels please?',
  'A que horas é o pequeno-almoço?',
  '¿Pueden limpiar la habitación mañana?',
  'hello',
];
/** After the second round the compiler has optimised the code. */
const ROUNDS = 2;

const NOTHING = { ok: false, error: { code: 'warming-up', detail: 'Nothing is done.' } } as const;

const PORTS: TurnPorts = {
  searchKnowledge: async () => [],
  createRequest: async () => NOTHING,
  cancelRequest: async () => NOTHING,
  changeCart: async () => NOTHING,
  show: () => undefined,
};

function contextOf(text: string): TurnContext {
  const now = new Date();
  return {
    turnId: 'warming-up',
    property: {
      id: 'warming-up',
      slug: 'warming-up',
      name: 'Hotel',
      kind: 'hotel',
      timeZone: 'UTC',
      currency: 'EUR',
      languages: ['en', 'pt', 'es'],
      phone: null,
      emergencyNumber: '112',
    },
    place: { id: 'place', label: 'Room 1', kind: 'room' },
    assurance: 'L1',
    history: [{ from: 'guest', text, at: now }],
    openRequests: [],
    services: ['towels', 'roomCleaning'].map((key) => ({
      key,
      title: key,
      department: { key: 'housekeeping', name: 'Housekeeping' },
      kind: 'deliver',
      requiredSlots: [],
      promiseMinutes: 20,
      maxQuantity: 10,
      active: true,
    })),
    now,
    mode: 'auto',
    remote: { kind: 'none', because: null },
  };
}

/** Answers a few invented lines, so that lazy loading and compilation happen before a guest asks. */
export async function warmUp(runTurn: RunTurn): Promise<void> {
  // The lines below meet no facts, and so not all of the models.
  loadModels();
  const { signal } = new AbortController();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const line of LINES) await runTurn(contextOf(line), PORTS, signal);
  }
}
