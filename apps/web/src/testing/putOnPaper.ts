import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** From now on in this test the page is drawn as it prints. */
export async function putOnPaper(): Promise<void> {
  const browser = cdp()
  onTestFinished(async () => {
    await browser.send('Emulation.setEmulatedMedia', { media: '' })
  })
  await browser.send('Emulation.setEmulatedMedia', { media: 'print' })
}
