import type { Page } from '@playwright/test'
import { catalogoErros } from '@portal/contract/errors.ts'
import { termo } from '@portal/contract/termo.ts'
import {
  describeEstados,
  refuse,
  whenFailing,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'
import { expect } from '../../../../e2e/person.ts'

const nenhum = {
  endereco: '/portal/termosPendentes',
  chamada: termo.listPendentes,
  pronto: (page: Page) => page.getByRole('heading', { name: 'Nenhum termo pendente' }),
}

const curto = {
  codigoDocumento: 104,
  titulo: 'Termo curto',
  versao: 1,
  publicadoEm: '2026-11-01T11:00:00.000Z',
  sha256: 'a'.repeat(64),
  texto: 'Um texto que cabe inteiro na tela.',
  faltam: [null],
  anterior: null,
}

describeEstados('TermosPendentesPage', {
  carregando: whileHeld(nenhum, 'Carregando a página'),
  vazio: whenNothing('/portal/termosPendentes', 'Nenhum termo pendente'),
  erro: whenFailing(nenhum),
  // The version was replaced while it was read: nothing is accepted, and the text stays on the screen.
  recusado: async ({ page, open }) => {
    await page.route(`**${termo.listPendentes.path}`, (route) => route.fulfill({ json: { termos: [curto] } }))
    await refuse(page, termo.createAceite, 'API-TER-0002')
    await open('/portal/termosPendentes?documento=104')
    await page.getByRole('button', { name: 'Li e aceito' }).click()
    await expect(page.getByText(catalogoErros['API-TER-0002'].texto).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Termo curto' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Li e aceito' })).toBeEnabled()
  },
})
