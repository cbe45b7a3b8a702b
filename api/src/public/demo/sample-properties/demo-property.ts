import type { organizations, properties } from '../../../platform/database/schema/property-tables.ts';
import type { CatalogueService } from '../../../property/properties/service-catalogue.ts';
import type { DemoBrandKey } from '../brands/draw-brand.ts';
import type { DemoCategory } from './demo-menu.ts';
import type { DemoFact } from './parse-facts.ts';

/** A place of a sample property. */
export interface DemoPlace {
  id: string;
  kind: 'room' | 'table' | 'area' | 'lobby';
  label: string;
  floor: string | null;
}

/** An invented guest, who has asked for one thing already. */
export interface Neighbour {
  locationId: string;
  says: string;
  service: string;
  quantity: number | null;
}

/** A property that does not exist, with everything that is made up for it. */
export interface DemoProperty {
  organization: typeof organizations.$inferInsert;
  property: typeof properties.$inferInsert;
  departments: ReadonlyArray<{ key: string; name: string }>;
  /** With what guests call them and what they are, where the property says so itself. */
  services: ReadonlyArray<CatalogueService & { words?: string[]; description?: string }>;
  facts: ReadonlyArray<Omit<DemoFact, 'text'> & { text: Readonly<Record<string, string>> }>;
  menu: readonly DemoCategory[];
  places: readonly DemoPlace[];
  /** The place of the visitor of a temporary copy. */
  visitorPlaceId: string;
  /** Guests of a throw-away copy in other places, so that its board is not empty. */
  neighbours: readonly Neighbour[];
}

/** A sample property of the demo, which has a brand, too. */
export interface BrandedDemoProperty extends DemoProperty {
  guestBrand: DemoBrandKey;
}
