import { LegalText } from '../../features/legal/legal-text.tsx';
import text from '../../features/legal/privacy.md';
import { parseMarkdown } from '../../prose/markdown.ts';

const file = parseMarkdown(text);

export function Page() {
  return (
    <LegalText
      file={file}
      summary="Which data Bellkey holds, why, for how long, who receives it, and what you can ask for."
      review="This text describes how the software treats data, and has not been reviewed by a lawyer. The company that operates Bellkey at this address must have it reviewed and add its name, its privacy contact and its hosting provider."
    />
  );
}
