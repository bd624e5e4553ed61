import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { notice } from '../ui/notice.ts'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, GUIA } from './paginaGuia.fixture.ts'

const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-20' }
const um = createEvento()
const dois = createEvento({ numeroSequencialInclusao: 2, codigoLocalizacao: '27' })
const tres = createEvento({ numeroSequencialInclusao: 3, codigoLocalizacao: '36' })
const negado = createEvento({ numeroSequencialInclusao: 4, autorizacao: 3 })

const data = page.getByRole('textbox', { name: 'Data para todos', exact: true })
const aplicar = (rotulo: string) => page.getByRole('button', { name: rotulo })
const datasEnviadas = () =>
  sent(evento.updateDataEvento).map(({ body }) => [body.numeroSequencialInclusao, body.data])

/** What a key would take back now. */
const ofertas = () => notice.getSnapshot().filter(({ action, isShown }) => action && isShown)

beforeEach(() => {
  answerPagina({ janelaData, eventos: [um, dois, negado] })
  answer(evento.updateDataEvento, { ok: true })
})

test('vem com o último dia pago, e vale para os aprovados sem data', async () => {
  answerGuia({ janelaData, eventos: [um, { ...dois, dataRealizacao: '2026-11-12' }, tres, negado] })
  openPage(GUIA)
  await expect.element(data).toHaveValue('20/11/2026')
  await aplicar('Aplicar aos 2 sem data').click()
  await expect.poll(datasEnviadas).toEqual([
    [1, '2026-11-20'],
    [3, '2026-11-20'],
  ])
})

test('com todas as datas dadas, muda todas', async () => {
  const datado = { dataRealizacao: '2026-11-12' }
  answerGuia({ janelaData, eventos: [{ ...um, ...datado }, { ...dois, ...datado }, negado] })
  openPage(GUIA)
  await data.fill('15/11/2026')
  await aplicar('Mudar as 2 datas').click()
  await expect.poll(datasEnviadas).toEqual([
    [1, '2026-11-15'],
    [2, '2026-11-15'],
  ])
})

test('Ctrl+Z devolve a cada evento o dia que tinha', async () => {
  answerGuia({
    janelaData,
    eventos: [
      { ...um, dataRealizacao: '2026-11-11' },
      { ...dois, dataRealizacao: '2026-11-12' },
    ],
  })
  openPage(GUIA)
  await data.fill('15/11/2026')
  await aplicar('Mudar as 2 datas').click()
  await expect.element(page.getByText('2 datas guardadas: 15/11/2026.')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .poll(() => datasEnviadas().slice(2))
    .toEqual([
      [1, '2026-11-11'],
      [2, '2026-11-12'],
    ])
  await expect
    .element(page.getByText(/^Data guardada: 26.*, 11\/11\/2026\. Data guardada: 27.*, 12\/11\/2026\.$/))
    .toBeVisible()
  expect(ofertas()).toEqual([])
})

test.each([
  ['é do aviso', '', [null, null]],
  ['é do que se escreveu depois', '1', []],
])('no campo em que Enter a aplicou, Ctrl+Z %s', async (_de, escrito, devolvidas) => {
  answerGuia({ janelaData, eventos: [um, dois] })
  openPage(GUIA)
  await data.fill('15/11/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 datas guardadas: 15/11/2026.')).toBeVisible()
  await expect.element(data).toHaveFocus()
  await userEvent.keyboard(`${escrito}{Control>}z{/Control}`)
  await expect
    .poll(() =>
      datasEnviadas()
        .slice(2)
        .map(([, dia]) => dia),
    )
    .toEqual(devolvidas)
  await expect.element(data).toHaveValue('15/11/2026')
})

