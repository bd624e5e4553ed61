import type { Page } from '@playwright/test'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/consultaGTOs',
  chamada: pesquisa.searchGuias,
  pronto: (page: Page) => page.getByRole('table', { name: 'Guias encontradas' }),
}

describeEstados('ConsultaGTOsPage', {
  carregando: whileHeld(lista, 'Carregando guias'),
  vazio: whenNothing('/portal/consultaGTOs?de=2001-01-01&ate=2001-01-31', 'Nenhuma guia com estes filtros'),
  erro: whenFailing(lista),
  recusado: whenForbidden(lista),
})
