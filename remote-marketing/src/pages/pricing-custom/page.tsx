import { Link } from '@bellkey/shared/shell';
import { WithoutScripts } from '../../controls/without-scripts.tsx';
import { PriceCalculator, quoteForm } from '../../features/pricing/price-calculator.tsx';
import { priceList } from '../../features/pricing/quote/prices/price-list.ts';
import { Content } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';

const FORM = quoteForm(priceList);

export function Page() {
  return (
    <Content>
      <PageHead kind="Price calculator" title="Your price, line by line">
        <p>
          Every line shows how it is computed, so you can check it without us. This is a calculation from the{' '}
          <Link to="/proposals/pricing-proposals/generic">price list</Link>, not an offer; an offer has a
          number and a date.
        </p>
      </PageHead>
      <WithoutScripts>
        this shows the price of one house as an example. Every line has its formula, and the{' '}
        <Link to="/proposals/pricing-proposals/generic">price list</Link> has all that it needs for yours, in
        euro.
      </WithoutScripts>
      <PriceCalculator list={priceList} form={FORM} />
    </Content>
  );
}
