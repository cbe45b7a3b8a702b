import { createElement, type FunctionComponent, type SVGProps } from 'react';

interface IconData {
  size?: number;
  /** Elements of the drawing, each with its React attributes and key. */
  node: ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;
}

interface LineIconProps extends SVGProps<SVGSVGElement> {
  /** Edge in pixels. */
  size?: number;
}

/**
 * Makes a component of one of lucide's drawings. The builds replace lucide's own `createLucideIcon` with it, whose
 * context, class names and names for other frameworks would add a kilobyte to the shell and to every remote that shows
 * an icon. It is hidden from screen readers by default, because the page's text says what an icon means.
 */
// biome-ignore lint/style/noDefaultExport: it replaces a module with a default export.
export default function createLineIcon({
  size: grid = 24,
  node,
}: IconData): FunctionComponent<LineIconProps> {
  return ({ size = grid, ...props }) =>
    createElement(
      'svg',
      {
        viewBox: `0 0 ${grid} ${grid}`,
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
