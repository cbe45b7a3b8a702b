import { categoryDrawings, serviceIconUrl } from '@bellkey/shared/catalogue';
import { AssetIcon, BellMark, Icon, ServiceIcon } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

/** Icons and marks. */
export const pictureSamples: readonly Sample[] = [
  {
    id: 'icon',
    component: 'Icon',
    title: 'on the grid and larger',
    show: () =>
      [19, 24, 38].map((size) => (
        <Icon key={size} drawing={categoryDrawings.laundry} size={size} label={`Laundry, ${size} px`} />
      )),
  },
  {
    id: 'asset-icon',
    component: 'AssetIcon',
    title: 'by its address, in the text’s colour',
    show: () => (
      <>
        <AssetIcon url={serviceIconUrl('spa', 'spa')} /> Spa{' '}
        <AssetIcon url={serviceIconUrl('towels', 'housekeeping')} /> Towels
      </>
    ),
  },
  {
    id: 'service-icon',
    component: 'ServiceIcon',
    title: 'known and unknown',
    show: () => (
      <>
        <ServiceIcon name="roomService" size={38} label="Room service" />
        <ServiceIcon name="no-such-service" size={38} label="A service" />
      </>
    ),
  },
  { id: 'bell-mark', component: 'BellMark', title: 'the mark', show: () => <BellMark size={38} /> },
];
