import { describe, expect, test } from '@jest/globals';
import { addressProblem } from './endpoint-address.ts';

const byDefault = { privateHosts: false };
const withFlag = { privateHosts: true };
const NETWORK = /network that the server does not connect to/;

/** Hosts of this machine and of networks behind the server: for an operator who set the flag, and no one else. */
const behindTheServer = [
  '127.0.0.1',
  '127.255.255.254',
  '127.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  'localhost',
  'LOCALHOST.',
  'api.localhost',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '10.0.0.7',
  '10.1',
  '0xa000007',
  '012.0.0.7',
  '１０.0.0.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fec0::1]',
  '[::ffff:10.0.0.7]',
  '[0:0:0:0:0:ffff:0a00:0007]',
  '[64:ff9b::10.0.0.7]',
  '[64:ff9b:1::192.168.0.1]',
  '[2002:a00:7::1]',
  '[2002:c0a8:101::]',
  '[::ffff:0:192.168.0.1]',
  // Even if the address behind it is public: the location of the translator is unknown.
  '[::ffff:8.8.8.8]',
  '[64:ff9b::808:808]',
  '[2002:808:808::1]',
];

/** Hosts that cannot be a language model. */
const never = [
  '0.0.0.0',
  '0',
  '0.1.2.3',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::]',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '198.19.255.255',
  '192.0.2.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::10.0.0.7]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[fd00:0ec2:0:0:0:0:0:254]',
  '[fd20:ce::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[2001::1]',
  '[2001:2::1]',
  '[4000::1]',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'metadata',
  'instance-data.ec2.internal',
];

describe('The address of a language model', () => {
  test.each(behindTheServer)('%s needs the operator’s flag', (host) => {
    expect(addressProblem(`https://${host}/v1`, byDefault)).toMatch(NETWORK);
    expect(addressProblem(`https://${host}/v1`, withFlag)).toBeNull();
  });

  test.each(never)('%s is refused whatever the operator allows', (host) => {
    expect(addressProblem(`https://${host}/v1`, byDefault)).toMatch(NETWORK);
    expect(addressProblem(`https://${host}/v1`, withFlag)).toMatch(NETWORK);
  });

  test.each(['api.example.com', '8.8.8.8', '134744072', '[2606:4700::1111]', 'münchen.example'])(
    '%s is on the public internet',
    (host) => expect(addressProblem(`https://${host}/v1`, byDefault)).toBeNull(),
  );

  test.each([
    ['https://10.0.0.7@llm.example/v1', /user and password/],
    ['https://llm.example@10.0.0.7/v1', /user and password/],
    ['https://:@llm.example#@10.0.0.7/', /./],
    ['http://llm.example/v1', /https/],
    ['http://10.0.0.7/v1', /https/],
    ['https://999.1.1.1/v1', /whole address/],
    ['https://%31%30.0.0.7/v1', NETWORK],
  ])('%s is refused', (address, because) => {
    expect(addressProblem(address, byDefault)).toMatch(because);
  });

  test('plain http is for this machine only, and for an operator who allows it', () => {
    expect(addressProblem('http://127.0.0.1:8080/v1', withFlag)).toBeNull();
    expect(addressProblem('http://127.0.0.1:8080/v1', byDefault)).toMatch(NETWORK);
    expect(addressProblem('http://10.0.0.7/v1', withFlag)).toMatch(/https/);
  });
});
