import type { Open } from './dialogue-frame.ts';

/**
 * How a line relates to the open question:
 *
 * - `agrees`: yes, with or without more; `refuses`: no; `dismisses`: forget it
 * - `fills`: it gives, or may give, the requested detail
 * - `counts`: a quantity of the last topic, or as many more
 * - `refers`: it refers to something earlier: later, the other one, the last one
 * - `asks`: a question, or manners; `wants`: a wish of its own
 * - `leaves`: it asks for a person, complains, or cancels something else
 */
export type LineRelation =
  | 'agrees'
  | 'refuses'
  | 'dismisses'
  | 'fills'
  | 'counts'
  | 'refers'
  | 'asks'
  | 'wants'
  | 'leaves';

/**
 * What happens with the line and the open question:
 *
 * - `fill`: the line is the form's answer
 * - `take`: the offer is requested, with the line's additions
 * - `cancel`: the request in question is cancelled; `keep`: it is not
 * - `drop`: the open question is closed, and its thing is not wanted
 * - `side`: the line gets its own answer, and the question stays open; a form is asked again
 * - `aside`: the line gets its own answer; a form waits until it is named or answered
 * - `last`: the line is about the last topic
 * - `plain`: the line is independent
 */
export type Transition = 'fill' | 'take' | 'cancel' | 'keep' | 'drop' | 'side' | 'aside' | 'last' | 'plain';

type State = Open['kind'] | 'nothing';

/** The transition for a line, by the open question. Every relation has an entry in each row. */
export const TRANSITIONS: Readonly<Record<State, Readonly<Record<LineRelation, Transition>>>> = {
  form: {
    agrees: 'fill',
    refuses: 'drop',
    dismisses: 'drop',
    fills: 'fill',
    counts: 'fill',
    refers: 'fill',
    asks: 'side',
    wants: 'side',
    leaves: 'aside',
  },
  offer: {
    agrees: 'take',
    refuses: 'drop',
    dismisses: 'drop',
    fills: 'take',
    counts: 'take',
    refers: 'last',
    asks: 'side',
    wants: 'plain',
    leaves: 'plain',
  },
  cancel: {
    agrees: 'cancel',
    refuses: 'keep',
    dismisses: 'keep',
    fills: 'cancel',
    counts: 'last',
    refers: 'last',
    asks: 'side',
    wants: 'plain',
    leaves: 'plain',
  },
  nothing: {
    agrees: 'plain',
    refuses: 'plain',
    dismisses: 'last',
    fills: 'plain',
    counts: 'last',
    refers: 'last',
    asks: 'plain',
    wants: 'plain',
    leaves: 'plain',
  },
};
