import { evaluate } from '@bellkey/concierge/evaluation';
import { auroraFacts } from '../public/demo/sample-properties/aurora-facts.ts';
import { openChat } from './chat.ts';
import { measureLoad } from './measure-load.ts';

evaluate(process.argv.slice(2), { openChat, measureLoad, facts: auroraFacts }).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
