import { expect, test } from '@jest/globals';
import { inlineMessages } from '../../../build/inline-messages.mjs';

const GROUP = `
export const accept: QueueMessages['accept'] = "Accept";
export const quoted: QueueMessages['quoted'] = "Say \\"yes\\"";
export const late: QueueMessages['late'] = (d) => d.minutes + " min late";
export const states: QueueMessages['states'] = { new: "New" };
`;
const PATH = '../../messages/compiled/queue/en.ts';
const IMPORT = `import * as messages from '${PATH}';\n`;

const inline = (source: string) =>
  inlineMessages(source, async (file) => {
    expect(file).toBe(PATH);
    return GROUP;
  });

test.each([
  ['a text is written where it is used', '<b title={messages.accept} />', '<b title={("Accept")} />'],
  ['quotes stay quoted', 'say(messages.quoted)', 'say(("Say \\"yes\\""))'],
  ['a message with parameters stays', 'messages.late({ minutes })', 'messages.late({ minutes })'],
  ['a table of messages stays', 'messages.states.new', 'messages.states.new'],
  ['a property of something else stays', 'other.messages.accept', 'other.messages.accept'],
  ['a type stays', 'type Text = typeof messages.accept', 'type Text = typeof messages.accept'],
  ['a longer name stays', 'messages.acceptAll', 'messages.acceptAll'],
])('%s', async (_what, source, expected) => {
  expect(await inline(IMPORT + source)).toBe(IMPORT + expected);
});

test('a file that imports no compiled group stays as it is', async () => {
  const source = "import * as styles from './queue.css';\nstyles.accept";
  expect(await inline(source)).toBe(source);
});
