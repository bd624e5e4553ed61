import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { focusInSight } from './focusInSight.ts'
import { isInSight } from './isInSight.ts'

/** A page much higher than its window, with a button so far down. */
async function placeButton(topo: string): Promise<HTMLButtonElement> {
  await page.viewport(1366, 500)
  const folha = document.createElement('div')
  folha.style.height = '3000px'
  const botao = document.createElement('button')
  botao.textContent = 'Lugar'
  botao.style.marginTop = topo
  folha.append(botao)
  document.body.prepend(folha)
  onTestFinished(() => {
    folha.remove()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  scrollTo({ top: 500, behavior: 'instant' })
  return botao
}

test('o que já está à vista recebe o foco sem que a página role', async () => {
  const botao = await placeButton('900px')
  focusInSight(botao)
  expect(document.activeElement).toBe(botao)
  expect(scrollY).toBe(500)
})

test('o que não está à vista vem a ela', async () => {
  const botao = await placeButton('2000px')
  focusInSight(botao)
  expect(document.activeElement).toBe(botao)
  await expect.poll(() => isInSight(botao)).toBe(true)
})
