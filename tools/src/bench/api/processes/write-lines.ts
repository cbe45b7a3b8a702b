import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

/** Guests who write lines and wait for their answers, each with a separate stream. */
export interface WriteJob {
  url: string;
  /** Cookies, one per guest. */
  cookies: string[];
  /** Lines of each guest; at most what a guest may write in five minutes. */
  lines: number;
  /** No line is started after this. */
  seconds: number;
  /** Pause between a guest's answer and their next line; 0 for none. */
  pauseMs: number;
  /** Whether each line waits for the answer to the previous one. */
  awaitAnswers: boolean;
}

/** Milliseconds, one value for each line. */
export interface Written {
  acknowledged: number[];
  answered: number[];
  /** Lines that were refused or had no answer in time. */
  failed: number;
}

/** Guests' lines: a request, a question, two wishes in one, other languages. */
const LINES = [
  'Could we have two more towels please?',
  'A que horas é o pequeno-almoço?',
  'two pillows and the AC is broken',
  '¿Pueden limpiar la habitación?',
  'Is there a gym?',
];
const ANSWER_TIMEOUT_MS = 20_000;

async function openStream(job: WriteJob, cookie: string) {
  const controller = new AbortController();
  const response = await fetch(`${job.url}/api/guest/events`, {
    headers: { cookie },
    signal: controller.signal,
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  let answered: () => void = () => undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = JSON.parse(data) as { type?: string; message?: { sender: { kind: string } } };
      if (event.type === 'message.created' && event.message?.sender.kind !== 'guest') answered();
    },
  });
  const body = response.body;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
  })().catch(() => undefined);
  return {
    nextAnswer: () =>
      new Promise<void>((resolve) => {
        answered = resolve;
      }),
    close: async () => {
      controller.abort();
      await reading;
    },
  };
}

async function sendLine(job: WriteJob, cookie: string, body: string): Promise<boolean> {
  const response = await fetch(`${job.url}/api/guest/messages`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ clientId: `client-${randomUUID()}`, body }),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** Lets all guests write all their lines concurrently. */
export async function writeLines(job: WriteJob): Promise<Written> {
  const written: Written = { acknowledged: [], answered: [], failed: 0 };
  const end = performance.now() + job.seconds * 1000;
  await Promise.all(
    job.cookies.map(async (cookie, guest) => {
      const stream = await openStream(job, cookie);
      await sleep((guest / job.cookies.length) * job.pauseMs);
      for (let index = 0; index < job.lines && performance.now() < end; index += 1) {
        const answer = stream.nextAnswer();
        const began = performance.now();
        const taken = await sendLine(job, cookie, LINES[(guest + index) % LINES.length] ?? '');
        if (taken) written.acknowledged.push(performance.now() - began);
        else written.failed += 1;
        if (taken && job.awaitAnswers) {
          const late = sleep(ANSWER_TIMEOUT_MS, 'late' as const, { ref: false });
          if ((await Promise.race([answer, late])) === 'late') written.failed += 1;
          else written.answered.push(performance.now() - began);
        }
        if (job.pauseMs > 0) await sleep(job.pauseMs);
      }
      await stream.close();
    }),
  );
  return written;
}
