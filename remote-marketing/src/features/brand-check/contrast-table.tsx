import { Chip } from '@bellkey/shared/ui';
import { type BrandColours, type ContrastCheck, checkContrast, LEAST_CONTRAST } from './brand-colours.ts';
import * as styles from './contrast-table.css';

function Ratio({ check }: { check: ContrastCheck }) {
  return (
    <td className={styles.cell}>
      <span className={styles.ratio}>{check.ratio.toFixed(1)} : 1</span>{' '}
      <Chip tone={check.passes ? 'good' : 'danger'}>{check.passes ? 'passes' : 'too low'}</Chip>
    </td>
  );
}

/** The contrast of every pair of colours that a brand decides, in both schemes. */
export function ContrastTable({ colours }: { colours: BrandColours }) {
  const dark = checkContrast(colours, 'dark');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Contrast by WCAG 2.2; text needs {LEAST_CONTRAST.toFixed(1)} : 1 or more. Computed here, in your
        browser.
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Where
          </th>
          <th scope="col" className={styles.head}>
            Light
          </th>
          <th scope="col" className={styles.head}>
            Dark
          </th>
        </tr>
      </thead>
      <tbody>
        {checkContrast(colours, 'light').map((light, index) => {
          const inDark = dark[index];
          return (
            <tr key={light.what}>
              <th scope="row" className={styles.what}>
                {light.what}
              </th>
              <Ratio check={light} />
              {inDark ? <Ratio check={inDark} /> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
