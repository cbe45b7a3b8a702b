import { integrityOf } from '@bellkey/shared/release/integrity';

const TIMEOUT_MS = 10_000;

/** Results of all requests. */
export interface TrafficResult {
  requests: number;
  /** Failures as sentences; the first of each kind and its number. */
  failures: Map<string, number>;
  /** Milliseconds of each document. */
  documents: number[];
  /** Builds of the remote in documents. */
  builds: Set<string>;
}

interface BootData {
  composition: { remotes: Record<string, { build: string; base: string; entry: string; integrity: string }> };
}

/** The boot data of a document: the JSON that the server wrote into it. */
function bootOf(html: string): BootData {
  const found = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (found === undefined) throw new Error('a document has no boot data');
  return JSON.parse(found) as BootData;
}

/**
 * Visitors at a constant rate, however the server responds: half of the requests are documents, and each is followed by
 * one for the entry of its page's remote, which must have the listed hash.
 */
export class Traffic {
  readonly result: TrafficResult = { requests: 0, failures: new Map(), documents: [], builds: new Set() };
  private readonly shellUrl: string;
  private readonly remote: string;
  private readonly paths: readonly string[];
  private readonly underWay = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private turn = 0;

  constructor(shellUrl: string, remote: string, paths: readonly string[]) {
    this.shellUrl = shellUrl;
    this.remote = remote;
    this.paths = paths;
  }

  /** @param perSecond requests in each second, documents and entries together */
  start(perSecond: number): void {
    const startedAt = performance.now();
    let begun = 0;
    // Late timers are made up for: the rate follows the clock.
    this.timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1000) * (perSecond / 2);
      for (; begun < due; begun += 1) this.begin();
    }, 10);
  }

  /** Ends when the last response has arrived. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  private begin(): void {
    const visit = this.visit().catch((error: unknown) => {
      const text =
        error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ''}` : String(error);
      const { failures } = this.result;
      failures.set(text, (failures.get(text) ?? 0) + 1);
    });
    this.underWay.add(visit);
    void visit.finally(() => this.underWay.delete(visit));
  }

  private async visit(): Promise<void> {
    const path = this.paths[this.turn % this.paths.length] ?? '/';
    this.turn += 1;
    const startedAt = performance.now();
    const html = (await this.get(path)).toString('utf8');
    this.result.documents.push(performance.now() - startedAt);
    if (!html.trimEnd().endsWith('</html>')) throw new Error('a document is not whole');
    const { remotes } = bootOf(html).composition;
    this.result.builds.add(remotes[this.remote]?.build ?? '');
    // What the document loads, not the fallback release in its boot data.
    const loads = [...html.matchAll(/(?:src|href)="[^"]*\/remotes\/([^/"]+)\/([^/"]+)\//g)];
    const name = loads[0]?.[1] ?? '';
    const composed = remotes[name];
    if (composed === undefined) throw new Error('a document loads no remote');
    if (loads.some((load) => load[1] !== name || load[2] !== composed.build)) {
      throw new Error('a document loads files of two releases');
    }
    const entry = await this.get(composed.base + composed.entry);
    if (integrityOf(entry) !== composed.integrity) throw new Error('an entry is not the one named');
  }

  private async get(path: string): Promise<Buffer> {
    this.result.requests += 1;
    const answer = await fetch(new URL(path, this.shellUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'accept-encoding': 'br' },
    });
    if (!answer.ok) throw new Error(`${path.split('/').slice(0, 3).join('/')} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
