import { impressao } from '@portal/contract/impressao.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerConciliacao, enderecoMesa, listaMesa } from '../../conciliacao/conciliacao.fixture.ts'
import { answerPagina, GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answerFile } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { isInSight } from '../../ui/isInSight.ts'

test('de volta de outra aba da mesma página, o foco está no que levou a ela', async () => {
  answerConciliacao()
  const { address, back } = openPage(enderecoMesa)
  const glosas = listaMesa
    .getByRole('listitem')
    .filter({ hasText: 'Pagamento de 28/09/2026' })
    .getByRole('link', { name: /Ver glosas/ })
  await glosas.click()
  await expect.poll(address).not.toContain('conciliacao')
  await expect.element(listaMesa).not.toBeInTheDocument()
  back()
  await expect.element(glosas).toHaveFocus()
})

test('de volta a uma página que estava rolada, o que recebe o foco está à vista', async () => {
  await page.viewport(1366, 500)
  answerPagina()
  answerFile(impressao.printGuia, '%PDF-1.7', 'guia-700001.pdf')
  const { address, back } = openPage(GUIA)
  const imprimir = page.getByRole('link', { name: /^Imprimir/ })
  await expect.element(imprimir).toBeVisible()
  const { top, bottom } = imprimir.element().getBoundingClientRect()
  scrollTo(0, (top + bottom) / 2)
  await expect.poll(() => isInSight(imprimir.element())).toBe(false)
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.poll(address).toContain('/impressao/')
  await expect.element(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  back()
  await expect.element(imprimir).toHaveFocus()
  expect(isInSight(imprimir.element())).toBe(true)
})
