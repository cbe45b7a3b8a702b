import type { OfferedService } from '../../contract/contract.ts';
import type { FoundRow } from '../../language/search/row-index.ts';
import { normalise } from '../../language/text/normalise.ts';
import { activeOf } from './active-services.ts';
import { hasOwnWords } from './own-services.ts';
import { isStarterOf } from './starters.ts';

/**
 * Which services a text is about, by the property's own names for them:
 *
 * - `sure`: it names one service, and no other fits nearly as well;
 * - `likely`: one service fits best, but the guest has to confirm it;
 * - `several`: these fit about equally well, best first;
 * - `none`.
 */
export type OfferedMatch =
  | { kind: 'sure' | 'likely'; service: OfferedService }
  | { kind: 'several'; services: readonly OfferedService[] }
  | { kind: 'none' };

/**
 * Minimum evidence for a match (decision 0420): shares of a name and of the text, from 0 to 1. On 16,760 lines that
 * strangers wrote for a hotel of 70 services, eight of ten matches above `SURE` were right, six of ten above `LIKELY`,
 * and fewer than three of ten below.
 */
const SURE = { named: 0.9, covered: 0.3 } as const;
const SURE_OF_MOST = { named: 0.7, covered: 0.7 } as const;
const LIKELY = { named: 0.7, covered: 0.2 } as const;
const LIKELY_OF_HALF = { named: 0.45, covered: 0.45 } as const;
/** Minimum evidence in a line that certainly wants something, and therefore needs less (decision 0465). */
const WANTED = { named: 0.7, covered: 0.12 } as const;
const WANTED_OF_HALF = { named: 0.35, covered: 0.3 } as const;
const WANTED_OF_FEW = { named: 0.24, covered: 0.55 } as const;
/** Another service with this share of the best one's score may be the intended one. */
const RIVAL = 0.8;
const MOST_RIVALS = 4;

const reaches = (found: FoundRow, least: Pick<FoundRow, 'named' | 'covered'>) =>
  found.named >= least.named && found.covered >= least.covered;
const isSure = (found: FoundRow) => reaches(found, SURE) || reaches(found, SURE_OF_MOST);
const isLikely = (found: FoundRow) => reaches(found, LIKELY) || reaches(found, LIKELY_OF_HALF);
const isWanted = (found: FoundRow) =>
  isLikely(found) || [WANTED, WANTED_OF_HALF, WANTED_OF_FEW].some((least) => reaches(found, least));

/**
 * The active services that a guest's text is about, by their titles, other names, starters and descriptions.
 *
 * @param wants whether the text certainly wants something, whatever that is
 */
export function findOffered(text: string, services: readonly OfferedService[], wants = false): OfferedMatch {
  const mayBe = wants ? isWanted : isLikely;
  const { active, index } = activeOf(services);
  const byKey = new Map(active.map((service) => [service.key, service]));
  const said = normalise(text);
  const begun = active.find((service) => isStarterOf(service, said));
  if (begun) return { kind: 'sure', service: begun };
  const [best, ...others] = index.words.find(text);
  const service = best && byKey.get(best.id);
  if (!service || !mayBe(best)) return { kind: 'none' };
  const rivals = others
    .filter((other) => mayBe(other) && other.score >= best.score * RIVAL && other.named >= best.named)
    .flatMap(({ id }) => byKey.get(id) ?? []);
  if (rivals.length > 0) return { kind: 'several', services: [service, ...rivals].slice(0, MOST_RIVALS) };
  return { kind: isSure(best) ? 'sure' : 'likely', service };
}

/** Minimum share of a service's name that requests the service, if the meaning model finds that service too. */
const NAMED_AND_MEANT = 0.35;

/** Whether a text contains part of a service's name. */
export const saysPartOf = (
  text: string,
  { key }: OfferedService,
  services: readonly OfferedService[],
): boolean =>
  activeOf(services)
    .index.words.find(text)
    .some(({ id, named }) => id === key && named >= NAMED_AND_MEANT);

/** Minimum score and lead for a service to explain an otherwise unexplained wish. */
const SUPPOSED = { named: 0.15, covered: 0.1, lead: 1.25 } as const;
const MOST_SUPPOSED = 2;

/**
 * The services with the property's own words that may explain an otherwise unexplained wish: the one that clearly fits
 * best, or the two best. Empty if the text has too few of their words.
 */
export function supposedOffered(
  text: string,
  services: readonly OfferedService[],
): readonly OfferedService[] {
  const { active, index } = activeOf(services);
  const [best, second] = index.words.find(text);
  if (!best || (best.named < SUPPOSED.named && best.covered < SUPPOSED.covered)) return [];
  const clear = !second || best.score >= second.score * SUPPOSED.lead;
  return (clear ? [best] : [best, second])
    .flatMap(({ id }) => active.find((service) => service.key === id && hasOwnWords(service)) ?? [])
    .slice(0, MOST_SUPPOSED);
}

/** Minimum share of a service's name at which the service may be suggested to a guest who seems to want something. */
const NEAR = 0.25;
const MOST_NEAR = 3;

/**
 * The services of which a text contains part of the name, best first, for a text that matches none of them with
 * certainty.
 */
export function nearestOffered(text: string, services: readonly OfferedService[]): readonly OfferedService[] {
  const { active, index } = activeOf(services);
  return index.words
    .find(text)
    .filter(({ named }) => named >= NEAR)
    .flatMap(({ id }) => active.find(({ key }) => key === id) ?? [])
    .slice(0, MOST_NEAR);
}

/** A service, and how similar a text is to it in meaning. */
export interface AlikeService {
  service: OfferedService;
  /** From 0 to 1; includes a share for common words. */
  likeness: number;
}

/** Weight of common words relative to the meaning of all words. */
const COMMON = 0.15;

/**
 * The active services by their similarity to a text in meaning, best first (decision 0800): `something to look at
 * Saturn with` is a telescope.
 */
export function alikeOffered(text: string, services: readonly OfferedService[]): AlikeService[] {
  const {
    active,
    index: { words, meanings },
  } = activeOf(services);
  const common = new Map(words.find(text).map((found) => [found.id, found.named + found.covered]));
  const likeness = meanings.to(text);
  return active
    .map((service, at) => ({
      service,
      likeness: (likeness[at] ?? 0) + COMMON * (common.get(service.key) ?? 0),
    }))
    .sort((one, other) => other.likeness - one.likeness);
}
