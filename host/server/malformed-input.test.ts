import { describe, expect, test } from '@jest/globals';
import { hostOfTests } from './testing/host-of-tests.ts';
import { rawRequest, sendRaw } from './testing/raw-request.ts';

const host = hostOfTests();

const lines = (...all: string[]) => [...all, '', ''].join('\r\n');

/** A beacon that is valid except for one byte. */
const BEACON = `{"loads":[{"id":"load001","remote":"guest","build":"build-1","page":"one","timings":{}}],"token":"\xff"}`;

describe('requests that no browser sends get 400 and a problem', () => {
  test.each([
    ['TRACE', rawRequest('TRACE', '/api/health')],
    ['a method that is not used here', rawRequest('PROPFIND', '/guest')],
    ['a method that there is not', rawRequest('WHATEVER', '/guest')],
    ['CONNECT', lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443')],
    ['an absolute target', rawRequest('GET', 'http://evil.example/guest')],
    ['an asterisk', rawRequest('OPTIONS', '*')],
    ['NUL', rawRequest('GET', '/guest%00')],
    ['NUL in the query', rawRequest('GET', '/guest?a=%00')],
    ['broken percent-encoding', rawRequest('GET', '/api/%zz')],
    ['percent-encoding that is no character', rawRequest('GET', '/%c0%ae')],
    ['a percent sign at the end', rawRequest('GET', '/guest%')],
    ['a backslash', rawRequest('GET', '/remotes\\guest')],
    ['no host', lines('GET / HTTP/1.1', 'Connection: close')],
    ['two hosts', rawRequest('GET', '/', ['Host: evil.example'])],
    ['quotes in the host', lines('GET / HTTP/1.1', 'Host: a"onload=x', 'Connection: close')],
    ['a path in the host', lines('GET / HTTP/1.1', 'Host: a/b', 'Connection: close')],
    ['a person in the host', lines('GET / HTTP/1.1', 'Host: a@b', 'Connection: close')],
    ['two authorizations', rawRequest('GET', '/', ['Authorization: Bearer a', 'Authorization: Bearer b'])],
    ['two lengths', rawRequest('POST', '/shell/errors', ['Content-Length: 1', 'Content-Length: 2'], 'x')],
    [
      'a length and chunks',
      rawRequest('POST', '/shell/errors', ['Content-Length: 1', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    ],
    ['a body of a GET', rawRequest('GET', '/guest', ['Transfer-Encoding: chunked'], '0\r\n\r\n')],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a header without a name', rawRequest('GET', '/', [': x'])],
    ['an expectation', rawRequest('GET', '/', ['Expect: wonders'])],
    ['a report that is no UTF-8', rawRequest('POST', '/shell/errors', ['Content-Length: 3'], '"\xff"')],
    [
      'a beacon that is no UTF-8',
      rawRequest('POST', '/shell/beacon', [`Content-Length: ${BEACON.length}`], BEACON),
    ],
    ['JSON that is none', rawRequest('POST', '/shell/errors', ['Content-Length: 1'], '{')],
  ])('%s', async (_, bytes) => {
    const answer = await sendRaw(host.port, Buffer.from(bytes, 'latin1'));
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, code: 'malformed-request' });
  });

  test.each([
    ...['//[', '///', '////', '//:', '//@', '//a:99999', '//%5b/', '///x/..', '///%20', '/.//[', '/x/..//:'],
    ...['//[/api/health', '//:/shell/errors', '//[/remotes/x', '//[?a=1'],
  ])('%s, which starts with an invalid host', async (target) => {
    for (const method of ['GET', 'POST']) {
      const answer = await sendRaw(host.port, rawRequest(method, target));
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    }
  });

  test('and headers that are too large with 431', async () => {
    const answer = await sendRaw(host.port, rawRequest('GET', '/', [`X-Long: ${'x'.repeat(40_000)}`]));
    expect([answer.status, answer.headers['content-type']]).toEqual([431, 'application/problem+json']);
  });
});

test.each([
  ['POST', '/guest', 405],
  ['DELETE', '/remotes/guest/build-1/release.json', 405],
  ['POST', '/shell/none', 404],
])('%s to %s is refused with %i and a problem', async (method, target, status) => {
  const answer = await sendRaw(host.port, rawRequest(method, target));
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
});

test('a request with Expect: 100-continue reaches the API', async () => {
  const answer = await sendRaw(
    host.port,
    rawRequest('POST', '/api/health', ['Expect: 100-continue', 'Content-Length: 2'], '{}'),
  );
  expect(`${answer.status} ${answer.body}`).toMatch(/^100 .*HTTP\/1\.1 200/s);
});
