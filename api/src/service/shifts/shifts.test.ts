import type { ShiftBoard, ShiftNote, ShiftSectionKey } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { type ClockScene, clockScene } from '../../testing/scenes/clock-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

type Who = keyof SmallHotel['uids'];

describe.each(testDatabases)('The hand-over of a shift on %s', (_, create) => {
  const stage = useTestApi(create);

  const ways = (scene: ClockScene) => ({
    board: async (who: Who = 'manager'): Promise<ShiftBoard> =>
      (await scene.staff(who).call('GET /api/staff/shift')).body,
    draft: (who: Who = 'manager', department: string | null = null, again?: number) =>
      scene.staff(who).call('POST /api/staff/shift/notes', { body: { department, again } }),
    save: (who: Who, { id, version }: ShiftNote, text: string, key: ShiftSectionKey = 'own') =>
      scene
        .staff(who)
        .call(`PUT /api/staff/shift/notes/${id}`, { body: { version, sections: [{ key, text }] } }),
    sign: (who: Who, { id, version }: ShiftNote) =>
      scene.staff(who).call(`POST /api/staff/shift/notes/${id}/sign`, { body: { version } }),
    read: (who: Who, { id }: ShiftNote) => scene.staff(who).call(`POST /api/staff/shift/notes/${id}/read`),
    history: async (who: Who): Promise<ShiftNote[]> =>
      (await scene.staff(who).call('GET /api/staff/shift/notes')).body.notes,
    plain: (text: string) => text.replaceAll(scene.hotel.canary, '').replace(/ +/g, ' '),
  });

  test('a draft lists what is open, what slipped and was announced in time, and what is planned', async () => {
    const scene = await clockScene(stage);
    const { board, draft, plain } = ways(scene);
    await scene.ask('towels');
    await scene.ask('wakeupCall', [{ slot: 'time', value: '18:30' }]);
    await scene.guest.say('I want a person');
    for (const minutes of [12, 19]) await scene.at(minutes);
    const { facts } = await board();
    expect(facts.departments.map(({ key, open, planned }) => [key, open, planned])).toEqual([
      ['front-desk', 1, 1],
      ['housekeeping', 1, 0],
      ['maintenance', 0, 0],
    ]);
    expect(facts.slipped).toMatchObject({
      total: 1,
      lines: [{ no: 1, inTime: true, cause: 'not-begun', before: '2026-11-24T14:20:00.000Z' }],
    });
    const note: ShiftNote = (await draft()).body;
    const text = (wanted: string) =>
      plain(note.sections.find(({ key }) => key === wanted)?.text ?? 'no such section');
    expect(text('open')).toContain(
      '2 requests are open.\n- Reception : 1\n- Housekeeping : 1, 1 of them overdue',
    );
    expect(text('slipped')).toMatch(
      /^One promise was moved to a later time since 06:19\. Every guest knew before the time had passed\.\n- Towels , Room 204 \(No\. 1\): 14:20, now 14:\d\d\. No one had begun\.$/,
    );
    expect(text('planned')).toBe(
      'One request is planned for the next eight hours.\n- 18:30: Wake-up call, Room 204 (No. 2)',
    );
    expect(note.sections.find(({ key }) => key === 'slipped')?.records).toMatchObject([
      { kind: 'request', label: expect.stringContaining('No. 1') },
    ]);
    expect(note).toMatchObject({ department: null, version: 1, signed: null });
  });

  test('two people start one draft; of two who save it the second is refused, and nothing is lost', async () => {
    const { draft, save, board } = ways(await clockScene(stage));
    const [first, second] = await Promise.all([draft('manager'), draft('agent')]);
    expect(second.body.id).toBe(first.body.id);
    const saved = await save('agent', first.body, 'The lift is stuck.');
    expect(saved.body).toMatchObject({ version: 2, changedBy: expect.stringContaining('agent') });
    expect((await save('manager', first.body, 'Mine.')).body.code).toBe('version-conflict');
    const again = await draft('manager', null, 2);
    expect(again.body).toMatchObject({
      version: 3,
      sections: [{ key: 'own', text: 'The lift is stuck.' }, {}, {}, {}, {}, {}],
    });
    expect((await draft('manager', null, 2)).body.code).toBe('version-conflict');
    expect((await board()).drafts).toMatchObject([{ id: first.body.id, version: 3 }]);
  });

  test('a time that staff moved is listed as what it was: a promise, or what the guest had asked for', async () => {
    const scene = await clockScene(stage);
    const { board, draft, plain } = ways(scene);
    const wished = await scene.ask('towels', [{ slot: 'time', value: '18:30' }]);
    const promised = await scene.ask('wakeupCall', [{ slot: 'time', value: '18:30' }]);
    expect([wished.promisedAt, promised.promisedAt]).toEqual([null, '2026-11-24T18:30:00.000Z']);
    const plan = async (id: string, at: string) =>
      (
        await scene.staff('manager').call(`POST /api/staff/requests/${id}/schedule`, {
          body: { kind: 'at', at: `2026-11-24T${at}:00.000Z`, reason: 'We are busy.' },
        })
      ).body.promiseChange;
    expect(await plan(wished.id, '19:30')).toMatchObject({ promised: false });
    expect(await plan(promised.id, '19:00')).toMatchObject({ promised: true });
    const { facts } = await board();
    expect(facts.replanned).toMatchObject({
      total: 1,
      lines: [{ id: wished.id, before: '2026-11-24T18:30:00.000Z', after: '2026-11-24T19:30:00.000Z' }],
    });
    expect(facts.slipped).toMatchObject({ total: 1, lines: [{ id: promised.id, cause: 'staff' }] });
    const note: ShiftNote = (await draft()).body;
    expect(plain(note.sections.find(({ key }) => key === 'slipped')?.text ?? '')).toMatch(
      /One request is planned for a later time than the guest asked for\.\n- Towels .*: asked for 18:30, planned for 19:30\.$/,
    );
    // An earlier time is no slip.
    await plan(promised.id, '18:00');
    expect((await board()).facts.slipped.total).toBe(1);
  });

  test('an old draft tells what has changed, and is written again without losing what a person wrote', async () => {
    const scene = await clockScene(stage);
    const { draft, save } = ways(scene);
    const note: ShiftNote = (await draft()).body;
    const news = async () =>
      (await scene.staff('manager').call(`GET /api/staff/shift/notes/${note.id}/news`)).body.sections;
    expect(await news()).toEqual([]);
    await scene.at(24);
    expect(await news()).toEqual([]);
    await scene.ask('towels');
    expect(await news()).toEqual([
      { key: 'open', text: expect.stringContaining('One request is open.\n- Housekeeping') },
    ]);
    const open = note.sections.find(({ key }) => key === 'open');
    const saved = await save('manager', note, `${open?.text}\nThe fuse in 12 is weak.`, 'open');
    const again: ShiftNote = (await draft('manager', null, saved.body.version)).body;
    expect(again.sections.find(({ key }) => key === 'open')?.text).toMatch(
      /^One request is open\.\n- Housekeeping.*\nThe fuse in 12 is weak\.$/,
    );
    expect(Date.parse(again.draftedAt ?? '') - Date.parse(note.draftedAt ?? '')).toBe(24 * 60_000);
    expect(await news()).toEqual([]);
  });

  test('a signed note is shown until each has acknowledged it by name, and does not change', async () => {
    const scene = await clockScene(stage);
    const { draft, save, sign, read, board, history } = ways(scene);
    const note: ShiftNote = (await draft('agent')).body;
    expect((await read('manager', note)).status).toBe(404);
    expect((await sign('agent', { ...note, version: 2 })).body.code).toBe('version-conflict');
    expect((await sign('agent', note)).body.signed.by).toContain('agent');
    expect((await save('agent', note, 'Too late')).body.code).toBe('note-signed');
    expect((await board('agent')).unread).toEqual([]);
    expect((await board('manager')).unread).toMatchObject([{ id: note.id }]);
    await read('manager', note);
    await read('manager', note);
    expect((await board('manager')).unread).toEqual([]);
    expect((await board('owner')).unread).toHaveLength(1);
    const [kept] = await history('owner');
    expect(kept?.readers.map(({ name }) => name.split(' ')[0])).toEqual(['manager']);
    // The next note starts where this one ended, and replaces it.
    await scene.at(60);
    const next: ShiftNote = (await draft('manager')).body;
    expect(next.since).toBe('2026-11-24T14:00:00.000Z');
    await sign('manager', next);
    expect((await board('owner')).unread).toMatchObject([{ id: next.id }]);
    await scene.at(31 * 24 * 60);
    expect(await history('owner')).toEqual([]);
  });

  test('department staff hand over their own department and read no note of another', async () => {
    const scene = await clockScene(stage);
    const { draft, sign, read, board, history } = ways(scene);
    await scene.ask('tv');
    const whole: ShiftNote = (await draft('manager')).body;
    await sign('manager', whole);
    expect((await draft('housekeeper')).body.code).toBe('forbidden');
    expect((await draft('housekeeper', 'maintenance')).body.code).toBe('forbidden');
    expect((await draft('manager', 'garden')).body.code).toBe('unknown-department');
    const own: ShiftNote = (await draft('housekeeper', 'housekeeping')).body;
    expect(own.sections.find(({ key }) => key === 'open')?.text).toBe('Nothing is open.');
    await sign('housekeeper', own);
    expect((await history('housekeeper')).map(({ id }) => id)).toEqual([own.id]);
    expect((await history('mechanic')).map(({ id }) => id)).toEqual([]);
    expect((await read('mechanic', own)).status).toBe(404);
    const seen = await board('housekeeper');
    expect(seen.facts.departments.map(({ key }) => key)).toEqual(['housekeeping']);
    expect(seen.people.map(({ id }) => id)).toEqual(['agent', 'housekeeper', 'manager', 'owner']);
  });

  test('who is on, away or off shows at once on everyone’s open pages', async () => {
    const scene = await clockScene(stage);
    const { board } = ways(scene);
    const streams = await Promise.all(
      (['manager', 'mechanic'] as const).map((who) => scene.staff(who).listen(0)),
    );
    const presence = (body: object) => scene.staff('housekeeper').call('PUT /api/staff/presence', { body });
    const housekeeper = async () => (await board()).people.find(({ id }) => id === 'housekeeper');
    expect(await housekeeper()).toMatchObject({ presence: 'on', chosenAt: null });
    expect((await presence({ onDuty: true, away: true })).body).toEqual({ onDuty: true, away: true });
    expect(await housekeeper()).toMatchObject({ presence: 'away', chosenAt: expect.any(String) });
    expect((await presence({ onDuty: false, away: true })).body).toEqual({ onDuty: false, away: false });
    expect(await housekeeper()).toMatchObject({ presence: 'off' });
    const me = await stage.api.call('GET /api/staff/me', { token: scene.hotel.uids.housekeeper });
    expect(me.body.memberships[0]).toMatchObject({ state: 'approved', presence: 'off' });
    for (const stream of streams) {
      await stream.until(({ type }) => type === 'shift.updated');
      await stream.close();
    }
  });
});
