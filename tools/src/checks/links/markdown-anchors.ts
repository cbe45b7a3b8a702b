import GithubSlugger from 'github-slugger';
import { lexer, type Token, walkTokens } from 'marked';

/** The anchors of a Markdown document: its headings, and its `<a id="…">`. */
export function markdownAnchors(text: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  walkTokens(lexer(text), (token: Token) => {
    if (token.type === 'heading') anchors.add(slugger.slug(plainText(token.tokens ?? [])));
  });
  return anchors;
}

/** The words of a heading, without its styles and links. */
const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
