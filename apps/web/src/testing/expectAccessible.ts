import axe from 'axe-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on what is on the screen. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}
