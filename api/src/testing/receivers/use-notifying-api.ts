import { afterAll, beforeAll } from '@jest/globals';
import type { SendMail } from '../../platform/outbound/mail.ts';
import { createVapidKeys } from '../../service/notifications/send/vapid-keys.ts';
import type { TestDatabase } from '../test-databases.ts';
import { type Stage, useTestApi } from '../use-test-api.ts';
import { type FakePushService, startPushService } from './push-service.ts';

/** An API that sends notifications to receivers on this machine, and the push service among them. */
export interface NotifyingStage extends Stage {
  push: FakePushService;
  /** Of the key with which the push service knows the API. */
  publicKey: string;
}

interface Outbound {
  sendMail?: SendMail;
  origin?: string;
}

/** {@link useTestApi} with notifications, and a push service for the tests of a `describe` block. */
export function useNotifyingApi(
  create: () => Promise<TestDatabase>,
  { sendMail, origin }: Outbound = {},
): NotifyingStage {
  const vapid = { ...createVapidKeys(), subject: 'https://hotel.example' };
  const started = useTestApi(create, {
    notifications: {
      vapid,
      sendMail: sendMail ?? null,
      origin: origin ?? null,
      addresses: { privateHosts: true },
    },
  });
  const stage = Object.assign(started, { publicKey: vapid.publicKey }) as NotifyingStage;
  beforeAll(async () => {
    stage.push = await startPushService(vapid.publicKey);
  });
  afterAll(() => stage.push?.close());
  return stage;
}
