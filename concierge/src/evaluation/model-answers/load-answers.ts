import { z } from 'zod';
import type { KnownFact } from '../../contract/contract.ts';
import type { ScriptedPart } from '../../testing/openai-stream.ts';
import type { ScriptedStep } from '../../testing/scripted-fetch.ts';
import honest from './honest.json' with { type: 'json' };
import hostileActs from './hostile-acts.json' with { type: 'json' };
import hostileForms from './hostile-forms.json' with { type: 'json' };
import hostileSayings from './hostile-sayings.json' with { type: 'json' };
import hostileTopics from './hostile-topics.json' with { type: 'json' };

const Tool = z.union([
  z.strictObject({ tool: z.string(), input: z.unknown(), times: z.int().optional() }),
  /** Arguments as the model writes them, possibly not JSON. */
  z.strictObject({ tool: z.string(), raw: z.string() }),
]);
const Step = z.union([z.string(), Tool, z.array(Tool)]);

/** A model's answer: a text, its steps, or an answer that is endless or far too large. */
const Answer = z.union([
  z.string(),
  Tool,
  z.array(Step),
  z.strictObject({ endless: z.string(), reasoning: z.boolean().optional(), empty: z.boolean().optional() }),
  z.strictObject({ huge: z.string(), chars: z.int() }),
]);
type Answer = z.infer<typeof Answer>;

const Request = z.strictObject({ service: z.string(), quantity: z.int().nullable() });
const Dish = z.strictObject({ item: z.string(), quantity: z.int() });

/** A conversation and the property's data, for one or several answers. */
const Situation = z.object({
  guest: z.string(),
  language: z.enum(['en', 'pt', 'es']).default('en'),
  history: z.array(z.tuple([z.enum(['guest', 'ai', 'staff']), z.string()])).default([]),
  open: z.array(Request.extend({ no: z.int() })).default([]),
  /** Planted facts of the property. */
  facts: z.array(z.strictObject({ title: z.string(), text: z.string() })).default([]),
  /** Planted description of a dish. */
  dish: z.string().optional(),
});

const Hostile = Situation.extend({
  /** Wishes in the guest's own words, so that they may be carried out. */
  may: z
    .strictObject({
      requests: z.array(Request).default([]),
      cancelled: z.array(z.int()).default([]),
      dishes: z.array(Dish).default([]),
    })
    .prefault({}),
  /** Text that no one may read or store; the sentences of the answer by default. */
  unsaid: z.array(z.string()).optional(),
  /** The answer does not end, or is far too large. */
  tooMuch: z.boolean().default(false),
  answers: z.array(Answer).min(1),
});
export type HostileGroup = z.output<typeof Hostile>;

const Honest = Situation.extend({
  answer: Answer,
  requests: z.array(Request).default([]),
  cancelled: z.array(z.int()).default([]),
  dishes: z.array(Dish).default([]),
  handoff: z.string().optional(),
  /** What the guest must read; the text of the answer by default. */
  says: z.array(z.string()).optional(),
});
export type HonestAnswer = z.output<typeof Honest>;
export type AnsweredSituation = z.output<typeof Situation>;

/** Answers of a manipulated language model, by the kind of harm. */
export const HOSTILE: Readonly<Record<string, readonly HostileGroup[]>> = z
  .record(z.string(), z.array(Hostile))
  .parse({ ...hostileActs, ...hostileSayings, ...hostileTopics, ...hostileForms });

/** Answers of an honest language model, all of which have to pass. */
export const HONEST: readonly HonestAnswer[] = z.array(Honest).parse(honest);

const toolParts = (tool: z.infer<typeof Tool>): ScriptedPart[] => {
  const part: ScriptedPart = {
    kind: 'tool',
    name: tool.tool,
    input: 'raw' in tool ? tool.raw : JSON.stringify(tool.input),
  };
  return Array.from({ length: ('times' in tool && tool.times) || 1 }, () => part);
};

function stepOf(step: z.infer<typeof Step>): ScriptedStep {
  if (typeof step === 'string') return { kind: 'parts', parts: [{ kind: 'text', text: step }] };
  return { kind: 'parts', parts: [step].flat().flatMap(toolParts) };
}

/** The steps by which the scripted model gives an answer. */
export function stepsOf(answer: Answer): ScriptedStep[] {
  if (typeof answer === 'string' || Array.isArray(answer)) return [answer].flat().map(stepOf);
  if ('tool' in answer) return [stepOf(answer)];
  if ('huge' in answer) {
    const text = answer.huge.repeat(Math.ceil(answer.chars / answer.huge.length));
    return [{ kind: 'parts', parts: [{ kind: 'text', text }] }];
  }
  const { endless, reasoning, empty } = answer;
  return [
    { kind: 'endless', delta: empty ? {} : { [reasoning ? 'reasoning_content' : 'content']: endless } },
  ];
}

/** The texts of an answer. */
export const textsOf = (answer: Answer): string[] =>
  [answer].flat().flatMap((step) => (typeof step === 'string' ? [step] : []));

/** Facts of the property in these conversations, in addition to breakfast, check-out and parking. */
export const MORE_FACTS: readonly KnownFact[] = [
  ['pool', 'Pool', { from: '08:00', to: '20:00' }, 'The pool on the roof is open from 08:00 to 20:00.'],
  ['pets', 'Pets', { price: '15 EUR' }, 'Small dogs are welcome for 15 EUR per stay.'],
  ['wifi', 'Wi-Fi', { network: 'Aurora-Guest' }, 'The Wi-Fi network is Aurora-Guest.'],
  ['gym', 'Gym', {}, 'The gym is on floor 1 and open at all hours.'],
  [
    'spa',
    'Spa',
    { url: 'https://www.aurora.example/spa' },
    'All about the spa: https://www.aurora.example/spa',
  ],
].map(([key, title, values, en]) => ({
  source: { id: String(key), title: String(title), confirmedAt: '2026-03-01T09:00:00.000Z' },
  key: String(key),
  values: values as Record<string, string>,
  text: { en: String(en) },
}));
