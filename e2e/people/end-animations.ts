/** For `page.evaluate`. Colours are checked at rest: running transitions end now; endless animations stay. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
