import { MAX_OPEN_REQUESTS } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import type { RequestRow } from './lock-request.ts';
import { DUPLICATE_WINDOW_MS } from './merge-request.ts';
import {
  HOUR_MS,
  MAX_OPEN_PER_SESSION,
  MAX_PER_HOUR_PER_PLACE,
  MAX_PER_HOUR_PER_SESSION,
  type RequestCounts,
} from './request-limits.ts';
import type { RequestWish } from './request-wish.ts';
import {
  type RequestedService,
  type RequestedServiceJson,
  repeatedSince,
  requestedServiceFromJson,
} from './write-request.ts';

/** A wish before its text is known. */
type WishKey = Omit<RequestWish, 'quantity' | 'note'>;

/** The facts that decide about a wish. */
export interface WishFacts {
  /** The id of the request that the same turn created earlier. */
  made: string | null;
  /** Null where the property has no such service or place. */
  requested: RequestedService | null;
  /** Requests that it may mean, locked, newest first. */
  candidates: RequestRow[];
  /** Null where no limit applies. */
  counts: RequestCounts | null;
  /** A number for a new request, if one was requested. */
  newNo: number | null;
}

/** In the form of the database's function. */
interface Held extends Pick<WishFacts, 'made' | 'counts' | 'newNo'> {
  ordered: RequestedServiceJson | null;
  earlier: JsonRow[];
}

const holdWish = prepareCall<Held>(
  () => sql`hold_wish(${ofProperty}, ${sql.placeholder('turnId')}, ${sql.placeholder('service')},
    ${sql.placeholder('locationId')}, ${sql.placeholder('conversationId')}, ${sql.placeholder('guestSessionId')},
    ${sql.placeholder('amends')}, ${sql.placeholder('sameSince')}, ${sql.placeholder('countedSince')},
    ${sql.placeholder('repeatedSince')}, ${sql.placeholder('openStates')}, ${MAX_OPEN_PER_SESSION}::integer,
    ${MAX_PER_HOUR_PER_SESSION}::integer, ${MAX_PER_HOUR_PER_PLACE}::integer, ${MAX_OPEN_REQUESTS}::integer,
    ${sql.placeholder('withNumber')}, ${sql.placeholder('part')}::integer, ${sql.placeholder('department')}::text)`,
);

/**
 * Loads them in one round trip. The caller holds the conversation's lock, or requests it earlier in the same tick.
 *
 * @param withNumber takes the number of a new request too, where none is there that the wish may mean and no limit is
 * reached; no lock may be asked for behind it
 */
export async function loadWishFacts(
  scope: PropertyScope,
  {
    turnId,
    service,
    locationId,
    conversationId,
    guestSessionId,
    amends = null,
    part = 1,
    department = null,
    ...wish
  }: WishKey,
  { withNumber = false } = {},
): Promise<WishFacts> {
  const { now } = scope;
  const { earlier, ordered, ...held } = await scope.run(holdWish, {
    turnId,
    service,
    locationId,
    conversationId,
    guestSessionId,
    amends: wish.ownRequest ? null : amends,
    sameSince: wish.ownRequest || amends ? null : new Date(now.getTime() - DUPLICATE_WINDOW_MS),
    countedSince: amends || wish.urgent ? null : new Date(now.getTime() - HOUR_MS),
    repeatedSince: repeatedSince(scope),
    openStates: [...OPEN_STATES],
    withNumber,
    part,
    department,
  });
  return {
    ...held,
    requested: requestedServiceFromJson(ordered),
    candidates: earlier.map((row) => rowFromJson(requests, row)),
  };
}
