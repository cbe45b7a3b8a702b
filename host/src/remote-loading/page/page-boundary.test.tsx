import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new TypeError('x is undefined');
}

// React logs on the console what a boundary caught.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a page that throws is reported, and the rest of the page stays', () => {
  const onCrash = jest.fn();
  render(
    <>
      <p>The frame</p>
      <PageBoundary onCrash={onCrash}>
        <Broken />
      </PageBoundary>
    </>,
  );
  expect(screen.getByText('The frame')).toBeInTheDocument();
  expect(onCrash).toHaveBeenCalledTimes(1);
  expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'x is undefined' }));
});

test('a page that does not throw is shown', () => {
  const onCrash = jest.fn();
  render(
    <PageBoundary onCrash={onCrash}>
      <p>The page</p>
    </PageBoundary>,
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(onCrash).not.toHaveBeenCalled();
});
