import type { Locator } from 'vitest/browser'

/** What the lists of names and values within a part of the page say, a pair each, in their order. */
export const readDescriptions = (part: Locator): [term: string, value: string][] =>
  [...part.element().querySelectorAll('dl > div')].map((item) => {
    const [term = '', value = ''] = [...item.querySelectorAll('dt, dd')].map((one) =>
      one.textContent.replaceAll('\u00a0', ' ').trim(),
    )
    return [term, value]
  })
