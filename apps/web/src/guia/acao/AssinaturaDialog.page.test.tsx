import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { plainText } from '../../testing/plainText.ts'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, GUIA } from '../paginaGuia.fixture.ts'

const dialogo = page.getByRole('alertdialog', { name: 'Assinar a guia 700001?' })

async function openDialogo(): Promise<void> {
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(dialogo).toBeVisible()
}

let tell: (versao: number) => void

beforeEach(() => {
  tell = answerPagina({
    versao: 6,
    eventos: [
      createEvento({ dataRealizacao: '2026-11-20' }),
      createEvento({
        numeroSequencialInclusao: 2,
        codigoEvento: '84000198',
        descricao: 'Profilaxia: polimento coronário',
        codigoLocalizacao: null,
        codigoFace: null,
        valor: '70.05',
      }),
      createEvento({ numeroSequencialInclusao: 3, autorizacao: 3, valor: '999.00' }),
    ],
  })
  answer(guia.sign, {})
})

test('a assinatura nomeia o paciente, os eventos aprovados e o total, e a resposta segura tem o foco', async () => {
  await openDialogo()
  await expect.element(dialogo.getByRole('button', { name: 'Voltar' })).toHaveFocus()
  await expect
    .element(dialogo.getByText('Você declara os eventos de Mariana Alves Ribeiro, no total de R$ 170,05:'))
    .toBeVisible()
  const linhas = dialogo.getByRole('listitem').elements()
  expect(linhas.map(plainText)).toEqual([
    '26 MO 85.100.200 Restauração em resina fotopolimerizável 2 faces, em 20/11/2026R$ 100,00',
    ' 84.000.198 Profilaxia: polimento coronárioR$ 70,05',
  ])
  await expectAccessible()
})

test('confirmada, a guia é assinada na versão que se vê', async () => {
  await openDialogo()
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(page.getByText('A guia 700001 foi assinada.')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(guia.sign).map(({ params }) => params)).toEqual([{ id: 700001 }])
  expect(sentHeaders(guia.sign)[0]?.get('if-match')).toBe('"6"')
})

test('Ctrl+Enter confirma, como diz o diálogo, também de onde o foco está: a resposta segura', async () => {
  await openDialogo()
  await expect.element(dialogo.getByText('Ctrl + Enter confirma')).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Voltar' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(guia.sign)).toHaveLength(1)
})

test('sem confirmar, nada é assinado e o foco volta ao botão', async () => {
  await openDialogo()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(acoesDaGuia.getByRole('button', { name: 'Assinar guia' })).toHaveFocus()
  expect(sent(guia.sign)).toEqual([])
})

test('a data que outro mudou com a pergunta aberta se diz, e não se assina o que não se leu', async () => {
  await openDialogo()
  answerGuia({ versao: 7, eventos: [createEvento({ dataRealizacao: '2026-11-18' })] })
  tell(7)
  const mudou = dialogo.getByRole('alert')
  await expect
    .element(mudou)
    .toMatchTextContent(
      /A guia mudou com esta pergunta aberta.*26 MO Restauração.*: a data mudou de 20\/11\/2026 para 18\/11\/2026\./,
    )
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(mudou).toMatchTextContent(/Mudança conferida\. Falta confirmar/)
  expect(sent(guia.sign)).toEqual([])
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sentHeaders(guia.sign).map((headers) => headers.get('if-match'))).toEqual(['"7"'])
})

const semData = page.getByRole('textbox', { name: 'Data de realização de Profilaxia: polimento coronário' })

test('a data que se acaba de escrever vai antes da pergunta, que já a mostra e não a diz mudada', async () => {
  answer(evento.updateDataEvento, {})
  const release = hold(evento.updateDataEvento)
  await openDialogo()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await semData.fill('20/11/2026')
  await acoesDaGuia.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(page.getByText('Salvando datas…')).toBeVisible()
  answerGuia({ versao: 7, eventos: [createEvento({ dataRealizacao: '2026-11-18' })] })
  release()
  await expect.element(dialogo).toBeVisible()
  await expect.element(dialogo.getByRole('listitem')).toMatchTextContent(/em 18\/11\/2026/)
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sentHeaders(guia.sign).map((headers) => headers.get('if-match'))).toEqual(['"7"'])
})

test('com uma data que não se lê a pergunta não se abre, e o foco vai a ela', async () => {
  openPage(GUIA)
  await semData.fill('ontem')
  await acoesDaGuia.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(semData).toHaveFocus()
  await expect.element(semData).toHaveAccessibleDescription('Escreva a data como 02/03/2026.')
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('a mudança que só a recusa conta também se confere antes de assinar', async () => {
  refuse(guia.sign, 'API-GTO-0013', [{ campo: 'If-Match', mensagem: 'A guia está na versão 7.' }])
  await openDialogo()
  answerGuia({ versao: 7, eventos: [createEvento({ dataRealizacao: '2026-11-18' })] })
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(/A guia mudou com esta pergunta aberta/)
  await dialogo.getByRole('button', { name: 'Conferi a mudança' }).click()
  expect(sent(guia.sign)).toHaveLength(1)
  answer(guia.sign, {})
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sentHeaders(guia.sign).map((headers) => headers.get('if-match'))).toEqual(['"6"', '"7"'])
})

test('recusada, a pergunta fica e a razão se diz', async () => {
  refuse(guia.sign, 'API-GTO-0028')
  await openDialogo()
  await dialogo.getByRole('button', { name: 'Assinar guia' }).click()
  await expect
    .element(page.getByText('A guia já foi assinada; seu conteúdo não pode mais mudar.'))
    .toBeVisible()
  await expect.element(dialogo).toBeVisible()
})

test('a imagem final ainda devida do que foi feito se diz antes de assinar, e que a assinatura não ficaria', async () => {
  const devida = { codigoEvento: '85100200', momento: 'final', atendida: false } as const
  answerPagina({
    eventos: [
      createEvento({ dataRealizacao: '2026-11-20' }),
      createEvento({ numeroSequencialInclusao: 2, codigoLocalizacao: '36', descricao: 'Ainda por fazer' }),
    ],
    imagensExigidas: [
      { ...devida, numeroSequencialInclusao: 1, codigoLocalizacao: '26' },
      { ...devida, numeroSequencialInclusao: 2, codigoLocalizacao: '36' },
    ],
  })
  await openDialogo()
  await expect.element(dialogo.getByText('Falta 1 imagem final antes de assinar')).toBeVisible()
  await expect
    .element(dialogo.getByText('Dente 26 · Restauração em resina fotopolimerizável 2 faces', { exact: true }))
    .toBeVisible()
  await expect
    .element(
      dialogo.getByText(
        'A imagem enviada depois desfaz esta assinatura, e a guia se assina de novo. Volte e envie antes:',
      ),
    )
    .toBeVisible()
  expect(dialogo.getByText(/^Dente 36/).elements()).toEqual([])
  await expectAccessible()
})
