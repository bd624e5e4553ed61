import type { Locator } from 'vitest/browser'
import { plainText } from './plainText.ts'

/** What the lists of names and values within a part of the page say, a pair each, in their order. */
export const readDescriptions = (part: Locator): [term: string, value: string][] =>
  [...part.element().querySelectorAll('dl > div')].map((item) => {
    const [term = '', value = ''] = [...item.querySelectorAll('dt, dd')].map((one) => plainText(one).trim())
    return [term, value]
  })
