/** Where progress is shown: standard output, or a fake. */
export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** A running step. */
export interface Step {
  /** @param note a remark next to the time: `unchanged`. */
  done(note?: string): void;
  failed(): void;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const NAME_WIDTH = 34;
const TIME_WIDTH = 8;

function row(mark: string, name: string, milliseconds: number, note?: string): string {
  const time = seconds(milliseconds).padStart(TIME_WIDTH);
  return `  ${mark} ${name.padEnd(NAME_WIDTH)}${time}${note ? `  ${note}` : ''}`;
}

/**
 * Shows what a command is doing: one line per finished step with its time and, on a real terminal, a last line that
 * names the current step. Steps may overlap.
 */
export class Steps {
  private readonly terminal: Terminal;
  private readonly now: () => number;
  private readonly running: string[] = [];

  constructor(terminal: Terminal, now: () => number = () => performance.now()) {
    this.terminal = terminal;
    this.now = now;
  }

  begin(name: string): Step {
    const startedAt = this.now();
    this.running.push(name);
    this.draw();
    const end = (mark: string, note?: string) => {
      this.running.splice(this.running.indexOf(name), 1);
      this.line(row(mark, name, this.now() - startedAt, note));
    };
    return { done: (note) => end('✓', note), failed: () => end('✗') };
  }

  /** A step that has already finished. */
  elapsed(name: string, milliseconds: number, note?: string): void {
    this.line(row('✓', name, milliseconds, note));
  }

  /** A line between the steps. */
  line(text: string): void {
    if (this.terminal.isTTY) this.terminal.write('\r\u001b[2K');
    this.terminal.write(`${text}\n`);
    this.draw();
  }

  private draw(): void {
    if (this.terminal.isTTY && this.running.length > 0) {
      this.terminal.write(`\r\u001b[2K  … ${this.running.join(', ')}`);
    }
  }
}

/** Runs a function as one step. */
export async function asStep<T>(steps: Steps, name: string, work: () => Promise<T>): Promise<T> {
  const step = steps.begin(name);
  try {
    const value = await work();
    step.done();
    return value;
  } catch (error) {
    step.failed();
    throw error;
  }
}
