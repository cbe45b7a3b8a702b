import type { Settings, SettingsService } from '@bellkey/shared/api';
import { beforeEach } from '@jest/globals';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Stage } from '../use-test-api.ts';

type Staff = ReturnType<TestApi['staff']>;

/** The hotel of the running test, whose managers change its settings. */
export interface SettingsScene {
  readonly hotel: SmallHotel;
  as(who: keyof SmallHotel['uids']): Staff;
  load(): Promise<Settings>;
  /** Saves as the manager, at a path below `/api/staff/settings`. */
  put(path: string, body: unknown): ReturnType<Staff['call']>;
  service(id: string): Promise<SettingsService>;
}

/** Gives each test of a `describe` block a separate hotel. */
export function useSettingsScene(stage: Stage): SettingsScene {
  let hotel: SmallHotel;
  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const as = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel, who);
  const load = async (): Promise<Settings> => (await as('manager').call('GET /api/staff/settings')).body;
  return {
    get hotel() {
      return hotel;
    },
    as,
    load,
    put: (path, body) => as('manager').call(`PUT /api/staff/settings/${path}`, { body }),
    async service(id) {
      const found = (await load()).services.find((each) => each.id === id);
      if (!found) throw new Error(`There is no ${id}`);
      return found;
    },
  };
}

/** What is sent to save a service, from what was loaded. */
export const bodyOf = ({
  title,
  departmentKey,
  level,
  starter,
  maxQuantity,
  words,
  description,
  featured,
  active,
  version,
}: SettingsService) => ({
  title,
  departmentKey,
  level,
  starter,
  maxQuantity,
  words,
  description,
  featured,
  active,
  version,
});
