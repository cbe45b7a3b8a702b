import type { DishChange, SettingsDish } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import * as menuMessages from '../../../../messages/compiled/menu/en.ts';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { formatPrice } from '../../../money/format-price.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { dishChangeOf } from './dish-change.ts';
import { nextMorning } from './next-morning.ts';

/** Whether a dish is sold out now: one that is sold out until a time becomes available by itself. */
const isSoldOut = ({ available, soldOutUntil }: SettingsDish, now: Date) =>
  !available && !(soldOutUntil && new Date(soldOutUntil) <= now);

/** One dish, with the most frequent actions: sell it out and bring it back. */
export function DishRow({
  store,
  dish,
  onEdit,
}: {
  store: SettingsStore;
  dish: SettingsDish;
  onEdit(): void;
}) {
  const { currency, timeZone } = settingsOf(store).property;
  const { id, name, listed } = dish;
  const soldOut = listed && isSoldOut(dish, new Date());

  const set = async (fields: Partial<DishChange>, text: string) => {
    const send = (part: Partial<DishChange>, version: number) =>
      store.change('PUT /api/staff/settings/menu/dishes/{id}', {
        params: { id },
        body: { ...dishChangeOf(dish), ...part, version },
      });
    const answer = await send(fields, dish.version);
    if (!answer.ok) return store.refuse(answer.error);
    store.report(id, text, () => send({}, answer.value.version));
  };

  const momentOf = (instant: string) => `${dayOf(instant, timeZone)}, ${timeOfDay(instant, timeZone)}`;
  const sellOut = () => {
    const soldOutUntil = nextMorning(new Date(), timeZone);
    void set(
      { available: false, soldOutUntil },
      menuMessages.dishSoldOut({ name, momentOf: momentOf(soldOutUntil) }),
    );
  };
  const state = () => {
    if (!listed) return menuMessages.offTheMenu;
    if (!soldOut) return formatPrice(dish.priceCents, currency);
    return dish.soldOutUntil
      ? menuMessages.soldOutStatus({ momentOf: momentOf(dish.soldOutUntil) })
      : menuMessages.soldOut;
  };

  return (
    <li
      className={`${styles.row} ${styles.plain} ${styles.many} ${listed && !soldOut ? '' : styles.out}`}
      aria-label={name}
    >
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{[state(), dish.description].filter(Boolean).join(' · ')}</p>
        <SaidHere store={store} of={id} />
      </div>
      <div className={styles.actions}>
        {soldOut ? (
          <Button
            look="outline"
            size="small"
            aria-label={menuMessages.backAgainLabel({ name })}
            onClick={() =>
              void set({ available: true, soldOutUntil: null }, menuMessages.dishBackAgain({ name }))
            }
          >
            {menuMessages.backAgain}
          </Button>
        ) : null}
        {listed && !soldOut ? (
          <Button
            look="outline"
            size="small"
            aria-label={menuMessages.soldOutName({ name })}
            onClick={sellOut}
          >
            {menuMessages.soldOut}
          </Button>
        ) : null}
        <Button look="outline" size="small" aria-label={menuMessages.changeName({ name })} onClick={onEdit}>
          {menuMessages.change}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={listed ? menuMessages.takeOffName({ name }) : menuMessages.putOnName({ name })}
          onClick={() =>
            void set(
              { listed: !listed },
              listed ? menuMessages.dishTakenOff({ name }) : menuMessages.dishPutOn({ name }),
            )
          }
        >
          {listed ? menuMessages.takeOff : menuMessages.putOn}
        </Button>
      </div>
    </li>
  );
}
