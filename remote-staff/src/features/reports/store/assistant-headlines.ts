import type { AssistantFigures } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/assistant-report/en.ts';
import { formatPercent, formatSeconds, formatShare, type Headline } from './figures.ts';

/** The figures on top of the report on the assistant. */
export function assistantHeadlines(now: AssistantFigures, before: AssistantFigures): Headline[] {
  const count = (key: Exclude<keyof AssistantFigures, 'alone' | 'waitSeconds'>): Headline => ({
    key,
    name: messages.names[key],
    value: String(now[key]),
    before: String(before[key]),
  });
  const alone = ({ alone: hit, answers: of }: AssistantFigures) => ({ hit, of });
  return [
    count('answers'),
    {
      key: 'alone',
      name: messages.names.alone,
      value: formatShare(alone(now)),
      before: formatPercent(alone(before)),
    },
    count('handedOver'),
    {
      key: 'waitSeconds',
      name: messages.names.waitSeconds,
      value: formatSeconds(now.waitSeconds),
      before: formatSeconds(before.waitSeconds),
    },
    count('requests'),
    count('reopened'),
    count('wrong'),
    count('unanswered'),
  ];
}
