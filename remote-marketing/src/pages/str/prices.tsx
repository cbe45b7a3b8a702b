import { Link } from '@bellkey/shared/shell';
import { formatMoney } from '../../features/pricing/quote/prices/money.ts';
import { priceList } from '../../features/pricing/quote/prices/price-list.ts';
import { LISTING_COUNTS, rentalPrice } from '../../features/rentals/rental-prices.ts';
import * as styles from './prices.css';

/** What rentals of three sizes cost on the smallest plan, with the sum shown. */
export function Prices() {
  const plan = priceList.plans.desk;
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {plan.name} plan, paid monthly: {formatMoney(plan.prices.listing.EUR, 'EUR')} per unit, at least{' '}
          {formatMoney(plan.minimum.EUR, 'EUR')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              Units
            </th>
            <th scope="col" className={styles.column}>
              Per month
            </th>
            <th scope="col" className={styles.column}>
              Per unit
            </th>
          </tr>
        </thead>
        <tbody>
          {LISTING_COUNTS.map((count) => {
            const price = rentalPrice(count, 'desk');
            return (
              <tr key={count}>
                <th scope="row" className={styles.count}>
                  {count}
                </th>
                <td className={styles.cell}>
                  {formatMoney(price.month, 'EUR')}
                  {price.minimumApplies ? <span className={styles.note}> the minimum</span> : null}
                </td>
                <td className={styles.cell}>{formatMoney(price.perUnit, 'EUR')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.more}>
        Whether that pays is arithmetic with your own numbers: the{' '}
        <Link to="/efficiency-assessment">efficiency assessment</Link> shows its formula and lets you change
        every value in it.
      </p>
    </>
  );
}
