import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { problemFixture } from '../test-support/fake-api.ts';
import { ProblemNotice } from './problem-notice.tsx';

const refused = {
  ...problemFixture('bad-input', 422, 'Correct what is marked.'),
  fields: { email: 'Type one e-mail address.', 'rules.0.level': 'Choose a level.' },
};

test('a refusal says of every field what is wrong, but for those that say it themselves', () => {
  render(<ProblemNotice problem={refused} atFields={['email']} />);
  expect(screen.getByRole('alert')).toHaveTextContent('rules.0.level: Choose a level.');
  expect(screen.queryByText(/Type one e-mail address/)).toBeNull();
});

test('a refusal whose fields all say it themselves is not said twice', () => {
  const { container } = render(<ProblemNotice problem={refused} atFields={['email', 'rules.0.level']} />);
  expect(container).toBeEmptyDOMElement();
});

test('a refusal without fields says what happened', () => {
  render(<ProblemNotice problem={problemFixture('offline', 503, 'No connection.')} atFields={['email']} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
});
