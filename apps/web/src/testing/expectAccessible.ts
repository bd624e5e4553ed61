import axe from 'axe-core'
import { expect } from 'vitest'
import { axeTags } from './axeTags.ts'
import { settleAnimations } from './settleAnimations.ts'

/** axe finds nothing on what is on the screen; what is still coming up is judged as it will stay. */
export async function expectAccessible(): Promise<void> {
  await settleAnimations()
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: axeTags },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}
