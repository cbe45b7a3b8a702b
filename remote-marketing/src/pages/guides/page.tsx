import { GuideIndex } from '../../features/guides/guide-index.tsx';
import { Content } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';

export function Page() {
  return (
    <Content>
      <PageHead kind="Guides" title="Working guides for hotel teams">
        <p>
          Short texts for the people who put codes on bedside tables, write down when breakfast ends and lead
          the briefing at two. Useful with Bellkey, and mostly without it.
        </p>
      </PageHead>
      <GuideIndex />
    </Content>
  );
}
