import type { DemoPropertyKey } from '@bellkey/shared/api';
import texts from './scripts.json' with { type: 'json' };

/** Something to try in the demo: the guest's line, and what to look for. */
export interface DemoScript {
  key: string;
  /** Where it is said. */
  house: DemoPropertyKey;
  /** Label of the button. */
  label: string;
  /** The guest's line, in their language. */
  says: string;
  lang?: string;
  /** What happens, and what the visitor can do. */
  look: string;
}

type Script = Omit<DemoScript, 'house'>;

const said = (house: DemoPropertyKey, list: readonly Script[]): readonly DemoScript[] =>
  list.map((script) => ({ ...script, house }));

/**
 * The buttons of each property’s demo, in this order: scripts that end with a person come last, because the assistant
 * then leaves the conversation. Their keys are the use cases’ where there is one.
 */
export const scripts: Readonly<Record<DemoPropertyKey, readonly DemoScript[]>> = {
  hotel: said('hotel', texts.hotel),
  flats: said('flats', texts.flats),
};

/** Including scripts that only a link from the use cases opens. */
const all = [...scripts.hotel, ...said('hotel', texts.linked), ...scripts.flats];

/** The script of a link, as `/demo?script=towels`; null for an unknown one. */
export function findScript(key: string | null): DemoScript | null {
  return all.find((script) => script.key === key) ?? null;
}
