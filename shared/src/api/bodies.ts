import { z } from 'zod';
import { Id } from './fields.ts';
import { MESSAGE_MAX_CHARS, MESSAGE_MAX_PHOTOS } from './limits.ts';

/** Text as people type it: trimmed, not empty, at most {@link MESSAGE_MAX_CHARS} characters. */
export const MessageBody = z.string().trim().min(1).max(MESSAGE_MAX_CHARS);

/** A message with its sender's id for it, and photos that were sent before; with a photo, it needs no text. */
export const PhotoMessageBody = z
  .object({
    clientId: z.string().min(8).max(64),
    body: z.string().trim().max(MESSAGE_MAX_CHARS),
    photoIds: z.array(Id).max(MESSAGE_MAX_PHOTOS).optional(),
  })
  .check(({ value, issues }) => {
    if (value.body === '' && !value.photoIds?.length)
      issues.push({
        code: 'too_small',
        origin: 'string',
        minimum: 1,
        inclusive: true,
        path: ['body'],
        message: 'Too small: expected string to have >=1 characters',
        input: value.body,
      });
  });

/** 22 characters of base64url, as printed in a QR code, or the 8-character short code under it (Crockford base32 with a check character, dashes and case ignored). */
export const CodeBody = z.object({ code: z.string().trim().min(8).max(40) });
