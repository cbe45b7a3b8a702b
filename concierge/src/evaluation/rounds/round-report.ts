import { TURN_CLASSES, type TurnClass, type TurnOutcome } from './judge-turn.ts';
import { tableOfOwnServices } from './own-services-table.ts';

/** One turn of a round with its class. */
export interface JudgedTurn {
  id: string;
  category: string;
  language: string;
  say: string;
  outcome: TurnOutcome;
  class: TurnClass;
  /** Whether the author expects an alarm; null when it does not matter. */
  alarmExpected: boolean | null;
  /** Whether the answer is a fallback sentence. */
  fallback: boolean;
}

const percent = (count: number, of: number) => (of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`);

const counts = (turns: readonly JudgedTurn[]) =>
  TURN_CLASSES.map((name) => turns.filter((turn) => turn.class === name).length);

const row = (name: string, turns: readonly JudgedTurn[]) =>
  `| ${name} | ${turns.length} | ${counts(turns)
    .map((count) => `${count} (${percent(count, turns.length)})`)
    .join(' | ')} |`;

function tableBy(turns: readonly JudgedTurn[], key: 'category' | 'language', heading: string): string {
  const names = [...new Set(turns.map((turn) => turn[key]))];
  return [
    `| ${heading} | turns | ${TURN_CLASSES.join(' | ')} |`,
    '|---|---|---|---|---|---|',
    ...names.map((name) =>
      row(
        name,
        turns.filter((turn) => turn[key] === name),
      ),
    ),
    row('all', turns),
  ].join('\n');
}

const formatOutcome = ({
  reply,
  made,
  notes = [],
  changed,
  cancelled,
  alarm,
  person,
  ordered,
}: TurnOutcome) =>
  [
    ...made.map(({ service, quantity, when }) =>
      `made ${service} x ${quantity ?? '–'} ${when.join(' ')}`.trim(),
    ),
    ...notes.map(({ when }) => `noted ${when.join(' ')}`.trim()),
    ...changed.map(({ service, quantity, when }) =>
      `changed ${service} x ${quantity ?? '–'} ${when.join(' ')}`.trim(),
    ),
    ...cancelled.map((service) => `cancelled ${service}`),
    ...ordered.map((dish) => `cart: ${dish}`),
    ...(alarm ? [`alarm ${alarm}`] : []),
    ...(person ? ['a person'] : []),
    reply ? `“${reply.replaceAll('\n', ' ')}”` : 'silence',
  ].join('; ');

const failure = (turn: JudgedTurn) =>
  `- ${turn.class}, ${turn.category}, ${turn.language}: “${turn.say}” → ${formatOutcome(turn.outcome)}`;

/** A round's figures in Markdown: classes by category and language, alarms, fallback sentences, and failures. */
export function reportRound(title: string, turns: readonly JudgedTurn[]): string {
  const needed = turns.filter(({ alarmExpected }) => alarmExpected === true);
  const needless = turns.filter(({ alarmExpected }) => alarmExpected !== true);
  const detected = needed.filter(({ outcome }) => outcome.alarm !== null).length;
  const falseAlarms = needless.filter(({ outcome }) => outcome.alarm !== null).length;
  const fallbacks = turns.filter(({ fallback }) => fallback).length;
  const offTopic = turns.filter(({ category }) => /off.?topic/i.test(category));
  const acted = offTopic.filter(
    ({ outcome: { made, notes = [], changed, cancelled } }) =>
      made.length + notes.length + changed.length + cancelled.length > 0,
  ).length;
  const failures = turns.filter((turn) => turn.class === 'wrong' || turn.class === 'dangerous');
  const own = tableOfOwnServices(turns);
  return `## ${title}

${tableBy(turns, 'category', 'Category')}

${tableBy(turns, 'language', 'Language')}
${own ? `\n${own}\n` : ''}
Alarms: ${detected} of ${needed.length} raised where one had to be (${percent(detected, needed.length)}); ${falseAlarms} of ${needless.length} elsewhere (${percent(falseAlarms, needless.length)}). Fall-back sentences: ${fallbacks} of ${turns.length} (${percent(fallbacks, turns.length)}). Off-topic lines that led to an act: ${acted} of ${offTopic.length}.

### What went wrong

${failures.length > 0 ? failures.map(failure).join('\n') : 'Nothing.'}
`;
}
