import type { Locator, Page } from '@playwright/test'

/** A receptionist's hands: what they press is counted, at the pace of somebody who does not look at the keys. */
export type Hands = {
  /** One key, or keys held together. */
  press: (keys: string, times?: number) => Promise<void>
  /** A text, one key a character. */
  type: (text: string) => Promise<void>
}

/** What a task took. */
export type Effort = { keys: number; seconds: number; screens: number }

/** Milliseconds between two keys. */
const pace = 80

/** Counts keys, seconds and addresses of the portal from the first key to the moment that the task is done. */
export async function countEffort(page: Page, work: (hands: Hands) => Promise<void>): Promise<Effort> {
  let keys = 0
  const screens = new Set([new URL(page.url()).pathname])
  const note = () => screens.add(new URL(page.url()).pathname)
  page.on('framenavigated', note)
  const startedAt = performance.now()
  await work({
    press: async (name, times = 1) => {
      for (let at = 0; at < times; at++) {
        await page.keyboard.press(name, { delay: pace })
        keys++
      }
    },
    type: async (text) => {
      await page.keyboard.type(text, { delay: pace })
      keys += [...text].length
    },
  })
  const seconds = (performance.now() - startedAt) / 1000
  page.off('framenavigated', note)
  return { keys, seconds, screens: screens.size }
}

/** More stops than any page has. */
const mostStops = 150

/** Presses a key until the place has the focus. Throws where the key does not lead. */
export async function walkTo(hands: Hands, place: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await place.waitFor()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await place.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await hands.press(key)
  }
  throw new Error(`${place} is not reached by ${key}`)
}
