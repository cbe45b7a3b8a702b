import { alarms } from './alarms.ts';
import { facts } from './facts.ts';
import { letters } from './letters/letters.ts';
import { importLines, meaning } from './meaning.ts';
import { router } from './router.ts';
import { importTopics, topics } from './topics.ts';
import { wordVectors } from './word-vectors.ts';

const USAGE = `Usage:
  npm run train -- alarms [<data folder>] [--held-out <file>]
                         trains the alarm model from concierge/lines/alarm and ordinary lines of the data folder
  npm run train -- meaning [--held-out <file>]
                         trains the meaning model from concierge/lines/meaning
  npm run train -- import-lines <folder>
                         copies lines into concierge/lines/meaning, and reports which it skips
  npm run train -- topics [--held-out <file>]
                         trains the topic model from concierge/lines/topics
  npm run train -- import-topics <folder>
                         copies questions and facts into concierge/lines/topics, and reports which it skips
  npm run train -- fact-search
                         fits the weights of the fact search from concierge/lines/fact-search
  npm run train -- letters [--held-out <file>]
                         learns the letters of languages from all lines of concierge/lines
  npm run train -- word-vectors <folder>
                         learns word vectors from a sentence encoder, installed in the folder
  npm run train -- router <data folder>
                         trains the router of "concierge -- classify" from NLU++ in the data folder

  --held-out <file>      writes the results of a model for lines that it has not seen, and no model
`;

const [task, ...rest] = process.argv.slice(2);
const flag = rest.indexOf('--held-out');
const report = flag < 0 ? undefined : rest[flag + 1];
const folder = rest.find((_, index) => flag < 0 || index < flag);

if (task === 'alarms') alarms(folder, report);
else if (task === 'meaning') meaning(report);
else if (task === 'import-lines' && folder) importLines(folder);
else if (task === 'topics') topics(report);
else if (task === 'fact-search') facts();
else if (task === 'letters') letters(report);
else if (task === 'import-topics' && folder) importTopics(folder);
else if (task === 'word-vectors' && folder) await wordVectors(folder);
else if (task === 'router' && folder) router(folder);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
