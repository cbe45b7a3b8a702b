import { axeFindings } from '../../people/axe-findings.ts';
import { enter, placeNamed, requestCard, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { expect, test } from '../../stack/test.ts';

test('one shift signs its note over, the next acknowledges it, and the report counts what was done in time', async ({
  browser,
  demo,
}) => {
  const guest = await (await browser.newContext()).newPage();
  const leaving = await (await browser.newContext()).newPage();
  const coming = await (await browser.newContext()).newPage();
  const words = `The lift was mended ${Date.now().toString(36)}`;
  await enter(guest, placeNamed(demo, 'Room 305'));
  await write(guest, 'Could we have five pillows please?');
  await expect(requestCard(guest, 'Pillows × 5')).toBeVisible();

  await signIn(leaving, demo.shellUrl, demo.staff);
  for (const step of ['Accept', 'Start', 'Done']) {
    await leaving.getByRole('button', { name: `${step} Pillows × 5, Room 305` }).click();
  }
  await expect(requestCard(guest, 'Pillows × 5')).toContainText('Done');
  await leaving.getByRole('link', { name: 'Shift' }).click();
  await leaving.getByRole('button', { name: 'Draft a note' }).click();
  const note = leaving.getByRole('article', { name: 'Note of the whole property' });
  await note.getByRole('textbox', { name: 'In your own words' }).fill(words);
  await expect(note.getByRole('textbox', { name: 'Alarms' })).not.toBeEmpty();
  expect(await axeFindings(leaving)).toEqual([]);
  // Closed and reopened, the page still has the unsaved text.
  await leaving.reload();
  await expect(note.getByRole('textbox', { name: 'In your own words' })).toHaveValue(words);

  await signIn(coming, demo.shellUrl, demo.manager);
  await note.getByRole('button', { name: 'Sign over …' }).click();
  await note.getByRole('button', { name: 'Sign it over' }).click();

  // It appears on the next shift's open dashboard.
  await coming.getByRole('button', { name: /^Read the Hand-over from/ }).click();
  await expect(coming.getByRole('dialog')).toContainText(words);
  await coming.getByRole('button', { name: 'I have read it' }).click();
  await expect(coming.getByText(/^Hand-over from/)).toHaveCount(0);
  await leaving.getByRole('button', { name: 'Show earlier notes' }).click();
  await expect(leaving.getByText(/^Read by .+\.$/).first()).toBeVisible();

  await coming.getByRole('link', { name: 'Reports' }).click();
  const places = coming.getByRole('region', { name: 'Promises kept by place' }).first();
  await places.getByText('Promises kept by place as a table').click();
  await expect(places.getByRole('row', { name: /^Room 305/ })).toContainText('100 %');
  const file = coming.waitForEvent('download');
  await places.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(
    /^requests-by-place-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(await axeFindings(coming)).toEqual([]);
});
