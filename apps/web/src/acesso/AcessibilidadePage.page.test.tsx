import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'

test.each(['claro', 'escuro'] as const)(
  'a declaração de acessibilidade se lê sem sessão, %s',
  async (tema) => {
    theme.choose(tema)
    openPage('/acessibilidade', null)
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Acessibilidade do Portal do Credenciado' }))
      .toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'O que ainda falta' })).toBeVisible()
    await expectAccessible()
  },
)
