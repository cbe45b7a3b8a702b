import { serviceDrawings } from '../../catalogue/icons/service-drawings.ts';
import { Icon } from './icon.tsx';

interface ServiceIconProps {
  /** Key of a service; an unknown one shows the generic service. */
  name: string;
  size?: number;
  label?: string;
}

/** The icon of a service. It bundles all 40 drawings (4 kB gz): for one known icon, use `Icon` with its drawing. */
export function ServiceIcon({ name, size, label }: ServiceIconProps) {
  const known = Object.hasOwn(serviceDrawings, name);
  const drawing = known
    ? serviceDrawings[name as keyof typeof serviceDrawings]
    : serviceDrawings.genericService;
  return <Icon drawing={drawing} size={size} label={label} />;
}
