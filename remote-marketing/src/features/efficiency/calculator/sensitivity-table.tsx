import type { Inputs } from './inputs.ts';
import { short, whole } from './rounded.ts';
import { sensitivity } from './sensitivity.ts';
import * as styles from './sensitivity-table.css';

const WIDTH = 240;

/** What an error of 20 % in one input does to the result; the inputs that matter most come first. */
export function SensitivityTable({ inputs, hours }: { inputs: Inputs; hours: number }) {
  const swings = sensitivity(inputs);
  const most = Math.max(1, hours, ...swings.flatMap(({ lower, higher }) => [lower.hours, higher.hours]));
  const place = (value: number) => 4 + (value / most) * (WIDTH - 8);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Hours a month when one figure is 20 % lower or 20 % higher, and the others stay.
        </caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">20 % lower</th>
            <th scope="col">20 % higher</th>
            <th scope="col" className={styles.chart}>
              <span>0 h</span>
              <span>{whole(most)} h</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {swings.map(({ name, label, unit, lower, higher }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <b>{whole(lower.hours)} h</b> <small>{`at ${short(lower.value)} ${unit}`.trim()}</small>
              </td>
              <td>
                <b>{whole(higher.hours)} h</b> <small>{`at ${short(higher.value)} ${unit}`.trim()}</small>
              </td>
              <td className={styles.line}>
                <svg viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
                  <path className={styles.rail} d={`M4 8H${WIDTH - 4}`} />
                  <path
                    className={styles.swing}
                    d={`M${place(Math.min(lower.hours, higher.hours)).toFixed(1)} 8H${place(Math.max(lower.hours, higher.hours)).toFixed(1)}`}
                  />
                  <circle className={styles.base} cx={place(hours).toFixed(1)} cy="8" r="4" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
