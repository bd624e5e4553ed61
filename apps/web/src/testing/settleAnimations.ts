/**
 * What is still coming up stands as it will stay: what has just come has its styles with the second frame, and what comes
 * to an end by itself has ended; what turns for as long as one waits does not. Over a window that has lately changed its
 * height the control library keeps a dialog back, there and unseen, until a telephone's keyboard could have come. It uses
 * nothing from outside itself: a journey hands its text to the browser.
 */
export async function settleAnimations(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isKeptBack = () =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
      (dialog) => !dialog.checkVisibility({ opacityProperty: true }),
    )
  await nextFrame()
  await nextFrame()
  while (isKeptBack()) await nextFrame()
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
