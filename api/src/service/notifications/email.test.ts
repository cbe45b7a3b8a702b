import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SendMail } from '../../platform/outbound/mail.ts';
import {
  type MailServer,
  startHangingMailServer,
  startMailServer,
} from '../../testing/receivers/mail-server.ts';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createSmtp } from './send/smtp.ts';

const MINUTE_MS = 60_000;

describe.each(testDatabases)('E-mail on %s', (_, create) => {
  let smtp: SendMail;
  const stage = useNotifyingApi(create, { sendMail: (mail) => smtp(mail), origin: 'https://hotel.example' });
  let mail: MailServer;
  let hanging: Pick<MailServer, 'url' | 'close'>;
  beforeAll(async () => {
    [mail, hanging] = await Promise.all([startMailServer(), startHangingMailServer()]);
    smtp = createSmtp({ url: mail.url, from: 'Bellkey <bellkey@hotel.example>' });
  });
  afterAll(() => Promise.all([mail.close(), hanging.close()]));

  test('e-mail is sent at once to people without a device, and after ten minutes to those who have not looked', async () => {
    const scene = await notificationScene(stage);
    mail.got.length = 0;
    await scene.hasEmail('housekeeper', 'housekeeper@hotel.example');
    const { choices } = (await scene.staff('housekeeper').call('GET /api/staff/notifications')).body;
    await scene.choose('housekeeper', {
      choices: { ...choices, request: { ...choices.request, email: true } },
    });
    const send = async () => {
      await scene.notify();
      await scene.send('email');
    };
    await scene.clocks.ask('towels');
    await send();
    expect(mail.got).toHaveLength(1);
    expect(mail.got[0]).toContain('To: housekeeper@hotel.example');
    expect(mail.got[0]).toMatch(/Subject: .*New_request.*Room_204/);

    await scene.device('housekeeper');
    await scene.clocks.ask('pillows');
    await send();
    expect(mail.got).toHaveLength(1);
    const look = { body: { tab: 'phone', visible: true } };
    await scene.staff('housekeeper').call('PUT /api/staff/notifications/attention', look);
    stage.api.clock.skip(11 * MINUTE_MS);
    await send();
    expect(mail.got).toHaveLength(1);
    await scene.clocks.ask('tv');
    await scene.clocks.ask('towels');
    await send();
    stage.api.clock.skip(11 * MINUTE_MS);
    await send();
    expect(mail.got).toHaveLength(2);
  });

  test('a mail server that hangs is abandoned, delays no push message, and is tried again', async () => {
    const scene = await notificationScene(stage);
    const kept = smtp;
    smtp = createSmtp(
      { url: hanging.url, from: 'bellkey@hotel.example' },
      { stepMs: 60_000, wholeMs: 1_500 },
    );
    await scene.hasEmail('manager', 'manager@hotel.example');
    const phone = await scene.device('housekeeper');
    // Managers get requests to join by e-mail, unless they chose otherwise.
    const { code } = (await scene.staff('manager').call('GET /api/staff/join-code')).body;
    const asked = await stage.api.call('POST /api/staff/registrations', {
      body: { fullName: 'Rita Lopes', joinCode: code, departments: ['housekeeping'], languages: ['pt'] },
      token: `newcomer-${scene.hotel.id}`,
    });
    expect(asked.body.state).toBe('pending');
    await scene.derive();
    const mailing = scene.send('email');
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(phone.got).toHaveLength(1);
    await mailing;
    const waiting = (await scene.deliveries()).find(({ channel }) => channel === 'email');
    expect(waiting).toMatchObject({ kind: 'registration', state: 'waiting', attempts: 1 });
    smtp = kept;
    mail.got.length = 0;
    stage.api.clock.skip(MINUTE_MS);
    await scene.send('email');
    expect(mail.got[0]).toContain('Rita Lopes');
  });
});
