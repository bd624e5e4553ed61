import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'

beforeEach(() => {
  for (const route of [guia.getGuiaDetalhada, impressao.printGuia]) refuse(route, 'API-GTO-0001')
})

test.each([
  '/portal/nada',
  '/portal/guia/abc',
  '/portal/guia/0',
  '/portal/impressao/gto/abc',
  '/portal/impressao/gto/999999999',
])('%s não existe, e a página diz isso dentro do portal', async (endereco) => {
  openPage(endereco)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toHaveFocus()
  await expect.element(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ir para o início' }))
    .toHaveAttribute('href', '/portal')
  await expectAccessible()
})
