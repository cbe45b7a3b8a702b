import type { NotifyingStage } from '../receivers/use-notifying-api.ts';
import type { WebhookReceiver } from '../receivers/webhook-receiver.ts';
import type { TestApi } from '../test-api.ts';
import { type NotificationScene, notificationScene } from './notification-scene.ts';

type Response = ReturnType<ReturnType<TestApi['staff']>['call']>;

/** A hotel whose webhook a test changes. */
export interface WebhookScene extends NotificationScene {
  /** Saves the webhook as the manager: alarms and requests to the receiver, and what a test changes of that. */
  put(change: object): Response;
}

/** A hotel without a webhook. */
export async function webhookScene(stage: NotifyingStage, receiver: WebhookReceiver): Promise<WebhookScene> {
  const scene = await notificationScene(stage);
  return {
    ...scene,
    put: (change) =>
      scene.staff('manager').call('PUT /api/staff/settings/webhook', {
        body: { url: receiver.url, kinds: ['alarm', 'request'], enabled: true, version: 0, ...change },
      }),
  };
}

/** A hotel whose webhook is on; its receiver, which has received nothing yet, knows the secret. */
export async function savedWebhookScene(
  stage: NotifyingStage,
  receiver: WebhookReceiver,
): Promise<WebhookScene> {
  const scene = await webhookScene(stage, receiver);
  const { status, body } = await scene.put({});
  if (status !== 200 || body.webhook.version !== 1) throw new Error(`The webhook was not saved: ${status}`);
  Object.assign(receiver, { secret: body.secret, got: [], status: 204 });
  return scene;
}
