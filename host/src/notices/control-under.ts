const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, [role="button"], [role="tab"], [contenteditable="true"]';

type Rectangle = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isShown = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/**
 * Whether `notice` would cover a control, even partly. Its own controls do not count.
 *
 * @param top its upper edge, in pixels from the window's
 */
export function hasControlUnder(notice: Element, top: number): boolean {
  const { left, right, height } = notice.getBoundingClientRect();
  const area = { left, right, top, bottom: top + height };
  return [...notice.ownerDocument.querySelectorAll(CONTROLS)].some(
    (control) =>
      !notice.contains(control) && overlap(area, control.getBoundingClientRect()) && isShown(control),
  );
}
