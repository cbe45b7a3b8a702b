import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { classify } from '@bellkey/concierge/classify';
import type { ChatOptions } from '@bellkey/concierge/evaluation/chat';
import { z } from 'zod';
import { loadConfiguration } from '../configuration.ts';
import { AURORA_ID } from '../public/demo/sample-properties/hotel-aurora.ts';
import { answersTo } from './answers-to.ts';
import { openChat } from './chat.ts';

const USAGE = `Usage:
  npm run -s concierge -- classify [--now 2022-03-15T09:00:00Z]   JSON lines {"text": "…"} in, {"text", "intents", "slots"} out
  npm run -s concierge -- chat --property aurora --place 204 [--separate]   guest lines in, JSON lines out

  --property <file.json>   a property of your own; --place is its first one unless given
  --separate               every line is a guest of its own; else an empty line begins a new guest

AI_BASE_URL, AI_MODEL and AI_API_KEY name a language model that answers the chat, as they do for the API.
More: docs/checking-the-concierge.md
`;

const Line = z.object({ text: z.string() });
const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const lines = () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });

/** A malformed line is reported on standard error; the others are still answered. */
async function runClassify(now: Date): Promise<number> {
  let bad = 0;
  let no = 0;
  for await (const line of lines()) {
    no += 1;
    if (!line.trim()) continue;
    const read = readLine(line);
    if (read) print(classify(read.text, now));
    else {
      bad += 1;
      process.stderr.write(`Line ${no} is not {"text": "…"}\n`);
    }
  }
  return bad > 0 ? 1 : 0;
}

function readLine(line: string): z.infer<typeof Line> | null {
  try {
    return Line.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

async function runChat(options: ChatOptions): Promise<void> {
  const chat = await openChat(options, loadConfiguration(process.env).ai);
  for await (const answer of answersTo(lines(), chat)) print(answer);
  await chat.close();
}

const parseArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      property: { type: 'string', default: 'aurora' },
      place: { type: 'string' },
      separate: { type: 'boolean', default: false },
      now: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

/** Prints what is wrong with the command line, and its usage. */
function misused(problem: string): number {
  process.stderr.write(`${problem}\n\n${USAGE}`);
  return 2;
}

async function main(): Promise<number> {
  let parsed: ReturnType<typeof parseArguments>;
  try {
    parsed = parseArguments();
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
  const {
    values,
    positionals: [command, ...others],
  } = parsed;
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (command === undefined) return misused('Say what to do: classify or chat.');
  if (others.length > 0) return misused(`"${others.join(' ')}" was not understood.`);
  if (command === 'classify') {
    const now = values.now === undefined ? new Date() : new Date(values.now);
    return Number.isNaN(now.getTime()) ? misused(`"${values.now}" is no moment.`) : runClassify(now);
  }
  if (command !== 'chat') return misused(`There is no "${command}".`);
  const { property, separate } = values;
  await runChat({ property, place: values.place ?? (property === AURORA_ID ? '204' : undefined), separate });
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
