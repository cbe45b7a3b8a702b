import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Problem } from '@bellkey/shared/api';
import { API_BODY_MAX_BYTES, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, test } from '@jest/globals';
import { bodyFor } from '../testing/operation-bodies.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases)('Malformed input on %s', (_, create) => {
  const stage = useTestApi(create);

  test('NUL and halves of surrogate pairs in a body are refused, wherever they are', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const send = (body: string) =>
      guest.call('POST /api/guest/messages', { rawBody: `{"clientId":"client-0001","body":"${body}"}` });
    for (const text of ['a\\u0000b', '\\ud800', 'x\\udc00y']) {
      const { status, body } = await send(text);
      expect([status, body.code]).toEqual([400, 'malformed-text']);
    }
    expect((await send('\\ud83d\\udd14')).status).toBe(201);
    const entry = { ...(bodyFor('POST /api/staff/knowledge', hotel) as object), values: { 'a\0': 'b' } };
    const named = await stage.api.staff(hotel, 'manager').call('POST /api/staff/knowledge', { body: entry });
    expect(named.body.code).toBe('malformed-text');
    const form = await stage.api.api.app.request('/api/leads/form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'kind=contact&name=A%00B&email=a%40b.example&property=P&message=M&consent=on&rooms=&system=&website=',
    });
    expect(form.status).toBe(400);
  });

  test('bytes that are not UTF-8 are refused, and nothing is stored', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    // An invalid byte, a truncated character, an overlong one, half of a surrogate pair.
    for (const odd of ['\xff', '\xc3', '\xc0\xaf', '\xed\xa0\x80']) {
      const rawBody = Buffer.from(`{"clientId":"client-0001","body":"a ${odd} b"}`, 'latin1');
      const { status, body } = await guest.call('POST /api/guest/messages', { rawBody });
      expect([status, body.code]).toEqual([400, 'malformed-text']);
    }
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(JSON.stringify(body)).not.toContain('\ufffd');
    const rawBody = Buffer.from('{"clientId":"client-0001","body":"água ✓"}', 'utf8');
    expect((await guest.call('POST /api/guest/messages', { rawBody })).body.body).toBe('água ✓');
  });

  test.each(['%FF', '\xff'])('a plain form with the byte %j is refused', async (odd) => {
    const form = await stage.api.api.app.request('/api/leads/form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(
        `kind=contact&name=A${odd}&email=a%40b.example&property=P&message=M&consent=on&rooms=&system=&website=`,
        'latin1',
      ),
    });
    expect(form.status).toBe(400);
  });

  test.each(['/api/guest/menu?x=%00', '/api/properties/at/%zz', '/api/properties/at/%ff', '/api/a%ED%A0%80'])(
    '%s is not a valid address',
    async (path) => {
      const { status, body } = await stage.api.call(`GET ${path}`);
      expect([status, body.code]).toEqual([400, 'malformed-address']);
    },
  );

  /** Status and body of the response to raw bytes. */
  async function send(bytes: string): Promise<{ status: number; body: string }> {
    const server = createGuardedServer(getRequestListener(stage.api.api.app.fetch), {
      bodyLimit: () => API_BODY_MAX_BYTES,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
    });
    await once(socket, 'close');
    server.closeAllConnections();
    server.close();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body };
  }
  const request = (line: string) => send(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

  test('a method that the API does not know is refused with a problem, however it arrived', async () => {
    const { status, body } = await stage.api.call('PROPFIND /api/health');
    expect([status, body.code]).toEqual([405, 'method-not-allowed']);
  });

  test('methods that the API does not know are refused with a problem', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'M-SEARCH']) {
      const { status, body } = await request(`${method} /api/health`);
      expect([status, Problem.parse(JSON.parse(body)).code]).toEqual([400, 'malformed-request']);
    }
  });

  test('an address that is not a valid URL is refused with a problem', async () => {
    const hosts = ['//[', '///', '//:', '//@', '//a:99999', '//%5b/', '///x/..', '///%20', '//[/api/health'];
    for (const address of ['http://[::bad/api/health', '*', ...hosts]) {
      const { status, body } = await request(`GET ${address}`);
      expect([status, Problem.parse(JSON.parse(body)).code]).toEqual([400, 'malformed-request']);
    }
    expect((await request('GET /api/health')).status).toBe(200);
  });

  test('anything that is not HTTP gets 400, and the process continues', async () => {
    expect((await send('\0\0\0\r\n\r\n')).status).toBe(400);
    expect((await stage.api.call('GET /api/health')).status).toBe(200);
  });
});
