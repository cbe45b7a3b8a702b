import { done, type Outcome } from '../outcome/outcome.ts';
import type { AdmissionDependencies, CheckRights } from './admissions.ts';
import { type LogPage, loadEventsAfter } from './event-log.ts';
import type { ListeningRight, StreamListener } from './stream-listener.ts';

/** Ports that a feed needs from the API. A `Subject` says who listens. */
export interface FeedDependencies<Subject> extends Omit<AdmissionDependencies<Subject>, 'tail' | 'onLast'> {
  /** Whether these subjects may keep listening; from the database, in one statement. */
  check: CheckRights<Subject>;
  /** Whether the identity provider still accepts the subject; called outside transactions. */
  stillSignedIn: (subject: Subject) => Promise<boolean>;
  /** Listeners whose rights could not be checked for this long are cut. */
  maxUncheckedMs: number;
  onError: (error: unknown) => void;
}

/** A page of the log after an event, and the rights of listeners, in one round trip. */
export async function loadNews<Subject>(
  { store, propertyId, check }: FeedDependencies<Subject>,
  after: number,
  checked: ReadonlyArray<StreamListener<Subject>>,
): Promise<{ page: LogPage; rights: Array<Outcome<ListeningRight>> }> {
  const subjects = checked.map(({ subject }) => subject);
  const loaded = await store.read(propertyId, async (scope) => {
    const [page, rights] = await Promise.all([
      loadEventsAfter(scope, after),
      subjects.length > 0 ? check(scope, subjects) : [],
    ]);
    return done({ page, rights });
  });
  if (!loaded.ok) throw new Error(`The log of ${propertyId} was not read: ${loaded.error.code}`);
  return loaded.value;
}

/** Ends listeners that may no longer listen. `regroup` is called for those whose rights have become others. */
export function enforceRights<Subject>(
  checked: ReadonlyArray<StreamListener<Subject>>,
  rights: ReadonlyArray<Outcome<ListeningRight>>,
  regroup: (listener: StreamListener<Subject>) => void,
): void {
  for (const [place, listener] of checked.entries()) {
    const right = rights[place];
    if (!listener.isOpen || !right) continue;
    // The event of an ended session gives the reason, and was sent before; an expired session has no event.
    if (!right.ok) listener.end(right.error.code === 'session-expired' ? 'expired' : 'revoked');
    else if (!listener.renew(right.value)) regroup(listener);
  }
}
