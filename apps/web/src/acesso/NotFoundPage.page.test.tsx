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
  ['/portal/nada', true, 'Página não encontrada'],
  ['/portal/guia/abc', true, 'Página não encontrada'],
  ['/portal/guia/0', true, 'Página não encontrada'],
  ['/portal/impressao/gto/abc', true, 'Página não encontrada'],
  // A page to print has no menu, whether there is what it would print or not.
  ['/portal/impressao/gto/999999999', false, 'Guia não encontrada'],
])('%s não existe, e a página diz isso; com o menu: %s', async (endereco, hasMenu, name) => {
  openPage(endereco)
  await expect.element(page.getByRole('heading', { level: 1, name })).toHaveFocus()
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Menu' }).elements())
    .toHaveLength(hasMenu ? 1 : 0)
  await expect
    .element(page.getByRole('link', { name: 'Ir para o início' }))
    .toHaveAttribute('href', '/portal')
  await expectAccessible()
})
