/**
 * What is still coming up stands as it will stay: what has just come has its styles with the second frame, and what comes
 * to an end by itself has ended; what turns for as long as one waits does not. It uses nothing from outside itself: a
 * journey hands its text to the browser.
 */
export async function settleAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
