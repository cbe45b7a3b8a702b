import { EventEmitter } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { onStopSignals } from './stop-signals.ts';

function watch() {
  const source = new EventEmitter();
  const received: string[] = [];
  let time = 0;
  const off = onStopSignals(source, {
    stop: () => received.push('stop'),
    force: () => received.push('force'),
    now: () => time,
  });
  return {
    source,
    received,
    off,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('signals', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s requests the end', (signal) => {
    const { source, received } = watch();
    source.emit(signal);
    expect(received).toEqual(['stop']);
  });

  test('a Ctrl-C that npm passes on is not a second one', () => {
    const { source, received, wait } = watch();
    source.emit('SIGINT');
    wait(40);
    source.emit('SIGINT');
    expect(received).toEqual(['stop']);
  });

  test('a second Ctrl-C forces the end', () => {
    const { source, received, wait } = watch();
    source.emit('SIGINT');
    wait(1_500);
    source.emit('SIGINT');
    expect(received).toEqual(['stop', 'force']);
  });

  test('no signal is received after the listeners are removed', () => {
    const { source, received, off } = watch();
    off();
    source.emit('SIGTERM');
    expect(received).toEqual([]);
  });
});
