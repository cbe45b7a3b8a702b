import { SwapContext } from '../../features/request-card/swap-context.ts';
import { RestaurantScreen } from '../../features/restaurant/restaurant-screen.tsx';
import { SwapSlot } from '../../features/restaurant/swap/swap-slot.ts';

/** Menu, order and conversation of a guest. */
export function Page() {
  return (
    <SwapContext value={SwapSlot}>
      <RestaurantScreen />
    </SwapContext>
  );
}
