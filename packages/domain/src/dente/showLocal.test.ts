import { expect, it } from 'vitest'
import { showLocal } from './showLocal.ts'

it.each([
  ['26', 'OM', '26 OM'],
  ['26', null, '26'],
  ['AS', '', 'AS'],
  [null, 'O', 'O'],
  [undefined, undefined, ''],
])('%s with %s is said "%3$s"', (local, faces, dito) => expect(showLocal(local, faces)).toBe(dito))
