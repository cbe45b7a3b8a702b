/** One step of a fake language model's response. */
export type ScriptedPart =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; text: string }
  | { kind: 'tool'; name: string; input: string };

/** A server-sent event of the OpenAI chat protocol's stream. */
export function chunk(delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish };
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices: [choice] })}\n\n`;
}

/** The end of such a stream. */
export const STREAM_END = 'data: [DONE]\n\n';

const toolCall = (name: string, input: string, index: number) => ({
  index,
  id: `call-${index + 1}`,
  type: 'function',
  function: { name, arguments: input },
});

/** The events of one step: its parts in order, and its finish reason. */
export function* eventsOf(parts: readonly ScriptedPart[]): Generator<string> {
  let calls = 0;
  for (const part of parts) {
    if (part.kind === 'tool') {
      yield chunk({ role: 'assistant', tool_calls: [toolCall(part.name, part.input, calls)] });
      calls += 1;
    } else if (part.kind === 'reasoning') yield chunk({ reasoning_content: part.text });
    else for (const word of part.text.split(/(?<= )/)) yield chunk({ content: word });
  }
  yield chunk({}, calls > 0 ? 'tool_calls' : 'stop');
  yield STREAM_END;
}
