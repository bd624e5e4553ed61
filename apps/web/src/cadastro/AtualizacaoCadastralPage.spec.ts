import type { Page } from '@playwright/test'
import { cadastro } from '@portal/contract/cadastro.ts'
import { describeEstados, whenFailing, whenForbidden, whileHeld } from '../../../../e2e/estadosPagina.ts'
import { expect } from '../../../../e2e/person.ts'

const lista = {
  endereco: '/portal/atualizacaoCadastral?aba=alvaras',
  chamada: cadastro.listAlvaras,
  pronto: (page: Page) => page.getByRole('heading', { name: 'Alvará sanitário' }),
}

describeEstados('AtualizacaoCadastralPage', {
  carregando: whileHeld(lista, 'Carregando alvarás'),
  vazio: async ({ page, open }) => {
    await open('/portal/atualizacaoCadastral?aba=alvaras', '100004')
    const certidao = page.getByRole('listitem').filter({ hasText: 'Certidão de regularidade no CRO' })
    await expect(certidao).toContainText('Nenhum documento em vigor no cadastro.')
    await expect(
      certidao.getByRole('button', { name: 'Renovar: Certidão de regularidade no CRO' }),
    ).toBeVisible()
  },
  erro: whenFailing(lista),
  recusado: whenForbidden(lista),
})
