/**
 * Once the menu, or the question, has gone and given the focus back to its button, which it does in the frame after: for
 * an action whose work goes on elsewhere.
 */
export function afterMenu(run: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="menu"], [role="alertdialog"]')) afterMenu(run)
    else requestAnimationFrame(() => requestAnimationFrame(run))
  })
}
