import { OrdersScreen } from '../../features/orders/orders-screen.tsx';

/** A guest's requests, bookings and orders, each with its clock and its history. */
export function Page() {
  return <OrdersScreen />;
}
