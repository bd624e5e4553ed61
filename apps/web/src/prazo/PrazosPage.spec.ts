import type { Page } from '@playwright/test'
import { prazo } from '@portal/contract/prazo.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/prazos',
  chamada: prazo.listPrazos,
  pronto: (page: Page) => page.getByRole('table', { name: 'Prazos' }),
}

describeEstados('PrazosPage', {
  carregando: whileHeld(lista, 'Carregando prazos'),
  vazio: whenNothing('/portal/prazos?aba=desistidos', 'Nenhuma desistência'),
  erro: whenFailing(lista),
  recusado: whenForbidden(lista),
})
