import * as styles from './provenance.css';

const SOURCES: readonly { value: string; from: string }[] = [
  {
    value:
      '70 % occupancy, 2.5 requests per guest and day, 5 enquiries per 100 rooms and day, 10 minutes for a check-in, half of the check-ins done before arrival, a third taken off',
    from: 'The constants that HiJiffy, a maker of hotel chatbots, states in its public ROI calculator (hijiffy.com/roi-calculator). They are that company’s assumptions.',
  },
  {
    value: '191 seconds for one request',
    from: 'From the same calculator, which gives HubSpot as its source for an average handling time of 3 minutes 11 seconds. It is not a hotel figure; time a shift of your own.',
  },
  {
    value: '60 % that need no staff time',
    from: 'Our own choice. The calculator above uses 85 %; we let the field go up to that and no further.',
  },
  {
    value: '60 rooms, 1.8 guests, 2.5 nights, 20 per hour',
    from: 'Examples, so that the page shows a result before you type. Replace all four.',
  },
];

/** The sources of the starting values. */
export function Provenance() {
  return (
    <dl className={styles.sources}>
      {SOURCES.map(({ value, from }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>{from}</dd>
        </div>
      ))}
    </dl>
  );
}
