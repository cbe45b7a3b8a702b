import { z } from 'zod';
import en from '../../../data/en/router-concepts.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

/** Concepts by group and name: a list of phrases, of which a line has one as whole words, or a complete pattern. */
const ConceptGroups = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])));

const { en: groups } = loadData('router-concepts', ConceptGroups, { en });

const patternOf = (phrases: string | readonly string[]): RegExp =>
  typeof phrases === 'string'
    ? new RegExp(phrases, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/**
 * Words of a kind, over normalised English text, which a linear model cannot learn from a few hundred lines. Each
 * concept is one feature of the router with a learned weight per intent, in this order.
 */
export const CONCEPTS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.values(groups).flatMap((group) =>
    Object.entries(group).map(([name, phrases]) => [name, patternOf(phrases)]),
  ),
);

export const CONCEPT_NAMES: readonly string[] = Object.keys(CONCEPTS);
