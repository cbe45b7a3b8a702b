import type { PropertyFront } from '@bellkey/shared/api';
import { detectSubdomain } from '@bellkey/shared/brand';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import type { CallApi } from './call-api.ts';

/** For how long an answer of the API is used: names and phones change rarely, and opening hours by the minute. */
const FRESH_MS = 60_000;
/** For how long an answer that the API did not renew is used further. */
const AGAIN_MS = 10_000;
/** Most subdomains whose answers are kept, those without a property included. */
const MAX_SUBDOMAINS = 2_000;

interface Known {
  /** Null: there is no property at the subdomain. */
  front: PropertyFront | null;
  /** When the API answered, in milliseconds since 1970. */
  at: number;
  until: number;
}

/** A front page of a property, and when it was loaded, in milliseconds since 1970. */
export interface LoadedFront {
  front: PropertyFront;
  at: number;
}

interface Dependencies {
  callApi: CallApi;
  now(): number;
  /** Whether a co-brand is at this host name: its subdomain is no property's. */
  isCoBranded(hostname: string): boolean;
}

/** Finds the property at the host name of a request; null when the address is no property's. */
export type FindFront = (context: Context<HostEnvironment>) => Promise<LoadedFront | null>;

/**
 * The properties at the subdomains that are asked for, kept in memory. A known property is answered at once and renewed
 * behind the answer. While the API is down, known properties stay, and unknown subdomains count as no property's.
 */
export function createPropertyFronts({ callApi, now, isCoBranded }: Dependencies): FindFront {
  const known = new LRUCache<string, Known>({ max: MAX_SUBDOMAINS });
  const loading = new Map<string, Promise<Known>>();

  async function load(context: Context<HostEnvironment>, subdomain: string): Promise<Known> {
    const { result } = await callApi(context, 'GET /api/properties/at/{subdomain}/front', {
      params: { subdomain },
    });
    const at = now();
    const before = known.get(subdomain);
    const isAnswered = result.ok || result.error.status === 404;
    const next: Known = isAnswered
      ? { front: result.ok ? result.value : null, at, until: at + FRESH_MS }
      : { front: before?.front ?? null, at: before?.at ?? at, until: at + AGAIN_MS };
    known.set(subdomain, next);
    return next;
  }

  function renew(context: Context<HostEnvironment>, subdomain: string): Promise<Known> {
    const begun = loading.get(subdomain);
    if (begun) return begun;
    const next = load(context, subdomain).finally(() => loading.delete(subdomain));
    loading.set(subdomain, next);
    return next;
  }

  return async (context) => {
    const { hostname } = context.get('url');
    const { subdomain } = detectSubdomain(hostname);
    if (subdomain === null || isCoBranded(hostname)) return null;
    const kept = known.get(subdomain);
    const renewed = kept && kept.until > now() ? null : renew(context, subdomain);
    const { front, at } =
      kept && (kept.front || !renewed) ? kept : await (renewed ?? renew(context, subdomain));
    return front && { front, at };
  };
}
