import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { createEvento, createGuia } from './guia.fixture.ts'
import { answerGuia, answerPagina, GUIA, situacao } from './paginaGuia.fixture.ts'

const renovar = page.getByRole('button', { name: 'Renovar senha' })
const pergunta = page.getByRole('alertdialog', { name: 'Renovar a senha da guia 700001?' })
const confirm = async () => {
  await expect.element(pergunta.getByRole('button', { name: 'Voltar' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

beforeEach(() => {
  answerPagina({ validadeSenha: '2026-11-25', senhaRenovavelAte: '2026-12-25' })
  answer(liberacaoSenha.renewSenha, () => {
    answerGuia({ validadeSenha: '2026-12-25', senhaRenovadaEm: '2026-11-21T12:00:00.000Z', versao: 3 })
    return {}
  })
})

test.each([
  ['2026-12-06', 'A validade da senha está perto do fim', 'Válida até 06/12/2026, em 15 dias.'],
  ['2026-11-27', 'A validade da senha está perto do fim', 'Válida até 27/11/2026, em 6 dias.'],
  ['2026-11-26', 'Últimos dias da validade da senha', 'Válida até 26/11/2026, em 5 dias.'],
  ['2026-11-21', 'Últimos dias da validade da senha', 'Válida até 21/11/2026, hoje.'],
  ['2026-11-20', 'A validade da senha terminou', 'Válida até 20/11/2026, venceu há 1 dia.'],
])('com a senha válida até %s avisa: %s', async (validadeSenha, titulo, validade) => {
  answerGuia({ validadeSenha, senhaRenovavelAte: '2027-01-05' })
  openPage(GUIA)
  await expect.element(page.getByText(titulo)).toBeVisible()
  const conselho =
    validadeSenha < '2026-11-21'
      ? 'Eventos não são mais enviados; o que foi realizado até essa data ainda pode ser datado.'
      : 'Só o que for realizado até essa data é pago.'
  await expect
    .element(page.getByText(`${validade} ${conselho} Uma única renovação estende a validade até 05/01/2027.`))
    .toBeVisible()
})

test('o que ainda não foi enviado se envia e se realiza até o fim', async () => {
  answerGuia({ statusFicha: 8, validadeSenha: '2026-11-26' })
  openPage(GUIA)
  await expect
    .element(page.getByText(/em 5 dias\. Envie os eventos e realize-os até essa data\. /))
    .toBeVisible()
})

test('de nenhum dia que ainda se pague se diz que pode ser datado', async () => {
  answerGuia({ validadeSenha: '2026-01-20', janelaData: { ate: null } })
  openPage(GUIA)
  await expect
    .element(page.getByText(/venceu há \d+ dias\. Eventos não são mais enviados\. Uma única renovação/))
    .toBeVisible()
})

test('a senha de um recém-nascido vai com o atendimento dele, e não se renova', async () => {
  answerGuia({ validadeSenha: '2026-11-26', recemNato: true })
  openPage(GUIA)
  await expect
    .element(page.getByText(/É até quando o recém-nascido é atendido por este cartão, e não se renova\.$/))
    .toBeVisible()
  await expect.element(renovar).toBeDisabled()
})

test.each([
  ['longe do fim', { validadeSenha: '2026-12-07' }],
  ['de uma guia que não depende mais dela', { validadeSenha: '2026-11-22', statusFicha: 12 }],
  [
    'em que tudo foi feito a tempo, e que já terminou',
    {
      validadeSenha: '2026-11-20',
      codigoEtapaAtual: 3,
      senhaRenovavelAte: '2026-12-21',
      eventos: [createEvento({ dataRealizacao: '2026-11-20' })],
    },
  ],
])('uma senha %s não tem aviso', async (_caso, mudancas) => {
  answerGuia(mudancas)
  openPage(GUIA)
  await expect.element(situacao).toBeVisible()
  await expect.element(renovar).not.toBeInTheDocument()
})

test('a de que um evento foi feito depois do fim ainda se renova', async () => {
  const tarde = { dataRealizacao: '2026-11-21', numeroSequencialInclusao: 2 }
  answerGuia({
    validadeSenha: '2026-11-20',
    codigoEtapaAtual: 3,
    senhaRenovavelAte: '2026-12-21',
    eventos: [createEvento({ dataRealizacao: '2026-11-20' }), createEvento(tarde)],
  })
  openPage(GUIA)
  await expect.element(renovar).toBeEnabled()
})

test('o endereço que pede a renovação leva o foco a ela', async () => {
  openPage(`${GUIA}#acao-renewSenha`)
  await expect.element(renovar).toHaveFocus()
})

test('uma tecla a renova, o aviso se vai e o foco vai ao que a guia passou a ser', async () => {
  openPage(GUIA)
  await expect.element(renovar).toBeVisible()
  await expectAccessible()
  await expect
    .element(page.getByText(/Uma única renovação estende a validade até 25\/12\/2026\.$/))
    .toBeVisible()
  await userEvent.keyboard('{Alt>}v{/Alt}')
  await expect
    .element(pergunta)
    .toMatchTextContent(
      'Vai até 25/11/2026; renovada hoje, até 25/12/2026. A renovação é única, e não se desfaz.',
    )
  await expectAccessible()
  expect(sent(liberacaoSenha.renewSenha)).toEqual([])
  await confirm()
  await expect
    .element(page.getByText(/^A senha foi renovada, e vale até \d{2}\/\d{2}\/\d{4}\.$/))
    .toBeVisible()
  await expect.element(renovar).not.toBeInTheDocument()
  expect(sent(liberacaoSenha.renewSenha).map(({ body }) => body)).toEqual([{ numeroFicha: 700001 }])
  expect(sentHeaders(liberacaoSenha.renewSenha)[0]?.get('if-match')).toBe('"2"')
})

test('enquanto a renovação está a caminho, e depois dela, a tecla não a pede de novo', async () => {
  const tellVersao = answerPagina({ validadeSenha: '2026-11-25' })
  const release = hold(liberacaoSenha.renewSenha)
  openPage(GUIA)
  await expect.element(renovar).toBeVisible()
  await userEvent.keyboard('{Alt>}v{/Alt}')
  await confirm()
  await expect.element(page.getByRole('button', { name: 'Aguarde Renovar senha' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  release()
  await expect.element(page.getByText('Últimos dias da validade da senha')).not.toBeInTheDocument()
  await expect.poll(() => sent(guia.getGuiaDetalhada)).toHaveLength(2)
  await userEvent.keyboard('{Alt>}v{/Alt}')
  // What the key asked for would come before what is read after it.
  answerGuia({ validadeSenha: '2026-12-25', versao: 4 })
  tellVersao(4)
  await expect.poll(() => sent(guia.getGuiaDetalhada)).toHaveLength(3)
  expect(sent(liberacaoSenha.renewSenha)).toHaveLength(1)
})

test('a de uma senha que terminou diz desde quando', async () => {
  answerGuia({ validadeSenha: '2026-11-20', senhaRenovavelAte: '2026-12-21' })
  openPage(GUIA)
  await renovar.click()
  await expect
    .element(pergunta)
    .toMatchTextContent(
      'Terminou em 20/11/2026; renovada hoje, até 21/12/2026. A renovação é única, e não se desfaz.',
    )
})

test('quem volta da pergunta não renova, e está de novo no botão', async () => {
  openPage(`${GUIA}#acao-renewSenha`)
  await expect.element(renovar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pergunta.getByRole('button', { name: 'Voltar' })).toHaveFocus()
  // The second Enter of an impatient hand spends nothing.
  await userEvent.keyboard('{Enter}')
  await expect.element(pergunta).not.toBeInTheDocument()
  await expect.element(renovar).toHaveFocus()
  expect(sent(liberacaoSenha.renewSenha)).toEqual([])
})

test('apertado o botão, o foco que ele tinha vai à situação da guia', async () => {
  openPage(GUIA)
  await renovar.click()
  await confirm()
  await expect.element(renovar).not.toBeInTheDocument()
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toHaveFocus()
})

test.each([
  [
    'já renovada',
    { senhaRenovadaEm: '2026-11-01T12:00:00.000Z' },
    'A senha já foi renovada, e a renovação é única.',
  ],
  ['de manutenção', { tipoAtendimento: 8 }, 'A manutenção é do seu mês: a senha dela não se renova.'],
])('%s, avisa e diz por que não se renova', async (_qual, qual, porQue) => {
  answerGuia({ validadeSenha: '2026-11-23', ...qual })
  openPage(GUIA)
  await expect
    .element(
      page.getByText(
        `Válida até 23/11/2026, em 2 dias. Só o que for realizado até essa data é pago. ${porQue}`,
      ),
    )
    .toBeVisible()
  await expect.element(renovar).toHaveAttribute('aria-disabled', 'true')
  // The key leads to the button, which says why.
  await userEvent.keyboard('{Alt>}v{/Alt}')
  await expect.element(renovar).toHaveFocus()
  expect(sent(liberacaoSenha.renewSenha)).toEqual([])
})

test('o que impede a renovação se diz, e o aviso fica', async () => {
  refuse(liberacaoSenha.renewSenha, 'API-GTO-0052')
  openPage(GUIA)
  await renovar.click()
  await confirm()
  await expect
    .element(
      page.getByText(
        'O beneficiário não pode mais ser atendido por este plano, e por isso a senha não é renovada.',
      ),
    )
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(renovar).toHaveFocus()
})

test('um rascunho que nenhuma renovação traz de volta diz o que se faz dele', async () => {
  answerGuia({ statusFicha: 8, validadeSenha: '2026-11-20', fimCobertura: { dia: '2026-11-19' } })
  openPage(GUIA)
  await expect
    .element(page.getByText(/a senha não se renova\. Avise o paciente e cancele a guia\.$/))
    .toBeVisible()
  // Who opens the guide begins at the button, and hears why it is there.
  const cancelar = page.getByRole('button', { name: 'Cancelar guia' })
  await expect.element(cancelar).toHaveFocus()
  await expect
    .element(cancelar)
    .toHaveAccessibleDescription(/^A validade da senha terminou.*Avise o paciente e cancele a guia\.$/)
})

test.each([
  ['já não tem plano', { dia: '2026-11-19' }, 'O plano do paciente terminou'],
  ['tem o cartão vencido', { dia: '2026-11-19', motivo: 'cartao' as const }, 'O cartão do paciente venceu'],
  ['está suspenso', { dia: null, motivo: 'suspensao' as const }, 'O paciente está suspenso'],
])('de quem %s, a senha não se renova, e o aviso diz por quê', async (_caso, fimCobertura, porQue) => {
  answerGuia({ validadeSenha: '2026-11-20', fimCobertura })
  openPage(GUIA)
  await expect.element(page.getByText(new RegExp(`${porQue}: a senha não se renova\\.$`))).toBeVisible()
  await expect.element(renovar).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Alt>}v{/Alt}')
  expect(sent(liberacaoSenha.renewSenha)).toEqual([])
})

test('onde outra guia tem o lugar, a operadora não diz dia nenhum: nem o aviso nem "Mais ações" renovam', async () => {
  const { senhaRenovavelAte: _, ...tomada } = createGuia({ validadeSenha: '2026-11-20' })
  answer(guia.getGuiaDetalhada, tomada)
  openPage(GUIA)
  const porQue = 'Outra guia foi autorizada no lugar de um evento desta: a senha não se renova.'
  await expect.element(page.getByText(new RegExp(`${porQue}$`))).toBeVisible()
  await expect.element(renovar).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  const doMenu = page.getByRole('menuitem', { name: /^Renovar senha/ })
  await expect.element(doMenu).toHaveAttribute('aria-disabled', 'true')
  await expect.element(doMenu).toMatchTextContent(porQue)
  await userEvent.keyboard('{Escape}{Escape}')
  const situacao = page.getByRole('complementary', { name: 'Situação da guia' })
  await expect.element(situacao).toMatchTextContent('use a outra guia, que tem o lugar de um evento desta')
})
