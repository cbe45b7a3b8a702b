import { useState } from 'react';
import { Choice } from '../../controls/choice.tsx';
import * as styles from './plan-matrix.css';
import { CURRENCIES, type Currency, formatMoney, formatShare, groupThousands } from './quote/prices/money.ts';
import { MODULE_IDS, PLAN_IDS, type Plan, type PriceList, type Prices } from './quote/prices/price-list.ts';
import type { Billing } from './quote/quote-request.ts';

const BILLING_OPTIONS: readonly { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'A year at once' },
];
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

/** All plans side by side, in one currency, for a month or for a year. */
export function PlanMatrix({ list }: { list: PriceList }) {
  const [billing, setBilling] = useState<Billing>('monthly');
  const [currency, setCurrency] = useState<Currency>('EUR');
  const plans = PLAN_IDS.map((id) => list.plans[id]);
  const paidMonths = billing === 'annual' ? 12 - list.annualFreeMonths : 1;
  const price = (prices: Prices) => formatMoney(prices[currency] * paidMonths, currency);
  const period = billing === 'annual' ? 'year' : 'month';

  const rows: readonly { label: string; note?: string; cell(plan: Plan): string }[] = [
    { label: `Per room and ${period}`, cell: (plan) => price(plan.prices.room) },
    { label: `Per restaurant table and ${period}`, cell: (plan) => price(plan.prices.table) },
    { label: `Per short-term listing and ${period}`, cell: (plan) => price(plan.prices.listing) },
    {
      label: `Minimum per ${period}`,
      note: 'For rooms, tables and listings together.',
      cell: (plan) => price(plan.minimum),
    },
    { label: 'Requests and messages', cell: () => 'Not counted' },
    {
      label: 'Language-model turns',
      note: 'Per room, table or listing and month. Nothing more is charged. Bellkey does not count them against the plan yet.',
      cell: (plan) => (plan.modelTurns === 0 ? 'None: embedded engine' : groupThousands(plan.modelTurns)),
    },
    {
      label: 'Languages answered in',
      note: `Each further one ${price(list.languages.prices)} per ${period}.`,
      cell: (plan) =>
        plan.modelTurns === 0 ? `${list.languages.included}` : `${list.languages.included}, more as an extra`,
    },
    ...MODULE_IDS.map((id) => ({
      label: list.modules[id].name,
      note: list.modules[id].summary,
      cell: (plan: Plan) =>
        plan.modules.includes(id)
          ? 'Included'
          : `${price(list.modules[id].prices)} per ${list.modules[id].per} and ${period}`,
    })),
    {
      label: 'Connection to your hotel system',
      note: `None is connected in this version; Integrations says what is missing. Set-up ${formatMoney(list.pms.setUp[currency], currency)} once. A list of rooms as CSV costs nothing.`,
      cell: () => `${price(list.pms.monthly)} per ${period}`,
    },
    {
      label: 'Set-up with us',
      note: 'By yourself it is free.',
      cell: () =>
        `${formatMoney(list.onboarding.remote.prices[currency], currency)} by video, ${formatMoney(list.onboarding['on-site'].prices[currency], currency)} at your house`,
    },
    {
      label: 'Support',
      note: `${list.support.extended.name} adds ${formatShare(list.support.extended.share)}, ${list.support['round-the-clock'].name.toLowerCase()} ${formatShare(list.support['round-the-clock'].share)} of the subscription.`,
      cell: () => `First answer ${list.support.standard.firstAnswer}`,
    },
  ];

  return (
    <>
      <div className={styles.controls}>
        <Choice label="Billing" options={BILLING_OPTIONS} value={billing} onChange={setBilling} />
        <Choice label="Currency" options={CURRENCY_OPTIONS} value={currency} onChange={setCurrency} />
      </div>
      <p className={styles.note} role="status">
        {billing === 'annual'
          ? `A year at once: ${paidMonths} months paid for 12. Prices in ${currency}, without tax.`
          : `Month by month, with 30 days’ notice to the end of a month. Prices in ${currency}, without tax.`}
      </p>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <section key={plan.id} className={styles.plan} aria-label={plan.name}>
            <h3 className={styles.name}>{plan.name}</h3>
            <p className={styles.summary}>{plan.summary}</p>
            <p className={styles.price}>
              <b>{price(plan.prices.room)}</b> <span>per room and {period}</span>
            </p>
          </section>
        ))}
      </div>
      <table className={styles.matrix}>
        <caption className={styles.caption}>Everything that has a price, plan by plan</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.caption}>What</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.note ? <small className={styles.small}>{row.note}</small> : null}
              </th>
              <Cells texts={plans.map((plan) => row.cell(plan))} names={plans.map(({ name }) => name)} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The cells of a row; one for all when every plan has the same. */
function Cells({ texts, names }: { texts: readonly string[]; names: readonly string[] }) {
  const [first] = texts;
  if (texts.every((text) => text === first)) {
    return (
      <td colSpan={texts.length} data-label="All plans" className={styles.forAll}>
        {first}
      </td>
    );
  }
  return texts.map((text, index) => (
    <td key={names[index]} data-label={names[index]}>
      {text}
    </td>
  ));
}
