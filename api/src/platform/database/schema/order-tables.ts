import type { OptionGroup, OrderOption } from '@bellkey/shared/api';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* The menu, and what guests order from it. */

export const menuCategories = pgTable('menu_categories', {
  propertyId,
  id: text('id').notNull(),
  name: text('name').notNull(),
  availableFrom: text('available_from'),
  availableUntil: text('available_until'),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
});

export const menuItems = pgTable('menu_items', {
  propertyId,
  id: text('id').notNull(),
  categoryId: text('category_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents').notNull(),
  allergens: text('allergens').array().notNull(),
  diets: text('diets').array().notNull(),
  ageRestricted: boolean('age_restricted').notNull().default(false),
  available: boolean('available').notNull().default(true),
  soldOutUntil: instant('sold_out_until'),
  listed: boolean('listed').notNull().default(true),
  position: integer('position').notNull().default(0),
  optionGroups: jsonb('option_groups').$type<OptionGroup[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
});

export const orders = pgTable('orders', {
  propertyId,
  id: text('id').notNull(),
  no: integer('no').notNull(),
  conversationId: text('conversation_id').notNull(),
  guestSessionId: text('guest_session_id').notNull(),
  locationId: text('location_id').notNull(),
  state: text('state').$type<'draft' | 'submitted' | 'discarded'>().notNull(),
  payment: text('payment').$type<'room' | 'on_delivery'>(),
  allergy: text('allergy'),
  /** Of an order for a tab: what each of its guests said; `allergy` is made of it. */
  allergies: jsonb('allergies').$type<Array<{ guest: string; name?: string; text: string }>>(),
  allergyAcknowledgedBy: text('allergy_acknowledged_by'),
  allergyAcknowledgedAt: instant('allergy_acknowledged_at'),
  note: text('note'),
  totalCents: integer('total_cents').notNull().default(0),
  requestId: text('request_id'),
  lastTurnId: text('last_turn_id'),
  createdAt: instant('created_at').notNull(),
  submittedAt: instant('submitted_at'),
  serveAt: instant('serve_at'),
  tabId: text('tab_id'),
});

export const orderLines = pgTable('order_lines', {
  propertyId,
  orderId: text('order_id').notNull(),
  id: text('id').notNull(),
  position: integer('position').notNull(),
  itemId: text('item_id').notNull(),
  name: text('name').notNull(),
  unitCents: integer('unit_cents').notNull(),
  quantity: integer('quantity').notNull(),
  options: jsonb('options').$type<OrderOption[]>().notNull().default([]),
  note: text('note'),
  refusal: text('refusal').$type<'asked' | 'left-out'>(),
  tabGuestId: text('tab_guest_id'),
});

/** Guests at one place who order together. */
export const tabs = pgTable('tabs', {
  propertyId,
  id: text('id').notNull(),
  locationId: text('location_id').notNull(),
  ownerId: text('owner_id').notNull(),
  shareCode: text('share_code').notNull(),
  createdAt: instant('created_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  closedAt: instant('closed_at'),
});

export const tabGuests = pgTable('tab_guests', {
  propertyId,
  id: text('id').notNull(),
  tabId: text('tab_id').notNull(),
  conversationId: text('conversation_id').notNull(),
  guestSessionId: text('guest_session_id').notNull(),
  name: text('name').notNull(),
  joinedAt: instant('joined_at').notNull(),
  leftAt: instant('left_at'),
});
