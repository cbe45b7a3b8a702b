import type { OfferedService } from '../../contract/contract.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { startersOf } from '../../understanding/property/starters.ts';
import { type Danger, dangerIn } from './danger.ts';

type Sentences = Pick<OfferedService, 'title' | 'starter' | 'otherStarters' | 'kind'>;

/** A shorter title is a common word, and may well be the danger itself: `Fire`. */
const LEAST_TITLE_WORDS = 2;

const bare = (text: string): string => wordsOf(normalise(text)).join(' ');

/**
 * A line without the titles of services in it; empty if it is the sentence that asks for a service, which guests tap.
 */
function withoutServices(said: string, services: readonly Sentences[]): string {
  return services.reduce((rest, service) => {
    const { title, kind } = service;
    if (kind === 'emergency') return rest;
    if (startersOf(service).some((starter) => rest === bare(starter))) return '';
    const name = bare(title);
    const isName = rest === name || name.split(' ').length >= LEAST_TITLE_WORDS;
    return isName ? ` ${rest} `.replaceAll(` ${name} `, ' ').trim() : rest;
  }, said);
}

/**
 * Danger in a line at a property. A service of the property, such as its `smoke sauna` or `poison garden`, and the
 * sentence that asks for it are not possible danger. Certain danger stays danger, whatever a service is called.
 */
export function dangerHere(line: string, services: readonly Sentences[]): Danger | null {
  const danger = dangerIn(line);
  if (danger?.certainty !== 'possible') return danger;
  const said = bare(line);
  const rest = withoutServices(said, services);
  if (rest === said) return danger;
  return rest === '' ? null : dangerIn(rest);
}
