import axe from 'axe-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether it comes to an end by itself: what turns for as long as one waits does not. */
const isPassing = ({ effect }: Animation): boolean => Number.isFinite(effect?.getComputedTiming().endTime)

/** The styles of what has just come are there with the second frame. */
const nextFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** axe finds nothing on what is on the screen; what is still coming up is judged as it will stay. */
export async function expectAccessible(): Promise<void> {
  await nextFrames()
  const passing = document.getAnimations().filter(isPassing)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  // Behind an open dialog the page is hidden from readers: what is asked of a whole page is not asked then.
  const isDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: { 'landmark-one-main': { enabled: !isDialog }, 'page-has-heading-one': { enabled: !isDialog } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}
