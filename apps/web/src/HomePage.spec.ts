import type { Page } from '@playwright/test'
import { credenciado } from '@portal/contract/credenciado.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../e2e/estadosPagina.ts'

const pendencias = {
  endereco: '/portal',
  chamada: credenciado.getGtoPendentes,
  pronto: (page: Page) => page.getByText(/\d+ aguardando imagem, \d+ aguardando justificativa/),
}

describeEstados('HomePage', {
  carregando: whileHeld(pendencias, 'Carregando pendências'),
  vazio: whenNothing('/portal', 'Nada pendente', '100008'),
  erro: whenFailing(pendencias),
  recusado: whenForbidden(pendencias),
})
