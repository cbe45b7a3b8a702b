import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SERVICE_WORDS } from '../language/lexicon/find-services.ts';
import { FOREIGN_NAMES } from '../language/lexicon/foreign-names.ts';
import { type LexiconKey, SERVICES } from '../language/lexicon/services.ts';
import { isAnswerLanguage } from '../language/text/answer-language.ts';
import type { MeaningAct, MeaningLabel } from '../meaning-model/meaning-labels.ts';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';

const ITEMS = Object.keys(SERVICES) as LexiconKey[];

/** Ways to mention a service; `{}` is replaced by its name. */
const Frame = z.string().includes('{}');
/** Ways to mention two services; `{+}` is the other one, which the guest wants as well. */
const WantedBesides = Frame.includes('{+}');
/** `{-}` is refused, and `{+}` is wanted. */
const WantedInstead = z.string().includes('{-}').includes('{+}');
const Frames = z.strictObject({
  language: z.string(),
  author: z.string().min(1),
  licence: z.string().min(1),
  frames: z.strictObject({
    request: z.array(Frame),
    /** Ways to request several of a thing. */
    count: z.array(Frame),
    ask: z.array(Frame),
    decline: z.array(Frame),
    cancel: z.array(Frame),
    chase: z.array(Frame),
    amend: z.array(Frame),
    /** Ways to report a fault of the room's equipment. */
    fix: z.array(Frame),
    /** Ways to report a missing item. */
    bring: z.array(Frame),
    both: z.array(WantedBesides),
    instead: z.array(WantedInstead),
    /** Ways to report that something works again, so that no one has to come. */
    fixed: z.array(Frame),
    /** Ways to correct which thing does not work. */
    fixInstead: z.array(WantedInstead),
  }),
});
type Frames = z.infer<typeof Frames>;
type FrameKind = keyof Frames['frames'];

/** Number of lines of each kind per service and language. */
const LINES_OF: Readonly<Record<FrameKind, number>> = {
  request: 9,
  count: 3,
  ask: 4,
  decline: 6,
  cancel: 3,
  chase: 2,
  amend: 2,
  fix: 6,
  bring: 3,
  both: 5,
  instead: 5,
  fixed: 5,
  fixInstead: 4,
};
const ACT_OF: Readonly<Partial<Record<FrameKind, MeaningAct>>> = {
  count: 'request',
  fix: 'report',
  bring: 'report',
  both: 'request',
  instead: 'decline',
  fixed: 'decline',
  fixInstead: 'decline',
};
const actOf = (kind: FrameKind): MeaningAct => ACT_OF[kind] ?? (kind as MeaningAct);

function kindsFor(item: LexiconKey): FrameKind[] {
  const { nature } = SERVICES[item];
  const all: FrameKind[] = ['request', 'ask', 'decline', 'cancel', 'chase', 'amend', 'both', 'instead'];
  if (nature === 'fix') return ['ask', 'fix', 'fixed', 'fixInstead'];
  return nature === 'deliver' ? [...all, 'count', 'bring'] : all;
}

/** Services for the other gap, something to bring; each service and turn gets a different one. */
const BROUGHT = ITEMS.filter((item) => SERVICES[item].nature === 'deliver');
/** Faults for the other gap. */
const OF_THE_ROOM = ITEMS.filter((item) => SERVICES[item].nature === 'fix');

function namesOf({ language }: Frames, item: LexiconKey): string[] {
  const foreign = FOREIGN_NAMES[language];
  if (foreign) return foreign[item];
  if (!isAnswerLanguage(language)) throw new Error(`Services have no names in "${language}"`);
  const { one, many, terms } = SERVICE_WORDS[language][item];
  return [...new Set([one, many, ...terms.map((term) => term.replaceAll('*', ''))])];
}

function framed(file: Frames, kind: FrameKind, item: LexiconKey, at: number, turn: number): MeaningLine {
  const { language, frames } = file;
  const list = frames[kind];
  const frame = list[(at * LINES_OF[kind] + turn) % list.length] ?? '{}';
  const called = (of: LexiconKey) => {
    const names = namesOf(file, of);
    return names[(at + turn) % names.length] ?? of;
  };
  const labels: MeaningLabel[] = [{ act: actOf(kind), target: item }];
  let line = frame.replace(/\{-?\}/u, called(item));
  if (frame.includes('{+}')) {
    const broken = kind === 'fixInstead';
    const others = broken ? OF_THE_ROOM : BROUGHT;
    const [first, other = first] = [0, 1].map((step) => others[(at * 7 + turn * 3 + step) % others.length]);
    const wanted = (first === item ? other : first) ?? item;
    labels.push({ act: broken ? 'report' : 'request', target: wanted });
    line = line.replace('{+}', called(wanted));
  }
  return { language, persona: 'frames', labels, line };
}

/**
 * Fills each service's names into the frames of a folder's `<language>.json` files, so that the model learns what a
 * frame means regardless of the name. Throws if a language has no names for the services.
 */
export function framedLines(folder: string): MeaningLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = Frames.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return ITEMS.flatMap((item, at) =>
        kindsFor(item).flatMap((kind) =>
          Array.from({ length: LINES_OF[kind] }, (_, turn) => framed(file, kind, item, at, turn)),
        ),
      );
    });
}
