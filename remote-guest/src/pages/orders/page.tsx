import { OrdersScreen } from '../../features/orders/orders-screen.tsx';
import { SwapContext } from '../../features/request-card/swap-context.ts';
import { SwapSlot } from '../../features/restaurant/swap/swap-slot.ts';

/** A guest's requests, bookings and orders, each with its clock and its history. */
export function Page() {
  return (
    <SwapContext value={SwapSlot}>
      <OrdersScreen />
    </SwapContext>
  );
}
