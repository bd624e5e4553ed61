import type { Page } from '@playwright/test'
import { credenciado } from '@portal/contract/credenciado.ts'
import { producao } from '@portal/contract/producao.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../e2e/estadosPagina.ts'
import { test } from '../../../e2e/person.ts'

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

const repasse = {
  endereco: '/portal',
  chamada: producao.getEvolucaoRepasse,
  pronto: (page: Page) => page.getByRole('group', { name: 'Repasse' }),
}

for (const [estado, run] of [
  ['carregando', whileHeld(repasse, 'Carregando repasse')],
  ['vazio', whenNothing('/portal', 'Nenhum pagamento publicado nos últimos doze meses.', '100008')],
  ['erro', whenFailing(repasse)],
] as const)
  test(`HomePage, repasse: ${estado}`, async ({ page, open }) => run({ page, open }))
