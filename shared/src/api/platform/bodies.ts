import { z } from 'zod';
import { Id } from './fields.ts';
import { MESSAGE_MAX_CHARS, MESSAGE_MAX_PHOTOS } from './limits.ts';
import { isBlank } from './name.ts';

/** The issue of a text of which nothing shows: it is as good as empty. */
const emptyBody = (input: string) =>
  ({
    code: 'too_small',
    origin: 'string',
    minimum: 1,
    inclusive: true,
    message: 'Too small: expected string to have >=1 characters',
    input,
  }) as const;

/** Text as people type it: trimmed, not blank, at most {@link MESSAGE_MAX_CHARS} characters. */
export const MessageBody = z
  .string()
  .trim()
  .min(1)
  .max(MESSAGE_MAX_CHARS)
  .check(({ value, issues }) => {
    if (value !== '' && isBlank(value)) issues.push(emptyBody(value));
  });

/** A message with its sender's id for it, and photos that were sent before; with a photo, it needs no text. */
export const PhotoMessageBody = z
  .object({
    clientId: z.string().min(8).max(64),
    body: z.string().trim().max(MESSAGE_MAX_CHARS),
    photoIds: z.array(Id).max(MESSAGE_MAX_PHOTOS).optional(),
  })
  .check(({ value, issues }) => {
    if (isBlank(value.body) && !value.photoIds?.length)
      issues.push({ ...emptyBody(value.body), path: ['body'] });
  });

/** 22 characters of base64url, as printed in a QR code, or the 8-character short code under it (Crockford base32 with a check character, dashes and case ignored). */
export const CodeBody = z.object({ code: z.string().trim().min(8).max(40) });
