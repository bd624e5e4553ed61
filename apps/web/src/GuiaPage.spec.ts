import type { Page } from '@playwright/test'
import { guia } from '@portal/contract/guia.ts'
import {
  describeEstados,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../e2e/estadosPagina.ts'
import { createGuia } from '../../../e2e/guiaPronta.ts'

const aberta = {
  endereco: async (page: Page) => `/portal/guia/${await createGuia(page, [])}`,
  chamada: guia.getGuiaDetalhada,
  pronto: (page: Page) => page.getByRole('combobox', { name: 'Incluir evento' }),
}

describeEstados('GuiaPage', {
  carregando: whileHeld(aberta, 'Carregando a página'),
  vazio: whenNothing(aberta.endereco, 'Nenhum evento ainda'),
  erro: whenFailing(aberta),
  recusado: whenUnknown('/portal/guia/999999999'),
})
