import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openChat } from './chat.ts';
import { classify } from './classify.ts';

const USAGE = `Usage:
  npm run -s concierge -- classify [--now 2022-03-15T09:00:00Z]   JSON lines {"text": "…"} in, {"text", "intents", "slots"} out
  npm run -s concierge -- chat --property aurora --place 204 [--separate]   guest lines in, JSON lines out
`;

const Line = z.object({ text: z.string() });
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const lines = () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });

async function runClassify(now: Date): Promise<void> {
  for await (const line of lines()) {
    if (line.trim()) print(classify(Line.parse(JSON.parse(line)).text, now));
  }
}

async function runChat(property: string, place: string, separate: boolean): Promise<void> {
  const chat = await openChat({ property, place, separate });
  for await (const line of lines()) {
    if (line.trim()) print(await chat.say(line));
  }
  await chat.close();
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      property: { type: 'string', default: 'aurora' },
      place: { type: 'string', default: '204' },
      separate: { type: 'boolean', default: false },
      now: { type: 'string' },
    },
  });
  if (positionals[0] === 'classify') await runClassify(values.now ? new Date(values.now) : new Date());
  else if (positionals[0] === 'chat') await runChat(values.property, values.place, values.separate);
  else {
    process.stderr.write(USAGE);
    return 2;
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
