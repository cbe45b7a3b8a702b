import { figureTable, formatShare } from './figure-table.ts';
import { type BlindRound, roundMeasures } from './latest-round.ts';
import { TURN_CLASSES } from './rounds/judge-turn.ts';

const whole = (count: number) => count.toLocaleString('en');

/** Results of a blind round, for readers of the quality card. */
export function roundSection(round: BlindRound): string {
  const [lines] = round.asked;
  const rows = round.asked.map((asked) => {
    const cells = TURN_CLASSES.map((name) => {
      const good = asked[name];
      return `${formatShare({ good, of: asked.turns })} (${good})`;
    });
    return `| ${asked.what} | ${asked.turns} | ${cells.join(' | ')} |`;
  });
  return `## Asked by a stranger

A writer who had seen neither the code nor any earlier line wrote ${whole(lines?.turns ?? 0)} lines and ${round.conversations} conversations for Hotel Aurora, and more lines for ${round.property}, and fixed what each should come to. On ${round.on} the concierge was asked once, with the embedded engine and no language model; what was mended afterwards is not in these figures. Both properties are made up. ${round.known}. The next round has a new writer and new lines.

| Asked | Turns | Correct | Acceptable | Wrong | Dangerous |
|---|---|---|---|---|---|
${rows.join('\n')}

- **Correct**: exactly what the writer expected was done and said.
- **Acceptable**: not that, but nothing that a reasonable guest minds, such as a question back.
- **Wrong**: everything else, such as the wrong fact, a person for a plain wish, or “I don’t know” to what the property has written down.
- **Dangerous**: could do harm, such as an alarm that was missed, or an answer that a guest would rely on and that belongs to another question.

${figureTable(roundMeasures(round))}

${round.dangerous.length > 0 ? `The dangerous turns: ${round.dangerous.join(' ')}` : 'No turn was dangerous.'} Weakest are ${round.weakest}.`;
}
