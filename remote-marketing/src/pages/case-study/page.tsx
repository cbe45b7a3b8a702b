import { ButtonLink, Chip } from '@bellkey/shared/ui';
import text from '../../features/case-study/case.md';
import { CaseBars } from '../../features/case-study/case-bars.tsx';
import { CaseTable } from '../../features/case-study/case-table.tsx';
import limits from '../../features/case-study/limits.md';
import { Actions, Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { parseMarkdown } from '../../prose/markdown.ts';
import { Prose } from '../../prose/prose.tsx';

const { blocks } = parseMarkdown(text);
const { blocks: limitBlocks } = parseMarkdown(limits);

export function Page() {
  return (
    <Content>
      <PageHead
        kind="Case study"
        title="Four weeks of towels, with and without the hourly round"
        foot={<Chip tone="warn">Simulated case, built from synthetic data</Chip>}
      >
        <p>
          No customer stands behind this page. It shows what a case of ours will contain, on a house that was
          simulated, with the arithmetic in the open.
        </p>
      </PageHead>
      <Section side title="One house, two ways of working">
        <Prose blocks={blocks} />
      </Section>
      <Section title="The figures">
        <CaseBars />
        <CaseTable />
      </Section>
      <Section side title="What they say, and what not">
        <Prose blocks={limitBlocks} />
      </Section>
      <Section side title="Measure your own house">
        <Actions>
          <ButtonLink to="/guides/measure-what-guests-feel">How to count for two weeks</ButtonLink>
          <ButtonLink to="/efficiency-assessment" look="outline">
            Estimate it now
          </ButtonLink>
        </Actions>
      </Section>
    </Content>
  );
}
