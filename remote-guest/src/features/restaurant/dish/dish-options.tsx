import type { OptionGroup } from '@bellkey/shared/api';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import { money } from '../../order-card/money.ts';
import * as styles from './dish.css';
import { type DishChoice, toggleChoice } from './dish-choice.ts';

interface DishOptionsProps {
  group: OptionGroup;
  currency: string;
  messages: KitchenMessages;
  language: string;
  choices: DishChoice['choices'];
  onChange(choices: DishChoice['choices']): void;
}

/** How many may be chosen, as `Choose 1 to 3`. */
function ruleOf({ min, max }: OptionGroup, { rule }: KitchenMessages): string {
  if (min === 0) return rule.upTo({ max });
  if (min === max) return min === 1 ? rule.one : rule.exactly({ count: min });
  return rule.range({ min, max });
}

/** The options of one group of a dish, each with its extra price. */
export function DishOptions({ group, currency, messages, language, choices, onChange }: DishOptionsProps) {
  const chosen = (choiceId: string) =>
    choices.some((one) => one.groupId === group.id && one.choiceId === choiceId);
  const count = choices.filter(({ groupId }) => groupId === group.id).length;
  // A required choice can only be replaced by another, as with radio buttons.
  const single = group.min === 1 && group.max === 1;

  return (
    <fieldset className={styles.options}>
      <legend className={styles.optionsName}>
        {group.name} <span className={styles.quiet}>{ruleOf(group, messages)}</span>
      </legend>
      {group.choices.map(({ id, name, priceCents }) => (
        <label key={id} className={styles.option}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={group.id}
            checked={chosen(id)}
            disabled={!single && !chosen(id) && group.max > 1 && count >= group.max}
            onChange={() => onChange(toggleChoice(choices, group, id))}
          />
          <span>{name}</span>
          <span className={styles.extra}>
            {priceCents > 0 ? `+ ${money(priceCents, currency, language)}` : messages.free}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
