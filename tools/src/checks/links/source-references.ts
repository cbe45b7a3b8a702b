import { decisionReferences } from './decision-references.ts';
import { type Reference, referenceTo } from './reference.ts';

/** `docs/product.md#22-state-machines`, `../../docs/claims.md`; not the `docs/` of an address or of another folder. */
const DOCUMENT = /(?<![\w./-]|\/)(?:\.\.\/)*((?:docs|decisions)\/[\w./-]+\.md(?:#[\w-]+)?)/g;

/** `specification, section 9`, `specification (section 2)`, `specification's sections 4 and 9`. */
const SPECIFICATION = /\bspecification(?:['’]s)?(?:,| \(|) ?sections? (\d+(?:(?:, | and )\d+)*)/gi;

/** A document that is named without its folder, with a section behind it or not. */
const BARE = /(?<![\w/.-])([a-z][a-z-]*\.md)\b/g;

/** What source and its comments say of documents: paths below `docs/` and `decisions/`, decisions, sections of the specification. */
export function sourceReferences(text: string): Reference[] {
  const lines = text.split('\n');
  const documents = lines.flatMap((content, index) =>
    [...content.matchAll(DOCUMENT)].map(([mention, target = '']) =>
      referenceTo(target, { text: mention, line: index + 1, folder: '' }),
    ),
  );
  const sections = lines.flatMap((content, index) =>
    [...content.matchAll(SPECIFICATION)].flatMap(([mention, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map((number) => ({
        line: index + 1,
        text: mention,
        path: 'docs/specification.md',
        match: 'whole' as const,
        anchor: `${number}-`,
      })),
    ),
  );
  return [...documents, ...sections, ...decisionReferences(text)];
}

/** Documents of `docs/` that a source names without their folder, where no check can follow them. */
export function bareMentions(
  text: string,
  documents: readonly string[],
): Array<Pick<Reference, 'line' | 'text'>> {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(BARE)]
        .filter(([, name = '']) => documents.includes(name))
        .map(([mention]) => ({ line: index + 1, text: mention })),
    );
}
