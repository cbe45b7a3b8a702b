import { USUAL_CHOICES } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { notificationDeliveries } from '../../platform/database/schema/notification-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { deriveEverywhere } from '../../service/notifications/derive/derive-notifications.ts';
import { sendDue } from '../../service/notifications/send/send-due.ts';
import type { FakeBrowser } from '../receivers/push-service.ts';
import type { NotifyingStage } from '../receivers/use-notifying-api.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Guest } from '../test-callers.ts';
import { type ClockScene, clockScene, quiet } from './clock-scene.ts';

type Who = keyof SmallHotel['uids'];

/** A hotel at two in the afternoon, with people and devices. */
export interface NotificationScene {
  clocks: ClockScene;
  hotel: SmallHotel;
  guest: Guest;
  staff(who: Who): ReturnType<TestApi['staff']>;
  /** Turns push on in a new browser of a person. */
  device(who: Who): Promise<FakeBrowser>;
  choose(who: Who, change: object): Promise<void>;
  /** Gives a person a verified address. */
  hasEmail(who: Who, email: string): Promise<void>;
  /** Processes new events, without sending anything. */
  derive(): Promise<void>;
  /** Sends what is due. */
  send(channel?: 'push' | 'email' | 'webhook'): Promise<number>;
  /** Processes and sends, as the process does every two seconds. */
  notify(): Promise<void>;
  deliveries(): Promise<Array<typeof notificationDeliveries.$inferSelect>>;
}

export async function notificationScene(stage: NotifyingStage): Promise<NotificationScene> {
  const clocks = await clockScene(stage);
  const { hotel, guest } = clocks;
  const { store, receiverPorts } = stage.api.api;
  const staff = (who: Who) => stage.api.staff(hotel, who);
  const derive = () => deriveEverywhere(store, quiet, { hasMail: receiverPorts.sendMail !== null });
  const send = (channel: 'push' | 'email' | 'webhook' = 'push') =>
    sendDue(store, quiet, receiverPorts, channel);
  // Events of the scene's own set-up are not new.
  await derive();
  return {
    clocks,
    hotel,
    guest,
    staff,
    derive,
    send,
    async notify() {
      await derive();
      await send('push');
      await send('webhook');
    },
    async device(who) {
      const browser = stage.push.newBrowser();
      const { endpoint, keys } = browser;
      const { status } = await staff(who).call('POST /api/staff/notifications/devices', {
        body: { endpoint, keys, label: 'Chrome on Android' },
      });
      if (status !== 201) throw new Error(`No device: ${status}`);
      return browser;
    },
    async choose(who, { ...change }) {
      const body = { choices: USUAL_CHOICES, quietHours: null, ...change };
      const { status } = await staff(who).call('PUT /api/staff/notifications', { body });
      if (status !== 200) throw new Error(`Not chosen: ${status}`);
    },
    async hasEmail(who, email) {
      await store.inProperty(hotel.id, async (scope) => {
        await scope.db
          .update(staffMembers)
          .set({ email, emailVerified: true })
          .where(scope.own(staffMembers, eq(staffMembers.id, who)));
        return done(undefined);
      });
    },
    async deliveries() {
      const found = await store.inProperty(hotel.id, async (scope) =>
        done(await scope.db.select().from(notificationDeliveries)),
      );
      return found.ok ? found.value : [];
    },
  };
}
