import { ButtonLink } from '@bellkey/shared/ui';
import contents from '../../features/proposals/contents.md';
import { ProposalList } from '../../features/proposals/proposal-list.tsx';
import { Actions, Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { parseMarkdown } from '../../prose/markdown.ts';
import { Prose } from '../../prose/prose.tsx';

const { blocks } = parseMarkdown(contents);

export function Page() {
  return (
    <Content>
      <PageHead kind="Proposals" title="What a proposal from us contains">
        <p>
          Eleven parts, always the same ones, so that two proposals can be laid side by side. Below are three
          samples for hotels that do not exist.
        </p>
      </PageHead>
      <Section title="Sample proposals">
        <ProposalList />
      </Section>
      <Section side title="The eleven parts">
        <Prose blocks={blocks} />
      </Section>
      <Section side title="Prices without a proposal">
        <Actions>
          <ButtonLink to="/proposals/pricing-proposals/custom">Compute your price</ButtonLink>
          <ButtonLink to="/proposals/pricing-proposals/generic" look="outline">
            Read the price list
          </ButtonLink>
        </Actions>
      </Section>
    </Content>
  );
}
