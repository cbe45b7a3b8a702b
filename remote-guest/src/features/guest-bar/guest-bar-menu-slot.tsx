import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { GuestBarMenu } from './guest-bar-menu.tsx';

type MenuProps = ComponentProps<typeof GuestBarMenu>;

/**
 * The menu of the bar, apart from the script of the page, which does not wait for it: it comes behind the closed menu. One
 * that does not come is asked for again when the connection is back; the platform's links are there meanwhile.
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
