/** For `page.evaluate`. Colours are judged at rest: what is under way ends now; what goes on for ever can't and stays. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
