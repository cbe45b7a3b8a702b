import { expect, test } from '@jest/globals';
import { box, disc, sceneToSvg } from './index.ts';

const mark = { d: 'M0 0H8', stroke: 'ink', width: 2 } as const;

test('a scene becomes paths in the default brand’s colours, on paper', () => {
  const svg = sceneToSvg({ width: 80, height: 60, parts: [mark] });
  expect(svg.split('\n').slice(1, 3)).toEqual([
    '<path fill="#fbf9f5" d="M0 0h80v60H0Z"/>',
    '<path stroke="#1a2330" stroke-width="2" d="M0 0H8"/>',
  ]);
});

test('a group moves, mirrors and resizes what is in it', () => {
  const group = { x: 5, y: 6, scale: 2, flip: true, parts: [{ x: 1, y: 2, parts: [mark] }] };
  const svg = sceneToSvg({ width: 80, height: 60, parts: [group] });
  expect(svg).toContain('<g transform="translate(5 6) scale(-2 2)"><g transform="translate(1 2)"><path');
});

test('without a ground, and with a brand’s own colours', () => {
  const colours = { ink: 'red', accent: '', wash: '', paper: '', card: '', line: '' };
  const svg = sceneToSvg({ width: 8, height: 6, parts: [mark] }, colours, null);
  expect(svg).not.toContain('fill="#fbf9f5"');
  expect(svg).toContain('stroke="red"');
});

test('shapes are closed paths of at most three decimals', () => {
  expect(box(1, 2, 3, 4)).toBe('M1 2h3v4h-3Z');
  expect(box(0, 0, 10, 8, 2)).toBe(
    'M2 0h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z',
  );
  expect(disc(0.1 + 0.2, 5, 1 / 3)).toBe('M-0.033 5a0.333 0.333 0 1 0 0.667 0a0.333 0.333 0 1 0 -0.667 0Z');
});
