import type { LiveEvent } from '@bellkey/shared/api';
import { type Audience, audienceKey, isForAll, mayRead, maySeeShown } from './event-audience.ts';
import type { FramedEvent } from './stream-frames.ts';
import type { StreamListener } from './stream-listener.ts';

interface Group<Subject> {
  audience: Audience;
  members: Set<StreamListener<Subject>>;
}

/** The listeners of a property, grouped by audience: rules are evaluated and bytes are joined once per group. */
export class ListenerGroups<Subject> {
  readonly #groups = new Map<string, Group<Subject>>();
  readonly #keyOf = new Map<StreamListener<Subject>, string>();
  /** An event of a conversation concerns only its own guests: the other groups are skipped. */
  readonly #ofConversation = new Map<string, Set<Group<Subject>>>();
  readonly #ofStaff = new Set<Group<Subject>>();

  get size(): number {
    return this.#keyOf.size;
  }

  [Symbol.iterator](): Iterator<StreamListener<Subject>> {
    return this.#keyOf.keys();
  }

  /** Adds a listener, or moves one whose audience has changed. */
  put(listener: StreamListener<Subject>): void {
    this.delete(listener);
    const { audience } = listener;
    const key = audienceKey(audience);
    let group = this.#groups.get(key);
    if (!group) {
      group = { audience, members: new Set() };
      this.#groups.set(key, group);
      this.#index(group);
    }
    group.members.add(listener);
    this.#keyOf.set(listener, key);
  }

  delete(listener: StreamListener<Subject>): void {
    const key = this.#keyOf.get(listener);
    const group = key === undefined ? undefined : this.#groups.get(key);
    if (key === undefined || !group) return;
    this.#keyOf.delete(listener);
    group.members.delete(listener);
    if (group.members.size > 0) return;
    this.#groups.delete(key);
    this.#ofStaff.delete(group);
    if (group.audience.kind !== 'guest') return;
    const { conversationId } = group.audience;
    const others = this.#ofConversation.get(conversationId);
    others?.delete(group);
    if (others?.size === 0) this.#ofConversation.delete(conversationId);
  }

  /** Delivers logged events, in order, to everyone who may read them. */
  deliver(events: readonly FramedEvent[]): void {
    const read = new Map<Group<Subject>, FramedEvent[]>();
    for (const framed of events) {
      for (const group of this.#concerned(framed.event.conversationId)) {
        if (!mayRead(group.audience, framed.event)) continue;
        const forGroup = read.get(group);
        if (forGroup) forGroup.push(framed);
        else read.set(group, [framed]);
      }
    }
    for (const [{ audience, members }, forGroup] of read) {
      const reader = audience.kind === 'guest' ? 'guest' : 'staff';
      const frames = forGroup.map((framed) => framed.frame(reader));
      const [only] = frames;
      const together = only && frames.length === 1 ? only : Buffer.concat(frames);
      for (const listener of [...members]) listener.deliver(forGroup, together);
    }
  }

  /** Writes an event that is not stored to everyone it is meant for. */
  show(event: LiveEvent, frame: Buffer): void {
    const conversationId = 'conversationId' in event ? event.conversationId : null;
    const groups = isForAll(event) ? this.#groups.values() : this.#concerned(conversationId);
    for (const { audience, members } of groups) {
      if (maySeeShown(audience, event)) for (const listener of [...members]) listener.write(frame);
    }
  }

  #index(group: Group<Subject>): void {
    if (group.audience.kind !== 'guest') {
      this.#ofStaff.add(group);
      return;
    }
    const { conversationId } = group.audience;
    const others = this.#ofConversation.get(conversationId) ?? new Set();
    this.#ofConversation.set(conversationId, others.add(group));
  }

  *#concerned(conversationId: string | null): Iterable<Group<Subject>> {
    yield* this.#ofStaff;
    if (conversationId !== null) yield* this.#ofConversation.get(conversationId) ?? [];
  }
}
