import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** JSON lines on standard output, without tokens, cookies or people's text. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { error: describeError, err: describeError },
    redact: [
      'authorization',
      'cookie',
      'token',
      'body',
      'headers',
      '*.authorization',
      '*.cookie',
      '*.token',
      '*.body',
    ],
  };
  return destination ? pino(options, destination) : pino(options);
}
