import { expect, test } from '@jest/globals';
import { AppError, pageNotFound } from './app-error.ts';

test('an application error has a status code of 404 unless it says otherwise, and is not fatal', () => {
  const error = new AppError({ statusMessage: 'Gone' });
  expect(error).toMatchObject({ statusCode: 404, statusMessage: 'Gone', fatal: false, data: {} });
});

test('an unmatched route’s error has the specification’s words', () => {
  expect(pageNotFound('/rooms/999')).toMatchObject({
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message: 'Page not found: /rooms/999',
    data: { path: '/rooms/999' },
  });
});
