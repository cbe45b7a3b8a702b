import type { Tab, TabGuest } from '@bellkey/shared/api';
import { beforeEach } from '@jest/globals';
import type { SmallHotel } from '../small-hotel.ts';
import { addMenu } from '../small-menu.ts';
import type { Answer, Guest } from '../test-callers.ts';
import type { TestDatabase } from '../test-databases.ts';
import { useTestApi } from '../use-test-api.ts';

/** Before each test a table with Ana, who has opened a tab, and Ben, who has scanned the same code. */
export function useTable(create: () => Promise<TestDatabase>) {
  const stage = useTestApi(create);
  let [hotel, ana, ben, tab] = [{} as SmallHotel, {} as Guest, {} as Guest, {} as Tab];

  const newPhone = () => stage.api.guest(hotel.codes.table.code);
  const join = (guest: Guest, name: string, shareCode = tab.shareCode) =>
    guest.call('POST /api/guest/tab/join', { body: { shareCode, name } });

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    [ana, ben] = [await newPhone(), await newPhone()];
    tab = (await ana.call('POST /api/guest/tab', { body: { name: 'Ana' } })).body.tab;
  });

  return {
    stage,
    hotel: () => hotel,
    ana: () => ana,
    ben: () => ben,
    opened: () => tab,
    newPhone,
    join,
    /** The tab as a guest sees it; null without one. */
    tabOf: async (guest: Guest): Promise<Tab | null> => (await guest.call('GET /api/guest/tab')).body.tab,
    /** Adds dishes to a guest's own cart. */
    choose: (guest: Guest, ...itemIds: string[]) =>
      guest.call('POST /api/guest/cart', {
        body: { changes: itemIds.map((itemId) => ({ itemId, quantity: 1 })) },
      }),
    confirm: (guest: Guest, totalCents: number, revision?: string): Promise<Answer> =>
      guest.call('POST /api/guest/tab/confirm', {
        body: { totalCents, payment: 'on_delivery', ...(revision !== undefined && { revision }) },
      }),
  };
}

/** Who is in a tab, with their dishes: `Ana: Tomato soup`. */
export const whoHasWhat = (tab: Tab | null): string[] =>
  (tab?.guests ?? []).map(
    ({ name, lines }: TabGuest) => `${name}: ${lines.map((line) => line.name).join(', ') || '-'}`,
  );
