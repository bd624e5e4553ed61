import type { Page } from '@playwright/test'
import { termo } from '@portal/contract/termo.ts'
import { describeEstados, whenFailing, whenUnknown, whileHeld } from '../../../../e2e/estadosPagina.ts'
import { expect } from '../../../../e2e/person.ts'

const aceitos = {
  endereco: '/portal/termos',
  chamada: termo.listAceitos,
  pronto: (page: Page) => page.getByRole('table', { name: 'Termos aceitos' }),
}

describeEstados('TermosPage', {
  carregando: whileHeld(aceitos, 'Carregando a página'),
  vazio: async ({ page, open }) => {
    await page.route(`**${termo.listAceitos.path}`, (route) => route.fulfill({ json: { termos: [] } }))
    await open('/portal/termos')
    await expect(page.getByRole('heading', { name: 'Nenhum termo aceito ainda' })).toBeVisible()
  },
  erro: whenFailing(aceitos),
  // Another network's term is one that there is not.
  recusado: whenUnknown('/portal/termos?documento=204'),
})
