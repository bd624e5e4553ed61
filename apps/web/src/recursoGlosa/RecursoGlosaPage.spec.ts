import type { Page } from '@playwright/test'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/recursoGlosa',
  chamada: recursoGlosa.searchRecursos,
  pronto: (page: Page) => page.getByRole('table', { name: 'Guias a recorrer' }),
}

describeEstados('RecursoGlosaPage', {
  carregando: whileHeld(lista, 'Carregando recursos'),
  vazio: whenNothing('/portal/recursoGlosa?aba=recurso', 'Nenhum recurso espera resposta', '100002'),
  erro: whenFailing(lista),
  recusado: whenForbidden(lista),
})
