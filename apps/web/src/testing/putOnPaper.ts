import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** From now on in this test the page is drawn as it prints; answers what puts it back on the screen. */
export async function putOnPaper(): Promise<() => Promise<void>> {
  const browser = cdp()
  const draw = async (media: 'print' | '') => {
    await browser.send('Emulation.setEmulatedMedia', { media })
  }
  onTestFinished(() => draw(''))
  await draw('print')
  return () => draw('')
}
