import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { chunk, eventsOf, STREAM_END } from './openai-stream.ts';

/** One response of the fake language model. */
export type ScriptedAnswer =
  | { kind: 'text'; text: string }
  | { kind: 'tool'; name: string; input: string }
  | { kind: 'silent'; ms: number }
  | { kind: 'cut'; text: string }
  | { kind: 'garbage' }
  | { kind: 'status'; status: number };

/** The parts of an engine's request that a test needs to check what a model sees. */
export interface SeenRequest {
  authorization: string | undefined;
  messages: Array<{ role: string; content: unknown }>;
  tools: string[];
}

export interface OpenAiServer {
  baseUrl: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

const FIRST_PORT = 41_100;
const LAST_PORT = 41_199;

async function play(answer: ScriptedAnswer, response: ServerResponse): Promise<void> {
  // The next test's server may get the same port, so this connection must not outlive its server.
  response.setHeader('connection', 'close');
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no' } }));
    return;
  }
  if (answer.kind === 'silent') await delay(answer.ms, undefined, { ref: false });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (answer.kind) {
    case 'text':
    case 'tool':
      for (const event of eventsOf([answer])) response.write(event);
      response.end();
      return;
    case 'cut':
      response.write(chunk({ content: answer.text }));
      await delay(20);
      response.destroy();
      return;
    case 'garbage':
      response.write('data: {"choices": [{{{\n\ndata: <html>\n\n');
      break;
    case 'silent':
      break;
  }
  response.end(STREAM_END);
}

async function listen(server: Server): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (free) return port;
  }
  throw new Error(`no free port from ${FIRST_PORT} to ${LAST_PORT}`);
}

/** Starts a local server that speaks the OpenAI streaming protocol and follows a script; the last response repeats. */
export async function startOpenAiServer(script: readonly ScriptedAnswer[]): Promise<OpenAiServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { messages = [], tools = [] } = JSON.parse(body) as {
      messages?: SeenRequest['messages'];
      tools?: Array<{ function: { name: string } }>;
    };
    const answer = script[Math.min(seen.length, script.length - 1)];
    seen.push({
      authorization: request.headers.authorization,
      messages,
      tools: tools.map((tool) => tool.function.name),
    });
    if (answer) await play(answer, response);
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
