import { expect, onTestFinished, test } from 'vitest'
import { settleAnimations } from './settleAnimations.ts'

/** As the control library keeps a dialog back while the keyboard of a telephone might come: there, and unseen. */
function keepBack(quadros: number): HTMLElement {
  const dialogo = document.createElement('div')
  dialogo.role = 'dialog'
  dialogo.style.opacity = '0'
  document.body.append(dialogo)
  onTestFinished(() => dialogo.remove())
  const wait = (restam: number) => {
    if (restam === 0) dialogo.style.opacity = ''
    else requestAnimationFrame(() => wait(restam - 1))
  }
  wait(quadros)
  return dialogo
}

test('um diálogo que ainda não se vê se julga quando se vê', async () => {
  const dialogo = keepBack(12)
  await settleAnimations()
  expect(getComputedStyle(dialogo).opacity).toBe('1')
})
