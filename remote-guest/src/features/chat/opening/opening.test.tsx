import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Opening } from './opening.tsx';

const ignore = () => undefined;

test.each([
  [0, /^Hello\./],
  [4, /^Hello\./],
  [5, /^Good morning\./],
  [12, /^Good afternoon\./],
  [18, /^Good evening\./],
  [23, /^Good evening\./],
])('at %d o’clock the greeting fits the hour', (hour, greeting) => {
  render(
    <TestShell>
      <Opening
        propertyName="Hotel Aurora"
        hour={hour}
        starters={[]}
        menuOffered={false}
        onChoose={ignore}
        onPick={ignore}
        language="en"
        onLanguage={ignore}
      />
    </TestShell>,
  );
  expect(screen.getByText(greeting)).toBeVisible();
});
