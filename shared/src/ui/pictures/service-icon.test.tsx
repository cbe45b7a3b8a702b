import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ServiceIcon } from './service-icon.tsx';

const html = (name: string) => render(<ServiceIcon name={name} />).container.innerHTML;

test('a service has its own icon, an unknown one the generic icon', () => {
  expect(html('pool')).not.toBe(html('spa'));
  expect(html('no-such-service')).toBe(html('genericService'));
  expect(html('constructor')).toBe(html('genericService'));
});

test('an icon is decoration unless it has a label', () => {
  const { rerender } = render(<ServiceIcon name="pool" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<ServiceIcon name="pool" label="Pool" size={38} />);
  expect(screen.getByRole('img', { name: 'Pool' })).toHaveAttribute('width', '38');
});
