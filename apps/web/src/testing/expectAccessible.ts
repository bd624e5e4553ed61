import axe, { type RunOnly } from 'axe-core'
import { expect } from 'vitest'
import { axeTags } from './axeTags.ts'
import { settleAnimations } from './settleAnimations.ts'

const todas: RunOnly = { type: 'tag', values: axeTags }

/** Of axe's rules those that look at colours: of a page that was judged in one theme, all that another one can change. */
export const regrasDeCor: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

type Julgamento = {
  regras?: RunOnly
  /** The menu too: most of what axe would look at on any page, and judged by its own test and once a page. */
  comMenu?: boolean
}

/** axe finds nothing on what is on the screen; what is still coming up is judged as it will stay. */
export async function expectAccessible({ regras = todas, comMenu = false }: Julgamento = {}): Promise<void> {
  await settleAnimations()
  const { violations } = await axe.run(comMenu ? document : { exclude: '#menu' }, {
    resultTypes: ['violations'],
    runOnly: regras,
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}
