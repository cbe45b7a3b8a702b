import { LegalText } from '../../features/legal/legal-text.tsx';
import text from '../../features/legal/terms.md';
import { parseMarkdown } from '../../prose/markdown.ts';

const file = parseMarkdown(text);

export function Page() {
  return (
    <LegalText
      file={file}
      summary="What you and we owe each other when a house uses Bellkey: roles, artificial intelligence, money, limits, and how to leave."
      review="This text was written for the product and has not been reviewed by a lawyer. The company that operates Bellkey at this address must have it reviewed, and add its own details and the law that applies, before a contract rests on it."
    />
  );
}
