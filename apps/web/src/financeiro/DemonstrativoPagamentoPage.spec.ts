import type { Page } from '@playwright/test'
import { financeiro } from '@portal/contract/financeiro.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const periodo = {
  endereco: '/portal/demonstrativoPagamento',
  chamada: financeiro.searchPeriodo,
  pronto: (page: Page) =>
    page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' }),
}

describeEstados('DemonstrativoPagamentoPage', {
  carregando: whileHeld(periodo, 'Carregando o demonstrativo'),
  vazio: whenNothing('/portal/demonstrativoPagamento?aba=guias', 'Informe as guias'),
  erro: whenFailing(periodo),
  recusado: whenForbidden(periodo),
})
