/** A callback once per period. */
export interface Beating {
  beat(): void;
}

/** Number of slots in a period, so that the work of 8,000 streams is not one burst every 15 s. */
const MAX_SLOTS = 60;
const SHORTEST_TICK_MS = 25;

/** One timer for everything that beats: each has a slot in the period, and the slots are filled evenly. */
export class HeartbeatWheel {
  readonly #tickMs: number;
  readonly #slots: Array<Set<Beating>>;
  readonly #slotOf = new Map<Beating, Set<Beating>>();
  #timer: NodeJS.Timeout | null = null;
  #ticks = 0;
  #added = 0;

  constructor(periodMs: number) {
    const slots = Math.max(1, Math.min(MAX_SLOTS, Math.floor(periodMs / SHORTEST_TICK_MS)));
    this.#tickMs = periodMs / slots;
    this.#slots = Array.from({ length: slots }, () => new Set<Beating>());
  }

  add(beating: Beating): void {
    const slot = this.#slots[(this.#ticks + this.#added) % this.#slots.length];
    if (!slot || this.#slotOf.has(beating)) return;
    this.#added += 1;
    this.#slotOf.set(beating, slot.add(beating));
    this.#timer ??= setInterval(() => this.#tick(), this.#tickMs);
  }

  remove(beating: Beating): void {
    this.#slotOf.get(beating)?.delete(beating);
    this.#slotOf.delete(beating);
    if (this.#slotOf.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #tick(): void {
    this.#ticks += 1;
    for (const beating of [...(this.#slots[this.#ticks % this.#slots.length] ?? [])]) beating.beat();
  }
}
