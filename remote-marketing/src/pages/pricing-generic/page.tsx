import { ButtonLink } from '@bellkey/shared/ui';
import { formatDay } from '../../calendar/calendar-day.ts';
import { WithoutScripts } from '../../controls/without-scripts.tsx';
import notes from '../../features/pricing/notes.md';
import { PlanMatrix } from '../../features/pricing/plan-matrix.tsx';
import { priceList } from '../../features/pricing/quote/prices/price-list.ts';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { parseMarkdown } from '../../prose/markdown.ts';
import { Prose } from '../../prose/prose.tsx';

const { blocks } = parseMarkdown(notes);

export function Page() {
  return (
    <Content>
      <PageHead
        kind="Price list"
        title="One list, the same for everybody"
        foot={
          <>
            <span>
              Price list {priceList.id}, from {formatDay(priceList.from)}
            </span>
            <ButtonLink to="/proposals/pricing-proposals/custom" size="small">
              Compute your price
            </ButtonLink>
          </>
        }
      >
        <p>
          You pay for rooms, tables or listings, never for messages. Discounts are in the list, and not in the
          conversation with us.
        </p>
      </PageHead>
      <Section title="Plans">
        <WithoutScripts>
          the list stands in euro and by the month; a year at once costs ten months.
        </WithoutScripts>
        <PlanMatrix list={priceList} />
      </Section>
      <Section side title="What the words mean">
        <Prose blocks={blocks} />
      </Section>
    </Content>
  );
}
