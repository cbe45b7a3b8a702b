import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadAlarmLines } from './alarm-lines.ts';
import { storeAlarmModel } from './stored-alarm-model.ts';
import { ALARM_TRAINING, trainAlarms } from './train-alarms.ts';

const few = loadAlarmLines(join(import.meta.dirname, '../../lines/alarm')).filter((_, at) => at % 60 === 0);
const bytes = () =>
  JSON.stringify(storeAlarmModel(trainAlarms(few, { ...ALARM_TRAINING, bits: 11, hidden: 6, epochs: 2 })));

describe('the alarm model', () => {
  test('has the same bytes each time it is trained on the same lines', () => {
    expect(few.length).toBeGreaterThan(100);
    expect(bytes()).toBe(bytes());
  });
});
