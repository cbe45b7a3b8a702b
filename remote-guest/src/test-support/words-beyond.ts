/** Words of two letters and more in a text. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

const NAMING_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];

/** Everything visible or announced of an element: its texts, and the names of elements without any. */
function textsOf(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      texts.push(...NAMING_ATTRIBUTES.flatMap((name) => (node as Element).getAttribute(name) ?? []));
    } else if (!node.parentElement?.closest('style, script')) {
      texts.push(node.textContent ?? '');
    }
  }
  return texts;
}

/** Syntax of messages: `{count, plural, one {`. */
const SYNTAX = /\{\w+\}|\{\w+, \w+,|(?:=\d+|one|few|many|other) \{/g;

/** All the text of messages in one language, with the cases of their plurals and choices. */
export function wordsOfMessages(messages: unknown): string[] {
  if (typeof messages === 'string') return wordsOf(messages.replace(SYNTAX, ' '));
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.values(messages).flatMap(wordsOfMessages);
}

/** The words of an element that are not among the known ones. */
export function wordsBeyond(known: ReadonlySet<string>, root: Element): string[] {
  return [...new Set(textsOf(root).flatMap(wordsOf))].filter((word) => !known.has(word));
}
