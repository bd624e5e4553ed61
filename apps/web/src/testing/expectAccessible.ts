import axe, { type RunOnly } from 'axe-core'
import { expect } from 'vitest'
import { axeTags, regrasDeCor } from './axeTags.ts'
import { settleAnimations } from './settleAnimations.ts'

type Julgamento = {
  /** The rules about colours alone. */
  soCores?: boolean
  /** The menu too: most of what axe would look at on any page, and judged by its own test and once a page. */
  comMenu?: boolean
}

/** axe finds nothing on what is on the screen; what is still coming up is judged as it will stay. */
export async function expectAccessible({ soCores = false, comMenu = false }: Julgamento = {}): Promise<void> {
  await settleAnimations()
  const runOnly: RunOnly = soCores ? { type: 'rule', values: regrasDeCor } : { type: 'tag', values: axeTags }
  const { violations } = await axe.run(comMenu ? document : { exclude: '#menu' }, {
    resultTypes: ['violations'],
    runOnly,
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}
