import { localText } from '@bellkey/shared/catalogue-texts';
import { Button, CheckBoxes } from '@bellkey/shared/ui';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { isFiltered, type MenuFilter, type menuMarks, NO_FILTER } from '../kitchen/menu-view.ts';
import * as styles from './menu.css';

interface MenuFiltersProps {
  messages: KitchenMessages;
  marks: ReturnType<typeof menuMarks>;
  filter: MenuFilter;
  onChange(filter: MenuFilter): void;
}

const options = (marks: readonly string[], nameOf = (mark: string) => mark) =>
  marks.map((mark) => ({ key: mark, name: nameOf(mark) }));

/**
 * Filters by the marks of dishes. They help to find and assure nothing, which the page says
 * (docs/product.md#restaurant-chat).
 */
export function MenuFilters({ messages, marks, filter, onChange }: MenuFiltersProps) {
  const { catalogue } = useChatWording();
  const { diets, allergens } = marks;
  if (diets.length === 0 && allergens.length === 0) return null;
  return (
    <details className={styles.filters}>
      <summary className={styles.filtersHead}>{messages.filter}</summary>
      <div className={styles.filtersBody}>
        {diets.length > 0 ? (
          <CheckBoxes
            name="diets"
            legend={messages.diets}
            options={options(diets)}
            chosen={filter.diets}
            onChange={(chosen) => onChange({ ...filter, diets: chosen })}
          />
        ) : null}
        {allergens.length > 0 ? (
          <CheckBoxes
            name="allergens"
            legend={messages.allergens}
            options={options(allergens, (mark) => localText(catalogue, mark))}
            chosen={filter.allergens}
            onChange={(chosen) => onChange({ ...filter, allergens: chosen })}
          />
        ) : null}
        <p className={styles.warning}>{messages.guard}</p>
        {isFiltered(filter) ? (
          <Button look="quiet" onClick={() => onChange(NO_FILTER)}>
            {messages.clear}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
