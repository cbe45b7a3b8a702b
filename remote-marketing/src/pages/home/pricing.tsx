import { Link } from '@bellkey/shared/shell';
import { MONTHS_BILLED_PER_YEAR, type Plan, plans } from '../../pricing/plans.ts';
import { averageMonthCents, type Billing, formatCents, monthOfRoomsCents } from '../../pricing/price.ts';
import { Questions } from '../../sections/questions.tsx';
import { Section } from '../../sections/section.tsx';
import * as styles from './pricing.css';
import { pricingQuestions } from './pricing-questions.ts';

/** The size of house that the worked example is computed for. */
const EXAMPLE_ROOMS = 60;

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const shown = (cents: number) => formatCents(averageMonthCents(cents, billing));
  return (
    <div className={billing === 'monthly' ? styles.monthly : styles.annual}>
      <p className={styles.price}>
        <b className={styles.amount}>{shown(plan.perRoomCents)}</b> per room and month
        {billing === 'annual' ? ', paid yearly' : ''}
      </p>
      <p className={styles.units}>
        Restaurant table {shown(plan.perTableCents)} · rental unit {shown(plan.perListingCents)}
        <br />
        {EXAMPLE_ROOMS} rooms: {EXAMPLE_ROOMS} × {shown(plan.perRoomCents)} ={' '}
        {formatCents(EXAMPLE_ROOMS * averageMonthCents(plan.perRoomCents, billing))}
        <br />
        At least {shown(plan.minimumCents)} per property and month
      </p>
    </div>
  );
}

/** The three plans. The switch is two radio buttons and CSS, so that it works before, and without, any script. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Priced by the room, not by the conversation"
      lede={
        <p>
          These are the list prices of this product, in euro, without tax. Nothing can be bought through this
          site yet.
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
            Pay yearly: {MONTHS_BILLED_PER_YEAR} months for 12
          </label>
        </div>
        <div className={styles.plans}>
          {plans.map((plan) => (
            <article key={plan.key} className={styles.plan}>
              <h3 className={styles.name}>{plan.name}</h3>
              <p className={styles.audience}>{plan.audience}</p>
              <Price plan={plan} billing="monthly" />
              <Price plan={plan} billing="annual" />
              <ul role="list" className={styles.includes}>
                {plan.includes.map((item) => (
                  <li key={item} className={styles.included}>
                    {item}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
      <p className={styles.more}>
        Outlets, modules and support change the sum. The{' '}
        <Link to="/proposals/pricing-proposals/custom">price calculator</Link> is meant to show each line with
        its formula; the <Link to="/proposals/pricing-proposals/generic">price list</Link> holds all plans in
        one table.
      </p>
      <Questions questions={pricingQuestions} />
    </Section>
  );
}

/** What the example house is billed on a plan: exported for its test. */
export const exampleMonthCents = (plan: Plan) => monthOfRoomsCents(plan, EXAMPLE_ROOMS);
