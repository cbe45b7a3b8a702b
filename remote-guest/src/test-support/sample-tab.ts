import type { Tab, TabGuest } from '@bellkey/shared/api';
import { sampleLine } from './sample-menu.ts';

/** A guest of a tab: Ana, who owns it and has a soup, unless something else is given. */
export const sampleTabGuest = (change: Partial<TabGuest> = {}): TabGuest => ({
  id: 'ana',
  name: 'Ana',
  you: true,
  owner: true,
  lines: [sampleLine()],
  totalCents: 900,
  allergy: null,
  ...change,
});

export const ben: TabGuest = sampleTabGuest({
  id: 'ben',
  name: 'Ben',
  you: false,
  owner: false,
  lines: [sampleLine({ id: 'line-9', itemId: 'latte', name: 'Latte', unitCents: 380 })],
  totalCents: 380,
});

/** A tab of Ana and Ben, as Ana sees it, unless something else is given. */
export const sampleTab = (change: Partial<Tab> = {}): Tab => ({
  id: 'tab-1',
  shareCode: 'ABCD2345',
  closesAt: '2026-03-15T17:00:00.000Z',
  guests: [sampleTabGuest(), ben],
  revision: 'revision-1',
  currency: 'EUR',
  totalCents: 1280,
  payments: ['on_delivery'],
  orders: [],
  ...change,
});
