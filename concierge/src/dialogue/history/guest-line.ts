import type { TurnContext } from '../../contract/contract.ts';

/** The message that this turn answers. */
export function guestLine(context: TurnContext): string {
  const last = context.history.at(-1);
  return last?.from === 'guest' ? last.text : '';
}

/** The guest's own words in this conversation. Only these can request something. */
export function guestText(context: TurnContext): string {
  return context.history
    .filter((message) => message.from === 'guest')
    .map((message) => message.text)
    .join('\n');
}

/** The context of a wish that only these lines of the guest are about. */
export const onlyLines = (context: TurnContext, lines: readonly string[]): TurnContext => ({
  ...context,
  history: lines.map((text) => ({ from: 'guest', text, at: context.now })),
});
