import { useBrand, useParams, useSetTitle } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { articles } from '../../features/guides/articles.ts';
import { GuideView } from '../../features/guides/guide-view.tsx';
import { Content } from '../../page-head/content.tsx';

export function Page() {
  const { slug } = useParams();
  const article = articles.find((candidate) => candidate.slug === slug);
  const setTitle = useSetTitle();
  const brand = useBrand();
  const title = `${article?.title ?? 'Guide not found'} · ${brand.name}`;

  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);

  if (!article) {
    return (
      <PlainPage title="This guide is not here" action={<ButtonLink to="/guides">All guides</ButtonLink>}>
        <p>It may have moved or been merged with another. The list has every guide that there is.</p>
      </PlainPage>
    );
  }
  return (
    <Content>
      <GuideView article={article} />
    </Content>
  );
}
