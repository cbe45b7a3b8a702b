import type { Outcome } from '../outcome/outcome.ts';
import { isStale, type Lane, sqlState } from '../statements/connections.ts';
import { beginAttempt, unmeasured } from '../statements/meter.ts';
import type { Observer } from '../statements/observer.ts';
import { Transaction } from '../statements/transaction.ts';
import { createChanges } from './changes.ts';
import type { Database } from './database.ts';
import type { LogEvent } from './log-event.ts';
import { Memory } from './memory.ts';
import { PropertyContent } from './property-content.ts';
import { type Audience, type PropertyScope, Scope, type Store } from './property-scope.ts';
import { type Tenant, tenantSettings } from './tenant-settings.ts';

const MAX_ATTEMPTS = 4;
/** PostgreSQL: serialization_failure, deadlock_detected. */
const WORTH_REPEATING = new Set(['40001', '40P01']);

const isWorthRepeating = (error: unknown) => WORTH_REPEATING.has(sqlState(error) ?? '') || isStale(error);

interface Attempt<T> {
  lane: Lane;
  propertyId: string;
  work: (scope: PropertyScope) => Promise<Outcome<T>>;
  audience: Audience;
  /** The modes of {@link Transaction}; read-only work uses a transaction for each batch. */
  per: 'one' | 'each';
  readOnly: boolean;
}

/**
 * Creates the store of a database.
 *
 * @param onEvents called after the commit with a property's new events, in log order
 */
export function createStore(
  database: Database,
  now: () => Date,
  onEvents: (propertyId: string, events: readonly LogEvent[]) => void,
  observer?: Observer,
): Store {
  const content = new PropertyContent();
  const changes = createChanges(database.channel);
  const memory = new Memory(changes, now);

  const settingsOf = (tenant: Partial<Tenant>) =>
    tenantSettings(database, {
      propertyId: '',
      lookup: '',
      audience: 'staff',
      readOnly: false,
      ...tenant,
    });
  const begin = (per: 'one' | 'each', tenant: Partial<Tenant>, lane: Lane = 'calls') =>
    new Transaction({
      connections: database.connections,
      owner: tenant.propertyId,
      lane,
      settings: settingsOf(tenant),
      per,
      observer,
      onNotices: (notices) => changes.take(notices),
    });

  async function attempt<T>({ per, work, lane, ...tenant }: Attempt<T>): Promise<Outcome<T>> {
    const { propertyId, audience } = tenant;
    const transaction = begin(per, tenant, lane);
    const scope = new Scope(propertyId, transaction, now(), { content, memory });
    let appended: Awaited<ReturnType<PropertyScope['writeEvents']>>;
    let outcome: Outcome<T>;
    try {
      outcome = await work(scope);
      if (!outcome.ok && !outcome.error.keep) {
        transaction.rollback();
        return outcome;
      }
      if (per === 'each' && scope.hasWrites) transaction.turnToWriting(settingsOf({ propertyId, audience }));
      appended = await scope.writeEvents();
      await transaction.commit();
    } catch (error) {
      transaction.rollback();
      throw error;
    }
    await database.kept();
    const events = await appended?.written();
    if (events) unmeasured(() => onEvents(propertyId, events));
    scope.committed();
    return outcome;
  }

  async function repeated<T>(once: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const undoCount = beginAttempt();
      try {
        return await once();
      } catch (error) {
        if (tries >= MAX_ATTEMPTS || !isWorthRepeating(error)) throw error;
        undoCount();
      }
    }
  }

  const inLane = (lane: Lane): Store['forAnswers'] => ({
    inProperty: (propertyId, work, audience = 'staff') =>
      repeated(() => attempt({ lane, propertyId, work, audience, per: 'one', readOnly: false })),
    read: (propertyId, work, audience = 'staff') =>
      repeated(() => attempt({ lane, propertyId, work, audience, per: 'each', readOnly: true })),
    inBatches: (propertyId, work, audience = 'staff') =>
      repeated(() => attempt({ lane, propertyId, work, audience, per: 'each', readOnly: false })),
  });

  return {
    kind: database.kind,
    changes,
    memory,
    ...inLane('calls'),
    forAnswers: inLane('answers'),
    async lookUp(key, work) {
      const transaction = begin('one', { lookup: key, audience: 'guest' });
      try {
        const value = await work(transaction.db, now());
        await transaction.commit();
        await database.kept();
        return value;
      } catch (error) {
        transaction.rollback();
        throw error;
      }
    },
    async lookUpEach(key, work) {
      const transaction = begin('each', { lookup: key, audience: 'guest' });
      const found = await work(transaction.db, now(), (query, values) => query.run(transaction, values));
      await database.kept();
      return found;
    },
    async onPlatform(key, work) {
      const transaction = begin('one', { lookup: key });
      try {
        const outcome = await work(transaction.db, now());
        if (outcome.ok) await transaction.commit();
        else transaction.rollback();
        await database.kept();
        return outcome;
      } catch (error) {
        transaction.rollback();
        throw error;
      }
    },
  };
}