test('a data que desfaz a assinatura o diz, e não se oferece de volta', async () => {
  const assinada = {
    janelaData,
    assinatura: { em: '2026-11-12T12:00:00.000Z', por: 'Ana Beatriz Monteiro', hash: 'a' },
    eventos: [um, { ...dois, dataRealizacao: '2026-11-12' }],
  }
  answerGuia(assinada)
  answer(evento.updateDataEvento, () => {
    answerGuia({ ...assinada, assinatura: null, versao: 4 })
    return {}
  })
  openPage(GUIA)
  await aplicar('Aplicar ao evento sem data').click()
  await expect.element(page.getByText('A assinatura foi desfeita')).toBeVisible()
  await expect
    .element(page.getByText(/^Data guardada: 26.*, 20\/11\/2026\. Assine a guia de novo\.$/))
    .toBeVisible()
  expect(ofertas()).toEqual([])
})

test('a data escrita depois numa linha não se perde: a volta já não se oferece', async () => {
  openPage(GUIA)
  await aplicar('Aplicar aos 2 sem data').click()
  await expect.poll(ofertas).toHaveLength(1)
  await page
    .getByRole('textbox', { name: /^Data de realização de/ })
    .first()
    .fill('15/11/2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(ofertas).toEqual([])
  // A date that a page leaves on its way is told wherever one is by then: in the next test.
  await expect.element(page.getByText(/^Data guardada: .*, 15\/11\/2026\.$/)).toBeVisible()
})

test('as que foram para análise não se dizem guardadas, e não têm volta', async () => {
  answer(evento.updateDataEvento, () => {
    answerGuia({ janelaData, statusFicha: 2, versao: 4, eventos: [um, dois] })
    return {}
  })
  openPage(GUIA)
  await aplicar('Aplicar aos 2 sem data').click()
  await expect.element(page.getByText('A data foi para análise')).toBeVisible()
  expect(notice.getSnapshot().map(({ title }) => title)).toEqual(['A data foi para análise'])
})

test('o único sem data se diz no singular', async () => {
  answerGuia({ janelaData, eventos: [um, { ...dois, dataRealizacao: '2026-11-12' }] })
  openPage(GUIA)
  await aplicar('Aplicar ao evento sem data').click()
  await expect.poll(datasEnviadas).toEqual([[1, '2026-11-20']])
})

test('assinada com todas as datas, cada uma só se muda na sua linha', async () => {
  const datado = { dataRealizacao: '2026-11-12' }
  const assinatura = { em: '2026-11-12T12:00:00.000Z', por: 'Ana Beatriz Monteiro', hash: 'a' }
  answerGuia({
    janelaData,
    assinatura,
    eventos: [
      { ...um, ...datado },
      { ...dois, ...datado },
    ],
  })
  openPage(GUIA)
  await expect.element(page.getByRole('textbox', { name: /^Data de realização de/ }).first()).toBeVisible()
  await expect.element(data).not.toBeInTheDocument()
})

test('a data recusada numa linha dá lugar à que foi guardada para todos', async () => {
  openPage(GUIA)
  const daLinha = page.getByRole('textbox', { name: /^Data de realização de/ }).first()
  await daLinha.fill('01/01/2020')
  await userEvent.keyboard('{Enter}')
  await expect.element(daLinha).toHaveAttribute('aria-invalid', 'true')
  answer(evento.updateDataEvento, () => {
    const datado = { dataRealizacao: '2026-11-20' }
    answerGuia({ janelaData, versao: 4, eventos: [{ ...um, ...datado }, { ...dois, ...datado }, negado] })
    return {}
  })
  await aplicar('Aplicar aos 2 sem data').click()
  await expect.element(daLinha).toHaveValue('20/11/2026')
  await expect.element(daLinha).not.toHaveAttribute('aria-invalid')
})

test('Enter outra vez não muda a data que se escreveu numa linha', async () => {
  answerGuia({ janelaData, eventos: [um, dois, { ...tres, dataRealizacao: '2026-11-12' }] })
  answer(evento.updateDataEvento, () => {
    const datado = { dataRealizacao: '2026-11-20' }
    const eventos = [
      { ...um, ...datado },
      { ...dois, ...datado },
      { ...tres, dataRealizacao: '2026-11-12' },
    ]
    answerGuia({ janelaData, versao: 4, eventos })
    return {}
  })
  openPage(GUIA)
  await expect.element(aplicar('Aplicar aos 2 sem data')).toBeVisible()
  aplicar('Aplicar aos 2 sem data').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(aplicar('Mudar as 3 datas')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(aplicar('Mudar as 3 datas'))
    .toHaveAccessibleDescription('Esta data já foi aplicada. Para mudar todas, escolha outra.')
  expect(datasEnviadas().map(([qual]) => qual)).toEqual([1, 2])
  await data.fill('19/11/2026')
  await aplicar('Mudar as 3 datas').click()
  await expect.poll(datasEnviadas).toHaveLength(5)
})

test('o evento que não cabe no dia fica de fora e diz por quê; os outros recebem', async () => {
  const depois = { codigoGlosa: '3003', texto: 'Idade incompatível' }
  answerGuia({
    janelaData,
    eventos: [um, { ...dois, janelaData: { ...janelaData, ate: '2026-11-15', depois } }, tres],
  })
  openPage(GUIA)
  await aplicar('Aplicar aos 3 sem data').click()
  const aviso = page.getByRole('alert').filter({ hasText: '1 evento não recebeu esta data' })
  await expect
    .element(aviso.getByRole('listitem'))
    .toHaveTextContent(
      '27 Restauração em resina fotopolimerizável 2 faces: Idade incompatível (3003). A última data paga é 15/11/2026.',
    )
  await expect.poll(datasEnviadas).toEqual([
    [1, '2026-11-20'],
    [3, '2026-11-20'],
  ])
  await expectAccessible()
})

test.each([
  ['22/11/2026', 'A data de realização não pode ser futura.'],
  ['21/11/2026', 'A última data paga é 20/11/2026.'],
  ['', 'Informe a data.'],
  ['31/02/2026', '31/02/2026 não existe no calendário.'],
])('o que fala contra todos fala contra a data: “%s”', async (texto, motivo) => {
  openPage(GUIA)
  await data.fill(texto)
  await aplicar('Aplicar aos 2 sem data').click()
  await expect.element(data).toHaveAccessibleDescription(motivo)
  await expect.element(data).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent(motivo)
  await expect.element(page.getByText(/não recebe(u|ram) esta data/)).not.toBeInTheDocument()
  expect(datasEnviadas()).toEqual([])
})

test.each([
  ['', 'Informe a data.'],
  ['amanhã', 'Escreva a data como 02/03/2026.'],
])('Enter no campo com “%s” diz o que falta, até que se escreva outra coisa', async (texto, motivo) => {
  openPage(GUIA)
  await data.fill(texto)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(motivo)
  await expect.element(data).toHaveFocus()
  expect(datasEnviadas()).toEqual([])
  await data.fill('19/11/2026')
  await expect.element(data).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect.poll(datasEnviadas).toEqual([
    [1, '2026-11-19'],
    [2, '2026-11-19'],
  ])
})

test('Enter no campo com a data que todos já têm diz que foi aplicada, e não muda nenhuma', async () => {
  answer(evento.updateDataEvento, () => {
    const datado = { dataRealizacao: '2026-11-20' }
    answerGuia({ janelaData, versao: 4, eventos: [{ ...um, ...datado }, { ...dois, ...datado }, negado] })
    return {}
  })
  openPage(GUIA)
  await data.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(aplicar('Mudar as 2 datas')).toBeVisible()
  await data.click()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Esta data já foi aplicada. Para mudar todas, escolha outra.')
  await expect.element(data).toHaveFocus()
  expect(datasEnviadas()).toHaveLength(2)
})

test('com um só aprovado, ou numa guia que não aceita datas, não há data para todos', async () => {
  answerGuia({ janelaData, eventos: [um, negado] })
  const { address } = openPage(GUIA)
  await expect.element(page.getByRole('textbox', { name: /^Data de realização de/ })).toBeVisible()
  await expect.element(data).not.toBeInTheDocument()
  expect(address()).toBe(GUIA)
})
