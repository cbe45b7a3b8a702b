import { AssetIcon, Button } from '@bellkey/shared/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { CompareMessages } from '../../../messages/compiled/compare/messages.ts';
import { type Compared, rowsOf } from './compared.ts';
import * as styles from './comparison-table.css';

interface ComparisonTableProps {
  compared: readonly Compared[];
  messages: CompareMessages;
  language: string;
  onAsk(one: Compared): void;
  onRemove(id: string): void;
}

/** Two to four things in columns, with a row for each stated fact. */
export function ComparisonTable({ compared, messages, language, onAsk, onRemove }: ComparisonTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const headingId = useId();
  const hintId = useId();
  const rows = rowsOf(compared, onlyDifferences);
  return (
    <section className={styles.comparison} aria-labelledby={headingId}>
      <div className={styles.bar}>
        <h2 id={headingId} className={styles.heading}>
          {messages.table}
        </h2>
        <label className={styles.switch}>
          <input
            type="checkbox"
            className={styles.box}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {messages.differences}
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller needs keyboard focus */}
      <section className={styles.scroll} aria-labelledby={headingId} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {compared.map((one) => (
                <th key={one.id} scope="col" className={styles.column} data-off={one.soldOut || undefined}>
                  <span className={styles.top}>
                    {one.icon ? <AssetIcon url={one.icon} /> : <span />}
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={messages.remove({ title: one.title })}
                      onClick={() => onRemove(one.id)}
                    >
                      <X size={18} aria-hidden="true" />
                    </button>
                  </span>
                  <span className={styles.name}>{one.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className={styles.row}>
                  {messages.rows[row]}
                </th>
                {compared.map(({ id, cells }) => (
                  <td key={id} className={styles.cell}>
                    {cells[row]?.map(({ text, lang = language }) => (
                      <p key={text} lang={lang}>
                        {text}
                      </p>
                    )) ?? <p className={styles.none}>{messages.nothingWritten}</p>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className={styles.row} />
              {compared.map((one) => (
                <td key={one.id} className={styles.cell}>
                  <Button
                    size="small"
                    disabled={one.soldOut}
                    aria-label={messages.askLabel({ title: one.title })}
                    aria-describedby={hintId}
                    onClick={() => onAsk(one)}
                  >
                    {one.soldOut ? messages.soldOut : messages.ask}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {rows.length === 0 ? <p role="status">{messages.same}</p> : null}
      <p id={hintId} className={styles.hint}>
        {messages.askHint}
      </p>
    </section>
  );
}
