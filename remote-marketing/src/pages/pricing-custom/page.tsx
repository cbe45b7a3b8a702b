import { Link } from '@bellkey/shared/shell';
import { Content } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { PriceCalculator, quoteForm } from '../../pricing/price-calculator.tsx';
import { priceList } from '../../pricing/price-list.ts';

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
      <PriceCalculator list={priceList} form={FORM} />
    </Content>
  );
}
