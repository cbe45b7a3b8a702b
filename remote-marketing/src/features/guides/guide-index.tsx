import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { ArticleMeta } from './article-meta.tsx';
import { articles } from './articles.ts';
import * as styles from './guide-index.css';
import { searchArticles } from './search-articles.ts';

const MAX_CHARS = 80;

/** With scripts the list is already narrowed; without, the form asks the server. */
const stay = (event: FormEvent) => event.preventDefault();

/** All guides, with a search over their full text. */
export function GuideIndex() {
  const [asked] = useSearchParams();
  const [query, setQuery] = useState(asked.get('q')?.slice(0, MAX_CHARS) ?? '');
  const found = searchArticles(articles, query);
  return (
    <>
      <search className={styles.search}>
        <form method="get" action="/guides" onSubmit={stay}>
          <Field
            label="Search the guides"
            type="search"
            name="q"
            maxLength={MAX_CHARS}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <noscript>
            <Button type="submit">Search</Button>
          </noscript>
        </form>
      </search>
      <p className={styles.count} role="status">
        {query.trim() === ''
          ? `${articles.length} guides`
          : `${found.length} of ${articles.length} guides mention “${query.trim()}”`}
      </p>
      {found.length > 0 ? (
        <ol className={styles.list}>
          {found.map((article) => (
            <li key={article.slug} className={styles.item}>
              <span className={styles.number} aria-hidden="true">
                {articles.indexOf(article) + 1}
              </span>
              <h2 className={styles.title}>
                <Link to={`/guides/${article.slug}`}>{article.title}</Link>
              </h2>
              <p className={styles.summary}>{article.summary}</p>
              <p className={styles.meta}>
                <ArticleMeta article={article} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.nothing}>
          <p>No guide has all of these words. One word finds more than three.</p>
          <Button look="outline" onClick={() => setQuery('')}>
            Show all guides
          </Button>
        </div>
      )}
    </>
  );
}
