import { Notice, SelectField } from '@bellkey/shared/ui';
import { CheckField } from '../../controls/check-field.tsx';
import { Choice } from '../../controls/choice.tsx';
import { useSettledAnnouncement } from '../../live-result/use-settled-announcement.ts';
import { WithResultBar } from '../../live-result/with-result-bar.tsx';
import { ShareActions } from '../../share-link/share-actions.tsx';
import { useFragmentState } from '../../share-link/use-fragment-state.ts';
import { DownloadQuote } from './download-quote.tsx';
import * as styles from './price-calculator.css';
import { PMS_NAMES } from './quote/pms-names.ts';
import { priceQuote, type Quote } from './quote/price-quote.ts';
import { CURRENCIES, formatMoney } from './quote/prices/money.ts';
import {
  MODULE_IDS,
  ONBOARDING_IDS,
  PLAN_IDS,
  type PriceList,
  SUPPORT_IDS,
} from './quote/prices/price-list.ts';
import {
  type Billing,
  checkQuoteRequest,
  DEFAULT_REQUEST,
  formatQuoteRequest,
  PMS_IDS,
  parseQuoteRequest,
  type QuoteRequest,
} from './quote/quote-request.ts';
import { QuoteNumbers } from './quote-numbers.tsx';
import { QuoteView } from './quote-view.tsx';

const BILLING_OPTIONS: readonly { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'A year at once' },
];
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));
const PMS_OPTIONS = PMS_IDS.map((value) => ({ value, label: PMS_NAMES[value] }));

const RESULT_ID = 'price';
const NO_PRICE = 'No price yet';

/** Rooms, outlets and modules in; an itemised price out. `list` must be the same object on every render. */
export function PriceCalculator({ list, form }: { list: PriceList; form: ReturnType<typeof quoteForm> }) {
  const [request, change] = useFragmentState(form);
  const set = <K extends keyof QuoteRequest>(key: K, value: QuoteRequest[K]) =>
    change({ ...request, [key]: value });
  const checked = checkQuoteRequest(request, list.languages.included);
  const problems = checked.ok ? {} : checked.error;
  const plan = list.plans[request.plan];
  const quote = checked.ok ? priceQuote(checked.value, list) : null;
  const paid = quote ? formatMoney(quote.period.cents, quote.currency) : null;
  const period = request.billing === 'annual' ? 'year' : 'month';
  useSettledAnnouncement(paid ? `${paid} per ${period}, without VAT` : NO_PRICE);

  return (
    <div className={styles.calculator}>
      <WithResultBar
        resultId={RESULT_ID}
        result={
          paid ? (
            <>
              <b>{paid}</b> per {period}
            </>
          ) : (
            NO_PRICE
          )
        }
        way="Line by line"
      >
        <div className={styles.form}>
          <Choice
            label="Plan"
            options={PLAN_IDS.map((value) => ({ value, label: list.plans[value].name }))}
            value={request.plan}
            onChange={(value) => set('plan', value)}
          />
          <p className={styles.summary}>{plan.summary}</p>
          <Choice
            label="Billing"
            options={BILLING_OPTIONS}
            value={request.billing}
            onChange={(value) => set('billing', value)}
          />
          <Choice
            label="Currency"
            options={CURRENCY_OPTIONS}
            value={request.currency}
            onChange={(value) => set('currency', value)}
          />
          <div className={styles.fields}>
            <QuoteNumbers list={list} request={request} problems={problems} onChange={set} />
          </div>
          <fieldset className={styles.modules}>
            <legend className={styles.legend}>Modules</legend>
            {MODULE_IDS.map((id) => {
              const included = plan.modules.includes(id);
              const { name, summary } = list.modules[id];
              return (
                <CheckField
                  key={id}
                  label={name}
                  hint={included ? `${summary} Included in ${plan.name}.` : summary}
                  checked={included || request.modules.includes(id)}
                  disabled={included}
                  onChange={(wanted) =>
                    set(
                      'modules',
                      MODULE_IDS.filter((other) => (other === id ? wanted : request.modules.includes(other))),
                    )
                  }
                />
              );
            })}
          </fieldset>
          <div className={styles.fields}>
            <SelectField
              label="Hotel system"
              hint="None is connected in this version; Integrations says what is missing. A list of rooms as CSV costs nothing."
              options={PMS_OPTIONS}
              value={request.pms}
              onChange={(value) => set('pms', value)}
            />
            <SelectField
              label="Support"
              hint={`${list.support[request.support].hours}. First answer ${list.support[request.support].firstAnswer}.`}
              options={SUPPORT_IDS.map((value) => ({ value, label: list.support[value].name }))}
              value={request.support}
              onChange={(value) => set('support', value)}
            />
            <SelectField
              label="Set-up"
              hint={list.onboarding[request.onboarding].summary}
              options={ONBOARDING_IDS.map((value) => ({ value, label: list.onboarding[value].name }))}
              value={request.onboarding}
              onChange={(value) => set('onboarding', value)}
            />
          </div>
        </div>
      </WithResultBar>
      <section id={RESULT_ID} tabIndex={-1} className={styles.result} aria-label="Your price">
        {quote ? (
          <Result quote={quote} />
        ) : (
          <Notice tone="warn" title={NO_PRICE}>
            {Object.values(problems).join(' ')}
          </Notice>
        )}
      </section>
    </div>
  );
}

function Result({ quote }: { quote: Quote }) {
  return (
    <>
      <QuoteView quote={quote} />
      <ShareActions>
        <DownloadQuote quote={quote} />
      </ShareActions>
    </>
  );
}

/** The calculator's state in a link. */
export const quoteForm = (list: PriceList) => ({
  initial: DEFAULT_REQUEST,
  read: parseQuoteRequest,
  write: (request: QuoteRequest) =>
    checkQuoteRequest(request, list.languages.included).ok ? formatQuoteRequest(request) : null,
});
