import type { Page } from '@playwright/test'
import { impressao } from '@portal/contract/impressao.ts'
import {
  describeEstados,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'
import { createGuia } from '../../../../e2e/guiaPronta.ts'

const semEventos = {
  endereco: async (page: Page) => `/portal/impressao/gto/${await createGuia(page, [])}`,
  chamada: impressao.printGuia,
  pronto: (page: Page) => page.getByRole('link', { name: 'Baixar o PDF' }),
}

describeEstados('ImpressaoGuiaPage', {
  carregando: whileHeld(semEventos, 'Carregando a página'),
  // A form without events is a form too: it is printed to be filled by hand.
  vazio: whenNothing(semEventos.endereco, 'Baixar o PDF'),
  erro: whenFailing(semEventos),
  recusado: whenUnknown('/portal/impressao/gto/999999999'),
})
