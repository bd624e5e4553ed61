import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../api/queryClient.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { enterWith, openPage } from '../testing/open.tsx'
import { aguardando, autorizada, opcoes, rascunho } from './guias.fixture.ts'

const marcar = (numero: number) => page.getByRole('checkbox', { name: `Selecionar guia ${numero}` })
const cancelar = page.getByRole('button', { name: /^Cancelar selecionadas/ })
const dialogo = page.getByRole('alertdialog')
const motivo = dialogo.getByLabelText('Motivo do cancelamento')
const canceladas = () => sent(guia.cancelGuia).map(({ body }) => body)

beforeEach(() => {
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada, aguardando, rascunho] })
  answer(guia.listComplementares, ({ query }) =>
    query.numeroFicha === 700001
      ? [
          { numeroFicha: 700101, cancelavel: true },
          { numeroFicha: 700102 },
          { numeroFicha: 700103, cancelavel: true },
        ]
      : [],
  )
  answer(guia.cancelGuia, {})
  // A call that she may not make fails the test: who cancels may have this function alone.
  enterWith(['CANCELA_GTO'])
  openPage('/portal/cancelamentoGTO')
})

test('a quem só cancela, o número não leva à guia que se não abre', async () => {
  answerMenu({ fora: ['SOLIC_AUTO', 'CONSULTA_GTO'] })
  openPage('/portal/cancelamentoGTO')
  await expect.element(marcar(700001)).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: /700001/ })).toBeVisible()
  expect(page.getByRole('link', { name: '700001' }).elements()).toEqual([])
})

test('sem marcar nenhuma, o botão diz por quê e não abre nada', async () => {
  await expect.element(cancelar).toHaveAttribute('aria-disabled', 'true')
  await focusByKeyboard(cancelar)
  await expect.element(page.getByRole('tooltip', { name: 'Marque ao menos uma guia.' })).toBeVisible()
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('diz o que vai com a guia e que não se desfaz; sem motivo não cancela', async () => {
  await marcar(700001).click()
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).toHaveAccessibleName('Cancelar a guia 700001?')
  await expect.element(motivo).toHaveFocus()
  await expect
    .element(dialogo.getByText('as guias complementares 700101 e 700103 também são canceladas'))
    .toBeVisible()
  await expect.element(dialogo.getByText(/^O cancelamento não pode ser desfeito\./)).toBeVisible()
  await userEvent.keyboard(' {Control>}{Enter}{/Control}')
  const erro = 'Escreva o motivo do cancelamento.'
  await expect.element(motivo).toHaveAccessibleDescription(expect.stringContaining(erro))
  await expectAccessible()
  await motivo.fill('a'.repeat(501))
  await expect.element(dialogo.getByText(erro)).not.toBeInTheDocument()
  await dialogo.getByRole('button', { name: 'Cancelar guia' }).click()
  await expect
    .element(motivo)
    .toHaveAccessibleDescription(expect.stringContaining('O motivo tem no máximo 500 caracteres.'))
  // What is missing is written there: from the button the focus goes to it, and says it.
  await expect.element(motivo).toHaveFocus()
  expect(canceladas()).toEqual([])
  await dialogo.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(marcar(700001)).toBeChecked()
})

test('sem saber o que vai junto não se cancela: diz que confere, que não veio, e lê de novo', async () => {
  const confirma = dialogo.getByRole('button', { name: 'Cancelar guia' })
  const falta = dialogo.getByText('A lista das guias complementares não veio.')
  const mend = refuse(guia.listComplementares, 'API-GEN-0005')
  const release = hold(guia.listComplementares)
  await marcar(700001).click()
  await cancelar.click()
  await expect.element(dialogo.getByText('Conferindo o que mais é cancelado junto…')).toBeVisible()
  await motivo.fill('Mudou de cidade.')
  await expect.element(confirma).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByRole('tooltip', { name: 'As guias complementares ainda estão sendo lidas.' }))
    .toBeVisible()
  release()
  await expect.element(falta).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByRole('tooltip', { name: /^Não se sabe o que mais seria cancelado/ }))
    .toBeVisible()
  expect(canceladas()).toEqual([])
  await expectAccessible()
  mend()
  await dialogo.getByRole('button', { name: /^Tentar de novo/ }).click()
  await expect
    .element(dialogo.getByText('as guias complementares 700101 e 700103 também são canceladas'))
    .toBeVisible()
  await expect.element(falta).not.toBeInTheDocument()
  await confirma.click()
  await expect.poll(canceladas).toEqual([{ numeroFicha: 700001, motivo: 'Mudou de cidade.' }])
})

