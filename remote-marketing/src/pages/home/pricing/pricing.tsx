import { Link } from '@bellkey/shared/shell';
import { priceQuote } from '../../../features/pricing/quote/price-quote.ts';
import { formatMoney } from '../../../features/pricing/quote/prices/money.ts';
import { PLAN_IDS, type Plan, priceList } from '../../../features/pricing/quote/prices/price-list.ts';
import { type Billing, DEFAULT_REQUEST } from '../../../features/pricing/quote/quote-request.ts';
import { Section } from '../../../sections/layout/section.tsx';
import { Questions } from '../../../sections/lists/questions.tsx';
import { planContents } from './plan-contents.ts';
import * as styles from './pricing.css';
import { pricingQuestions } from './pricing-questions.ts';

const CURRENCY = 'EUR';
const MONTHS = 12;

/** What one unit costs in a month; paid yearly, the free months are spread over twelve, to the nearest cent. */
function monthOf(cents: number, billing: Billing): string {
  const paid = billing === 'annual' ? MONTHS - priceList.annualFreeMonths : MONTHS;
  return formatMoney(Math.round((cents * paid) / MONTHS), CURRENCY);
}

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const example = priceQuote({ ...DEFAULT_REQUEST, plan: plan.id, outlets: 0, billing }, priceList);
  return (
    <div className={billing === 'monthly' ? styles.monthly : styles.annual}>
      <p className={styles.price}>
        <b className={styles.amount}>{monthOf(plan.prices.room[CURRENCY], billing)}</b> per room and month
      </p>
      <dl className={styles.units}>
        <div className={styles.unit}>
          <dt>Restaurant table</dt>
          <dd>{monthOf(plan.prices.table[CURRENCY], billing)}</dd>
        </div>
        <div className={styles.unit}>
          <dt>Rental unit</dt>
          <dd>{monthOf(plan.prices.listing[CURRENCY], billing)}</dd>
        </div>
        <div className={styles.unit}>
          <dt>Minimum per month</dt>
          <dd>{monthOf(plan.minimum[CURRENCY], billing)}</dd>
        </div>
        <div className={styles.unit}>
          <dt>
            A house of {DEFAULT_REQUEST.rooms} rooms, per {billing === 'annual' ? 'year' : 'month'}
          </dt>
          <dd>{formatMoney(example.period.cents, CURRENCY)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The plans of the price list. The switch is two radio buttons and CSS: it works before, and without, any script. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Priced by the room, not by the conversation"
      lede={
        <p>
          The list prices of this product, in euro, without tax, from price list {priceList.id}. Nothing can
          be bought through this site yet. Ordering works in the chat and from a page with the menu, and the
          registration form after a scan; online check-in from home is still being built.
        </p>
      }
    >
      <div className={styles.pricing}>
        <input
          type="radio"
          name="billing"
          id="billing-monthly"
          className={styles.pickMonthly}
          defaultChecked
        />
        <input type="radio" name="billing" id="billing-annual" className={styles.pickAnnual} />
        <div className={styles.switch}>
          <label htmlFor="billing-monthly" className={styles.labelMonthly}>
            Pay monthly
          </label>
          <label htmlFor="billing-annual" className={styles.labelAnnual}>
            Pay yearly{' '}
            <span className={styles.saving}>
              {MONTHS} months for {MONTHS - priceList.annualFreeMonths}
            </span>
          </label>
        </div>
        <div className={styles.plans}>
          {PLAN_IDS.map((id) => priceList.plans[id]).map((plan) => (
            <article key={plan.id} data-part="" className={styles.plan}>
              <h3 className={styles.name}>{plan.name}</h3>
              <p className={styles.audience}>{plan.summary}</p>
              <Price plan={plan} billing="monthly" />
              <Price plan={plan} billing="annual" />
              <ul role="list" className={styles.includes}>
                {planContents(plan, priceList).map((item) => (
                  <li key={item} className={styles.included}>
                    {item}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
      <div data-part="" className={styles.after}>
        <p className={styles.more}>
          Outlets, languages, modules and support change the sum. The{' '}
          <Link to="/proposals/pricing-proposals/custom">price calculator</Link> shows each line with its
          formula, and the <Link to="/proposals/pricing-proposals/generic">price list</Link> holds every price
          in four currencies.
        </p>
        <Questions questions={pricingQuestions} />
      </div>
    </Section>
  );
}
