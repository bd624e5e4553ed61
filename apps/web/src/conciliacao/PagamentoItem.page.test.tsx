import { conciliacao, type Sugestao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { answerConciliacao, button, enderecoMesa, listaMesa, mesa } from './conciliacao.fixture.ts'
import { deposito } from './pagamento.fixture.ts'

beforeEach(answerConciliacao)

const dataFechamento = '2026-08-20'
test.each<[string, Partial<Sugestao>]>([
  ['outro depósito', { partes: [{ deposito: deposito(5), dataFechamento, valor: '655.90' }] }],
  ['outro valor do depósito', { partes: [{ deposito: deposito(2), dataFechamento, valor: '650.00' }] }],
  ['outra diferença', { diferenca: { tipo: 'retencao', rotulo: 'IRRF', valor: '7.00' } }],
  ['outro nome da diferença', { diferenca: { tipo: 'retencao', rotulo: 'ISS', valor: '7.05' } }],
  ['outro tipo de diferença', { diferenca: { tipo: 'ajuste', rotulo: 'IRRF', valor: '7.05' } }],
  ['nenhuma diferença', { diferenca: null }],
])('relido com %s, o par se lê antes de Enter o aceitar', async (_nome, mudada) => {
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
  button('Aceitar o par do pagamento de 28/08/2026').element().focus()
  answer(conciliacao.getConciliacao, {
    ...mesa,
    sugestoes: mesa.sugestoes.map((uma) =>
      uma.partes[0]?.dataFechamento === dataFechamento ? { ...uma, ...mudada } : uma,
    ),
  })
  // As on coming back to the tab.
  window.dispatchEvent(new Event('visibilitychange'))
  const linha = listaMesa.getByRole('listitem', { name: 'Pagamento de 28/08/2026' })
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent(conciliacao.linkDepositos)).toEqual([])
})
