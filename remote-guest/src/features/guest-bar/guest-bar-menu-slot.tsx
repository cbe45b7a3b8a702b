import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { GuestBarMenu } from './guest-bar-menu.tsx';

type MenuProps = ComponentProps<typeof GuestBarMenu>;

/**
 * The menu of the bar, in a separate chunk that the page does not wait for: it loads behind the closed menu. A failed
 * load is repeated when the connection is back; the platform's links show meanwhile.
 */
export function GuestBarMenuSlot(props: MenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import('./guest-bar-menu.tsx').then(
        (module) => setMenu(() => module.GuestBarMenu),
        () => window.addEventListener('online', load, { once: true }),
      );
    void load();
  }, []);
  return Menu ? <Menu {...props} /> : null;
}
