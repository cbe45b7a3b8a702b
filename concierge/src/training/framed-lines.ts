import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SERVICE_WORDS } from '../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../language/lexicon/services.ts';
import { isAnswerLanguage } from '../language/text/answer-language.ts';
import type { MeaningAct } from '../meaning-model/meaning-labels.ts';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';

/** Ways to say something of a service; `{}` stands for its name. */
const FRAME = z.string().includes('{}');
const Frames = z.strictObject({
  language: z.string(),
  author: z.string().min(1),
  licence: z.string().min(1),
  frames: z.strictObject({
    request: z.array(FRAME),
    ask: z.array(FRAME),
    decline: z.array(FRAME),
    cancel: z.array(FRAME),
    chase: z.array(FRAME),
    amend: z.array(FRAME),
    /** That something of the room does not work. */
    fix: z.array(FRAME),
    /** That something that is brought is not there. */
    bring: z.array(FRAME),
  }),
});
type FrameKind = keyof z.infer<typeof Frames>['frames'];

/** How many lines of each kind a service gets in each language. */
const LINES_OF: Readonly<Record<FrameKind, number>> = {
  request: 3,
  ask: 2,
  decline: 4,
  cancel: 2,
  chase: 1,
  amend: 1,
  fix: 2,
  bring: 2,
};
const ACT_OF = (kind: FrameKind): MeaningAct => (kind === 'fix' || kind === 'bring' ? 'report' : kind);

function kindsFor(item: LexiconKey): FrameKind[] {
  const { nature } = SERVICES[item];
  const all: FrameKind[] = ['request', 'ask', 'decline', 'cancel', 'chase', 'amend'];
  if (nature === 'fix') return ['request', 'ask', 'fix'];
  return nature === 'deliver' ? [...all, 'bring'] : all;
}

/**
 * Each service by its names in the frames of a folder's `<language>.json` files, so that the model learns what a frame
 * does whatever is named in it.
 */
export function framedLines(folder: string): MeaningLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { language, frames } = Frames.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!isAnswerLanguage(language)) throw new Error(`${name}: services have no names in "${language}"`);
      return (Object.keys(SERVICES) as LexiconKey[]).flatMap((item, at) => {
        const names = SERVICE_WORDS[language][item].terms.map((term) => term.replaceAll(/[*]/gu, ''));
        return kindsFor(item).flatMap((kind) =>
          Array.from({ length: LINES_OF[kind] }, (_, turn) => {
            const list = frames[kind];
            const frame = list[(at + turn * 2) % list.length] ?? '{}';
            const called = names[(at + turn) % names.length] ?? item;
            const labels = [{ act: ACT_OF(kind), target: item }];
            return { language, persona: 'frames', labels, line: frame.replace('{}', called) };
          }),
        );
      });
    });
}
