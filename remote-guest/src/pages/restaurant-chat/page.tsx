import { RestaurantScreen } from '../../features/restaurant/restaurant-screen.tsx';

/** Menu, order and conversation of a guest. */
export function Page() {
  return <RestaurantScreen />;
}
