import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { listenToPage, loudness } from '../../people/listener.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
const ROOM = 'Room 304';

test('a guest who waits for a person about money writes of smoke: staff see it over everything, one takes it, the guest sees who, and says when it is over', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const dashboard = await (await browser.newContext({ viewport: DESK })).newPage();

  await listenToPage(dashboard);
  await signIn(dashboard, demo.shellUrl, demo.manager);
  const team = await dashboard.context().newPage();
  await team.goto(`${demo.shellUrl}/dashboard/team`);
  await expect(team.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  await enter(guest, placeNamed(demo, ROOM));
  await write(guest, 'Can I have my money back?');
  await expect(guest.getByText('A person will answer.')).toBeVisible();
  await write(guest, 'there is smoke in my room');

  const emergency = guest.getByRole('region', { name: 'Emergency' });
  await expect(emergency).toContainText(/Staff were alerted at \d\d:\d\d/);
  await expect(emergency.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
  await expect(emergency.getByRole('link', { name: 'Call the desk' })).toBeInViewport({ ratio: 1 });
  await expect(guest.getByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeInViewport({ ratio: 1 });

  for (const page of [dashboard, team]) {
    const bar = page.getByRole('region', { name: 'Alarms that nobody has' });
    await expect(bar).toContainText(`${ROOM}: fire or smoke.`);
    await expect(bar).toContainText('there is smoke in my room');
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await expect.poll(() => loudness(dashboard)).toBeGreaterThan(0.1);
  const rows = dashboard.getByRole('table', { name: 'Requests' }).getByRole('row');
  const alarmRow = rows.filter({ hasText: new RegExp(`^Alarm .*${ROOM}`) });
  // Alarms of other tests may be above it, requests may not.
  await expect(rows.nth(1)).toContainText(/^Alarm /);
  await expect(alarmRow).toContainText('Nobody has it yet');

  const bar = dashboard.getByRole('region', { name: 'Alarms that nobody has' });
  await bar.getByRole('button', { name: `I have it: ${ROOM}` }).click();
  await expect(dashboard.getByText(`${ROOM}: fire or smoke.`)).toHaveCount(0);
  await expect(team.getByText(`${ROOM}: fire or smoke.`)).toHaveCount(0);
  await expect.poll(() => loudness(dashboard)).toBe(0);
  await expect(alarmRow).toContainText(/You have it since \d\d:\d\d/);
  await expect(emergency).toContainText(/has it since \d\d:\d\d/);

  await emergency.getByRole('button', { name: 'It is over' }).click();
  await emergency.getByRole('button', { name: 'Yes, it is over' }).click();
  await expect(emergency).toHaveCount(0);
  await expect(alarmRow).toHaveCount(0);
  await dashboard.goto(`${demo.shellUrl}/dashboard/staff-chat`);
  await dashboard
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(ROOM) })
    .first()
    .click();
  await expect(
    dashboard
      .getByRole('region', { name: `Conversation with ${ROOM}` })
      .getByText('The guest says it is over.'),
  ).toBeVisible();
  await expect(conversation(guest)).toContainText('there is smoke in my room');
});
