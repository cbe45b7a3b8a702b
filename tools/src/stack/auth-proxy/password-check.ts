import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import type { IdentityConfiguration } from './configuration.ts';

/** The most used passwords, in lower case: far more than the 10,000 forbidden ones. */
const COMMON = new Set<string>(dictionary['passwords-common']);

/** Calls that give an account a password, and where in their bodies it is. */
const SETTING = /accounts:(?:signUp|update|resetPassword)$/;
const Request = z.looseObject({ password: z.string().optional(), newPassword: z.string().optional() });

/** Whether a password is among the most used ones, in any mix of capitals, or one of them twice over. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const half = plain.slice(0, plain.length / 2);
  return COMMON.has(plain) || (half + half === plain && COMMON.has(half));
}

/**
 * Why a call may not set its password, in the provider's words, or null when it may. The emulator knows neither the
 * policy nor which passwords are common. Calls of the administrator are let through, as the provider does.
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
