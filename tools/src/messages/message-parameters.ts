import { parse, type Select, type Token } from '@messageformat/parser';

/** Parameters of a message with their TypeScript types, in the order of their names. */
export type MessageParameters = ReadonlyMap<string, string>;

type Found = Map<string, Set<string>>;

function add(found: Found, name: string, type: string): void {
  found.set(name, (found.get(name) ?? new Set()).add(type));
}

/** Type of a choice: a number, or one of its cases; any text where there is a case for all others. */
function typeOf({ type, cases }: Select): string {
  if (type !== 'select') return 'number';
  const keys = cases.map(({ key }) => key);
  return keys.includes('other') ? 'string' : keys.map((key) => JSON.stringify(key)).join(' | ');
}

function collect(tokens: readonly Token[], found: Found): void {
  for (const token of tokens) {
    switch (token.type) {
      case 'content':
      case 'octothorpe':
        break;
      case 'argument':
        add(found, token.arg, 'string | number');
        break;
      case 'function':
        add(found, token.arg, 'number');
        break;
      default:
        add(found, token.arg, typeOf(token));
        for (const { tokens: inner } of token.cases) collect(inner, found);
    }
  }
}

/** The narrowest type: a name that is both shown and counted has to be a number. */
function narrowest(types: ReadonlySet<string>): string {
  const [first = 'never', ...more] = [...types].filter((type) => type !== 'string | number');
  if (types.size === 1) return [...types][0] ?? 'never';
  return more.length === 0 ? first : [first, ...more].map((type) => `(${type})`).join(' & ');
}

/**
 * Parameters of an ICU message: `{name}` text or a number, `{n, plural, …}` a number, `{kind, select, …}` text.
 *
 * @throws ParseError when it is not an ICU message
 */
export function messageParameters(message: string): MessageParameters {
  const found: Found = new Map();
  collect(parse(message), found);
  const names = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(names.map(([name, types]) => [name, narrowest(types)]));
}
