import { z } from 'zod';
import { MESSAGE_MAX_CHARS } from './limits.ts';

/** Text as people type it: trimmed, not empty, at most {@link MESSAGE_MAX_CHARS} characters. */
export const MessageBody = z.string().trim().min(1).max(MESSAGE_MAX_CHARS);

/** 22 characters of base64url, as printed in a QR code, or the 8-character short code under it (Crockford base32 with a check character, dashes and case ignored). */
export const CodeBody = z.object({ code: z.string().trim().min(8).max(40) });
