import { identifyLanguage } from '../language/identification/identify-language.ts';
import { SERVICES } from '../language/lexicon/services.ts';
import { beforeEngines } from '../policy/verdict/before-engines.ts';
import { understand } from '../understanding/message/understand.ts';
import { Count, type Figure, formatKeys } from './measure.ts';
import en from './sets/services/en.json' with { type: 'json' };
import es from './sets/services/es.json' with { type: 'json' };
import pt from './sets/services/pt.json' with { type: 'json' };

/**
 * Twelve lines for each of the 40 services: plain ones, and one each that is misspelt, double, declined and roundabout.
 */
type Lines = Readonly<Record<string, ReadonlyArray<string | { text: string; services: string[] }>>>;

const LINES: Readonly<Record<string, Lines>> = { en, pt, es };

/** One line, and the services that it requests or asks about. */
export interface ServiceLine {
  text: string;
  services: readonly string[];
  /** Whether it never serves to improve the engine: every other line, starting differently for every other service. */
  heldOut: boolean;
}

/** The lines of a language, in the order of the file. */
export function serviceLines(language: string): ServiceLine[] {
  return Object.entries(LINES[language] ?? {}).flatMap(([service, lines], number) =>
    lines.map((line, index) => ({
      ...(typeof line === 'string' ? { text: line, services: [service] } : line),
      heldOut: (number + index) % 2 === 1,
    })),
  );
}

/** The services that the engine finds in a line; an emergency counts as the doctor. */
function understood(text: string, language: string): Set<string> {
  const found = identifyLanguage(text) ?? language;
  const spoken = found === 'pt' || found === 'es' ? found : 'en';
  const verdict = beforeEngines(text);
  const emergency = verdict.kind === 'incident' ? ['doctorOnCall'] : [];
  const acts = understand(text, spoken).flatMap((act) =>
    (act.kind === 'request' || act.kind === 'ask' || act.kind === 'confirm') && act.item
      ? [act.item === 'taxi' ? 'airportShuttle' : (SERVICES[act.item].keys[0] ?? act.item)]
      : [],
  );
  return new Set([...emergency, ...acts]);
}

const same = (one: ReadonlySet<string>, other: readonly string[]) =>
  one.size === other.length && other.every((service) => one.has(service));

/** Measures how many lines are understood exactly, with all the services that they name and no other. */
export function measureServices(): Figure[] {
  return Object.keys(LINES).flatMap((language) => {
    const seen = new Count(`Service understood, ${language}, lines used for mending`);
    const heldOut = new Count(`Service understood, ${language}, held-out lines`);
    const confused = new Count(`Another service taken for it, ${language}, held-out lines`);
    for (const line of serviceLines(language)) {
      const got = understood(line.text, language);
      const right = same(got, line.services);
      (line.heldOut ? heldOut : seen).add(
        right,
        // Held-out lines are never printed.
        right || line.heldOut ? null : `${line.text} → ${formatKeys(got) || 'nothing'}`,
      );
      if (line.heldOut)
        confused.add(
          [...got].some((service) => !line.services.includes(service)),
          null,
        );
    }
    return [heldOut.figure, confused.figure, seen.figure];
  });
}
