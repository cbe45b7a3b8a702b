import type { Service } from '../../processes/supervise/service.ts';

/**
 * The host first so that no request comes in, the Auth emulator after its proxy, which saves the accounts, and the
 * outbox last, for mail that the others still send.
 */
const STOP_ORDER = ['host', 'api', 'auth-proxy', 'auth-emulator', 'outbox'];

/** The programs of a starting or running stack; `stop` and `kill` work at any moment. */
export class ProgramGroup {
  private readonly started: Service<unknown>[] = [];
  private stopped = false;

  async start<Ready>(service: Service<Ready>): Promise<Ready> {
    if (this.stopped) throw new Error('The stack is stopping.');
    this.started.push(service as Service<unknown>);
    return service.start();
  }

  /** Process ids by the programs' names. */
  get processes(): Record<string, number> {
    return Object.fromEntries(
      this.started.flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid]])),
    );
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const place = ({ name }: Service<unknown>) => STOP_ORDER.indexOf(name);
    for (const service of [...this.started].sort((a, b) => place(a) - place(b))) await service.stop();
  }

  kill(): void {
    this.stopped = true;
    for (const service of this.started) service.kill();
  }
}
