import type { DemoPropertyKey } from '@bellkey/shared/api';
import texts from './scripts.json' with { type: 'json' };

/** Something to try in the demo: what the guest says, and what to look for. */
export interface DemoScript {
  key: string;
  /** Where it is said. */
  property: DemoPropertyKey;
  /** Label of the button. */
  label: string;
  /** What the guest says, in their language. */
  says: string;
  lang?: string;
  /** What happens, and what the visitor can do. */
  look: string;
}

type Script = Omit<DemoScript, 'property'>;

const said = (property: DemoPropertyKey, list: readonly Script[]): readonly DemoScript[] =>
  list.map((script) => ({ ...script, property }));

/**
 * What each property’s demo offers as buttons, in this order: what ends with a person comes last, as the assistant leaves
 * that to the person. Their keys are the use cases’ where there is one.
 */
export const scripts: Readonly<Record<DemoPropertyKey, readonly DemoScript[]>> = {
  hotel: said('hotel', texts.hotel),
  flats: said('flats', texts.flats),
};

/** Including those only for links from the use cases. */
const all = [...scripts.hotel, ...said('hotel', texts.linked), ...scripts.flats];

/** The script of a link, as `/demo?script=towels`; null if there is none. */
export function findScript(key: string | null): DemoScript | null {
  return all.find((script) => script.key === key) ?? null;
}
