import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { answerConciliacao, button, chooseExtrato, enderecoMesa, listaMesa } from './conciliacao.fixture.ts'

const dialogo = page.getByRole('dialog')

beforeEach(answerConciliacao)

const open = async () => {
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
}

test('do que nada tem de novo vêm os dias, e se diz que nada mais veio neles', async () => {
  answer(conciliacao.sendCreditos, { importacao: 4, novos: 0, repetidos: 0 })
  await open()
  const soDebito = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260910<TRNAMT>-12.00<MEMO>TARIFA</STMTTRN>'
  const dias = '<DTSTART>20260901<DTEND>20260930'
  await chooseExtrato([`<OFX><BANKTRANLIST>${dias}`, `${soDebito}</BANKTRANLIST></OFX>`], 'setembro.ofx')
  await expect.element(dialogo.getByText('0 depósitos lidos, 1 débito deixado de fora.')).toBeVisible()
  await expect
    .element(
      dialogo.getByText(
        'Extrato de 01/09/2026 a 30/09/2026. Nenhum depósito novo: importado, ele diz que nada mais veio nestes dias.',
      ),
    )
    .toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(
      page
        .getByText('Extrato de 01/09/2026 a 30/09/2026 guardado, sem depósito novo. Ctrl+Z desfaz.')
        .first(),
    )
    .toBeVisible()
  expect(sent(conciliacao.sendCreditos).map(({ body }) => body)).toEqual([
    {
      importacao: null,
      arquivo: 'setembro.ofx',
      periodo: { de: '2026-09-01', ate: '2026-09-30' },
      creditos: [],
      ultima: true,
    },
  ])
})

test('de uma tabela sem depósito nada vem: as colunas podem ser outras', async () => {
  await open()
  await chooseExtrato(['Data;Histórico;Valor', '14/10/2026;TARIFA;-12,00'], 'a.csv')
  await expect.element(dialogo.getByText(/^0 depósitos lidos, 1 débito/)).toBeVisible()
  await button('Importar depósitos').click()
  await expect.element(dialogo.getByText('Escolha um arquivo que tenha depósitos.')).toBeVisible()
  expect(sent(conciliacao.sendCreditos)).toEqual([])
})
