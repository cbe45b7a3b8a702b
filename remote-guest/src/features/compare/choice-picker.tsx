import { AssetIcon } from '@bellkey/shared/ui';
import { useId } from 'react';
import type { CompareMessages } from '../../../messages/compiled/compare/messages.ts';
import { COMPARED, type ComparedKind } from './choice-address.ts';
import * as styles from './choice-picker.css';
import type { Compared } from './compared.ts';

interface ChoicePickerProps {
  kinds: readonly ComparedKind[];
  kind: ComparedKind;
  offered: readonly Compared[];
  ids: readonly string[];
  messages: CompareMessages;
  onChange(kind: ComparedKind, ids: readonly string[]): void;
}

/** The kinds that can be compared, and two to four things of one of them. */
export function ChoicePicker({ kinds, kind, offered, ids, messages, onChange }: ChoicePickerProps) {
  const hintId = useId();
  const isFull = ids.length >= COMPARED.most;
  const hint =
    ids.length === 1 ? messages.tooFew : isFull ? messages.full : messages.chosen({ count: ids.length });
  return (
    <div className={styles.picker}>
      {kinds.length > 1 ? (
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>{messages.kind}</legend>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.kind}
              aria-pressed={one === kind}
              onClick={() => (one === kind ? undefined : onChange(one, []))}
            >
              {messages.kinds[one]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={styles.list} aria-describedby={hintId}>
        <legend className={styles.legend}>{messages.choose}</legend>
        <p id={hintId} className={styles.hint} role="status">
          {hint}
        </p>
        {offered.map(({ id, title, icon, cells }) => {
          const isChosen = ids.includes(id);
          return (
            <label key={id} className={styles.item} data-off={(isFull && !isChosen) || undefined}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(kind, isChosen ? ids.filter((one) => one !== id) : [...ids, id])}
              />
              {icon ? <AssetIcon url={icon} /> : null}
              <span className={styles.name}>{title}</span>
              {cells.price?.[0] ? <span className={styles.price}>{cells.price[0].text}</span> : null}
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
