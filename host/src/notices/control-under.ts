const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, [role="button"], [role="tab"], [contenteditable="true"]';

type Rectangle = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isShown = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/** Whether anything that can be pressed lies, even partly, under `notice`. Its own controls do not count. */
export function hasControlUnder(notice: Element): boolean {
  const area = notice.getBoundingClientRect();
  return [...notice.ownerDocument.querySelectorAll(CONTROLS)].some(
    (control) =>
      !notice.contains(control) && overlap(area, control.getBoundingClientRect()) && isShown(control),
  );
}
