import { expect, test } from 'vitest'
import { answerConciliacao, enderecoMesa, listaMesa } from '../../conciliacao/conciliacao.fixture.ts'
import { openPage } from '../../testing/open.tsx'

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
