/**
 * What the last action loses shows a moment later; the watch takes longer only over a focus that is on the body. It uses
 * nothing from outside itself: a journey hands its text to the browser.
 */
export async function settleFocus(momentMs: number): Promise<void> {
  const pause = (moments: number) => new Promise((resolve) => setTimeout(resolve, moments * momentMs))
  await pause(1.5)
  if (document.activeElement === document.body) await pause(8)
}
