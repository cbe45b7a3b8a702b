import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import type { IdentityConfiguration } from './configuration.ts';

/** The most used passwords, in lower case: far more than the 10,000 forbidden ones. */
const COMMON = new Set<string>(dictionary['passwords-common']);

/** Calls that set a password, and its path in their bodies. */
const SETTING = /accounts:(?:signUp|update|resetPassword)$/;
const Request = z.looseObject({ password: z.string().optional(), newPassword: z.string().optional() });

/** Whether a password is among the most used ones, in any case, or one of them twice. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const half = plain.slice(0, plain.length / 2);
  return COMMON.has(plain) || (half + half === plain && COMMON.has(half));
}

/**
 * Why a call may not set its password, in the provider's words, or null when it may. The emulator has neither the
 * policy nor the list of common passwords. Calls of the administrator pass, as with the provider.
 */
export function passwordRefusal(
  pathname: string,
  body: string,
  authorized: boolean,
  { passwordPolicy, refuseCommonPasswords }: IdentityConfiguration,
): string | null {
  if (authorized || !SETTING.test(pathname)) return null;
  const asked = Request.safeParse(JSON.parse(body || '{}'));
  const password = asked.data?.newPassword ?? asked.data?.password;
  if (password === undefined) return null;
  if (password.length < passwordPolicy.minimumLength) {
    return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${passwordPolicy.minimumLength} characters]`;
  }
  return refuseCommonPasswords && isCommonPassword(password)
    ? 'WEAK_PASSWORD : This password is one of the most used ones'
    : null;
}
