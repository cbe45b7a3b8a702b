import type { OrderedFood } from '@bellkey/shared/api';
import type { RequestsMessages } from '../../../messages/compiled/requests/messages.ts';
import { money } from '../order-card/money.ts';
import * as styles from './request-card.css';

interface FoodLinesProps {
  food: OrderedFood;
  /** In the guest's language. */
  messages: RequestsMessages;
  language: string;
}

/** What was ordered, and the allergy that the kitchen reads, in the guest's language. */
export function FoodLines({ food, messages, language }: FoodLinesProps) {
  return (
    <>
      {food.allergy ? (
        <p className={styles.allergy}>
          {messages.card.allergy({ text: food.allergy.replace(/[\s.]+$/, '') })}
        </p>
      ) : null}
      <p className={styles.note}>
        {[food.dishes, money(food.totalCents, food.currency, language)].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