test('o que vai junto e já não se consegue reler conta como não sabido', async () => {
  await marcar(700001).click()
  await cancelar.click()
  const junto = dialogo.getByText(/também são canceladas/)
  await expect.element(junto).toBeVisible()
  refuse(guia.listComplementares, 'API-GEN-0005')
  await refresh(['guia.listComplementares'])
  await expect.element(dialogo.getByText('A lista das guias complementares não veio.')).toBeVisible()
  await expect.element(junto).not.toBeInTheDocument()
  await expect
    .element(dialogo.getByRole('button', { name: 'Cancelar guia' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('cancela as marcadas uma a uma, cada qual com a versão que se viu, e diz quantas foram', async () => {
  await marcar(700001).click()
  await marcar(700003).click()
  await expect.element(page.getByText('2 guias selecionadas.')).toBeVisible()
  await cancelar.click()
  await expect.element(dialogo).toHaveAccessibleName('Cancelar 2 guias?')
  expect(
    dialogo
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent.replaceAll('\u00a0', ' ')),
  ).toEqual(['700001 Mariana Alves Ribeiro: Autorizada, R$ 1.234,50', '700003 Rosa Lima: Senha liberada'])
  await motivo.fill(`  ${'a'.repeat(500)} `)
  const release = hold(guia.cancelGuia)
  await dialogo.getByRole('button', { name: 'Cancelar 2 guias' }).click()
  await expect.element(dialogo.getByRole('progressbar', { name: 'Cancelando' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).toBeVisible()
  release()
  await expect.element(page.getByText('2 guias canceladas')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(canceladas()).toEqual([
    { numeroFicha: 700001, motivo: 'a'.repeat(500) },
    { numeroFicha: 700003, motivo: 'a'.repeat(500) },
  ])
  expect(sentHeaders(guia.cancelGuia).map((headers) => headers.get('if-match'))).toEqual(['"7"', '"1"'])
  await expect.element(page.getByText('Nenhuma guia selecionada.')).toBeVisible()
  await expect.poll(() => sent(pesquisa.searchGuias)).toHaveLength(2)
})

test('uma recusa não para as outras, e se diz de qual guia e por quê', async () => {
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('3 guias selecionadas.')).toBeVisible()
  await cancelar.click()
  await motivo.fill('Mudou de cidade.')
  const first = hold(guia.cancelGuia)
  await dialogo.getByRole('button', { name: 'Cancelar 3 guias' }).click()
  await expect.poll(canceladas).toHaveLength(1)
  const mend = refuse(guia.cancelGuia, 'API-GTO-0022')
  const others = hold(guia.cancelGuia)
  first()
  await expect.poll(canceladas).toHaveLength(2)
  mend()
  others()
  const aviso = page.getByRole('alert').filter({ hasText: '1 guia não foi cancelada; 2 guias canceladas' })
  await expect.element(aviso).toBeVisible()
  expect(
    aviso
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([`700001 (Mariana Alves Ribeiro): ${catalogoErros['API-GTO-0022'].texto}`])
  expect(canceladas().map((body) => body?.numeroFicha)).toEqual([700001, 700002, 700003])
  await expectAccessible()
  await aviso.getByRole('button', { name: 'Dispensar' }).click()
  await expect.element(aviso).not.toBeInTheDocument()
})
