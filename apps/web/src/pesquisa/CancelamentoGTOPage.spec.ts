import type { Page } from '@playwright/test'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import {
  describeEstados,
  whenFailing,
  whenLocked,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/cancelamentoGTO',
  chamada: pesquisa.searchGuias,
  pronto: (page: Page) => page.getByRole('table'),
}

describeEstados('CancelamentoGTOPage', {
  carregando: whileHeld(lista, 'Carregando guias'),
  vazio: whenNothing(
    '/portal/cancelamentoGTO?guia=999999999',
    'Nenhuma guia com este número no seu cadastro.',
  ),
  erro: whenFailing(lista),
  recusado: whenLocked('/portal/cancelamentoGTO', '100009'),
})
