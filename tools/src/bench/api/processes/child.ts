import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../../root.ts';

/** Calls between processes: plain data. */
interface Question {
  id: number;
  ask: string;
  input: unknown;
}
type Reply = { id: number; answer: unknown } | { id: number; error: string };

/** A process of the measurement, with its own thread and heap. */
export interface Child {
  /** @throws Error with the other side's message, or when the process ends before it answers. */
  ask<T>(what: string, input?: unknown): Promise<T>;
  stop(): Promise<void>;
  /** Kills it, like a crash of the machine. */
  kill(): Promise<void>;
}

/** Starts `<name>-process.ts` of a folder, by default this one. */
export function startChild(name: string, folder = import.meta.dirname): Child {
  const child = fork(path.join(folder, `${name}-process.ts`), [], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply.answer);
  });
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`The ${name} process ended`));
  });
  let questions = 0;
  return {
    ask: <T>(ask: string, input?: unknown) =>
      new Promise<T>((resolve, reject) => {
        questions += 1;
        waiting.set(questions, { resolve: resolve as (value: unknown) => void, reject });
        const question: Question = { id: questions, ask, input };
        child.send(question, (error) => error && reject(error));
      }),
    stop: () => end(child, ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const STOP_PATIENCE_MS = 10_000;

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  const killed = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(killed);
}

/** Handlers of a child, by name. */
export type Answers = Record<string, (input: never) => unknown>;

/** The child's side: answers its parent, and ends when the parent ends. */
export function answerParent(answers: Answers, close: () => Promise<void> = async () => undefined): void {
  process.on('message', (question: Question) => {
    const { id, ask, input } = question;
    const answer = answers[ask] as ((input: unknown) => unknown) | undefined;
    Promise.resolve()
      .then(() => {
        if (!answer) throw new Error(`No such question: ${ask}`);
        return answer(input);
      })
      .then(
        (value) => process.send?.({ id, answer: value }),
        (error: unknown) =>
          process.send?.({ id, error: error instanceof Error ? `${error.stack}` : String(error) }),
      );
  });
  process.on('disconnect', () => {
    void close().finally(() => process.exit());
  });
}
