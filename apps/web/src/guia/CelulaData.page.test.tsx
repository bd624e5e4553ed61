import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { closePage, openPage } from '../testing/open.tsx'
import { showPdf } from '../testing/showPdf.ts'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, GUIA } from './paginaGuia.fixture.ts'

const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-21' }
const resina = createEvento({ numeroSequencialEvento: 7 })
const canal = createEvento({
  numeroSequencialInclusao: 2,
  numeroSequencialEvento: 9,
  codigoEvento: '85200158',
  descricao: 'Tratamento endodôntico multirradicular',
  codigoLocalizacao: null,
})

const campoDe = (descricao: string) =>
  page.getByRole('textbox', { name: `Data de realização de ${descricao}` })
const daResina = campoDe(resina.descricao)
const doCanal = campoDe(canal.descricao)

async function type(texto: string): Promise<void> {
  await daResina.fill(texto)
  await userEvent.keyboard('{Enter}')
}

const datasEnviadas = () => sent(evento.updateDataEvento).map(({ body }) => body.data)

beforeEach(() => {
  answerPagina({ janelaData, eventos: [resina, canal] })
  answer(evento.updateDataEvento, { ok: true })
})

test.each([
  ['2/11/26', '2026-11-02', { inicio: '2026-11-02', ate: '2026-11-21' }],
  ['21112026', '2026-11-21', janelaData],
  ['20/11', '2026-11-20', janelaData],
  ['10/11/2026', '2026-11-10', janelaData],
])('a data escrita como %s é guardada como %s, com a versão que se vê', async (texto, data, janela) => {
  answerGuia({ janelaData: janela, eventos: [resina, canal] })
  openPage(GUIA)
  await type(texto)
  await expect
    .poll(() => sent(evento.updateDataEvento).map(({ body }) => body))
    .toEqual([
      {
        numeroFicha: 700001,
        codigoEvento: '85100200',
        codigoLocalizacao: '26',
        numeroSequencialEvento: 7,
        numeroSequencialInclusao: 1,
        data,
      },
    ])
  expect(sentHeaders(evento.updateDataEvento)[0]?.get('if-match')).toBe('"2"')
  // The guide is read again: its stage may be another.
  await expect.poll(() => sent(guia.getGuiaDetalhada)).toHaveLength(2)
  const dito = page.getByText(/^Data guardada: 26 MO, \d\d\/11\/2026\.$/)
  await expect.element(dito).toHaveAttribute('aria-live', 'polite')
})

test.each([
  ['22/11/2026', 'A data de realização não pode ser futura.'],
  [
    '09/11/2026',
    'Cobrança de procedimento odontológico com data de autorização posterior à do atendimento (3014). A primeira data possível é 10/11/2026.',
  ],
  ['31/02/2026', '31/02/2026 não existe no calendário.'],
  ['amanhã', 'Escreva a data como 02/03/2026.'],
])('%s não é aceita, e diz por quê', async (texto, motivo) => {
  openPage(GUIA)
  await type(texto)
  await expect.element(daResina).toHaveAttribute('aria-invalid', 'true')
  await expect.element(daResina).toHaveAccessibleDescription(motivo)
  await expectAccessible()
  expect(datasEnviadas()).toEqual([])
})

test('os dias de um evento podem ser menos que os da guia', async () => {
  answerGuia({
    janelaData,
    eventos: [{ ...resina, janelaData: { ...janelaData, inicio: '2026-11-18' } }, canal],
  })
  openPage(GUIA)
  await type('17/11/2026')
  await expect.element(daResina).toHaveAccessibleDescription(/A primeira data possível é 18\/11\/2026\.$/)
  await type('18/11/2026')
  await expect.poll(datasEnviadas).toEqual(['2026-11-18'])
})

test('a data apagada se guarda como nenhuma, e a mesma de novo não se guarda', async () => {
  answerGuia({ janelaData, eventos: [{ ...resina, dataRealizacao: '2026-11-20' }, canal] })
  openPage(GUIA)
  await expect.element(daResina).toHaveValue('20/11/2026')
  await type('20112026')
  await type('')
  await expect.poll(datasEnviadas).toEqual([null])
  await expect.element(page.getByText('Data retirada: 26 MO.')).toBeVisible()
})

test('duas datas seguidas esperam uma pela outra, cada uma com a versão que a anterior deixou', async () => {
  const release = hold(evento.updateDataEvento)
  openPage(GUIA)
  await type('20/11/2026')
  await doCanal.fill('21/11/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Salvando datas…')).toBeVisible()
  expect(datasEnviadas()).toEqual(['2026-11-20'])
  release()
  await expect.poll(datasEnviadas).toEqual(['2026-11-20', '2026-11-21'])
  const versoes = sentHeaders(evento.updateDataEvento).map((headers) => headers.get('if-match'))
  expect(versoes).toEqual(['"2"', '"3"'])
  expect(sent(evento.updateDataEvento)[1]?.body).not.toHaveProperty('codigoLocalizacao')
  await expect.element(page.getByText('Salvando datas…')).not.toBeInTheDocument()
})

test('a recusa da operadora se diz nas palavras dela, e a guia se lê de novo', async () => {
  refuse(evento.updateDataEvento, 'API-GTO-0016')
  openPage(GUIA)
  await type('20/11/2026')
  await expect
    .element(page.getByText('A data de realização fica fora dos dias que esta guia aceita.'))
    .toBeVisible()
  await expect.element(daResina).toHaveValue('')
  await expect.poll(() => sent(guia.getGuiaDetalhada)).toHaveLength(2)
})

test('só o evento aprovado, numa guia que ainda aceita datas, tem o campo', async () => {
  const negado = { ...canal, autorizacao: 3 }
  answerGuia({ janelaData, eventos: [resina, negado] })
  openPage(GUIA)
  await expect.element(daResina).toBeVisible()
  await expect.element(doCanal).not.toBeInTheDocument()
})

test.each([
  ['bloqueada', { bloqueio: true }],
  ['encaminhada', { statusFicha: 10, codigoEtapaAtual: 6 }],
])('numa guia %s a data só se lê', async (_caso, mudancas) => {
  answerGuia({ janelaData, eventos: [{ ...resina, dataRealizacao: '2026-11-20' }], ...mudancas })
  openPage(GUIA)
  await expect.element(page.getByRole('cell', { name: '20/11/2026' })).toBeVisible()
  await expect.element(daResina).not.toBeInTheDocument()
})

test('a data que leva a guia à análise diz por quê', async () => {
  openPage(GUIA)
  await expect.element(daResina).toBeVisible()
  answerGuia({ statusFicha: 2, codigoEtapaAtual: 4, eventos: [{ ...resina, autorizacao: 2 }, canal] })
  await type('20112026')
  await expect.element(page.getByText('A data foi para análise')).toBeVisible()
  await expect.element(page.getByText(/outra guia foi autorizada no lugar desde então/)).toBeVisible()
})

const emAnalise = createEvento({
  numeroSequencialEvento: 7,
  autorizacao: 2,
  dataRealizacao: '2026-11-15',
  dataEmAnalise: true,
  motivos: [
    { codigoGlosa: '3016', severidade: 'auditoria', campo: 'data', texto: 'Procedimento já realizado' },
  ],
})
const retirar = page.getByRole('button', { name: `Retirar a data de ${resina.descricao}` })

test('a data que espera a operadora se retira pelo teclado, e o foco fica no campo dela', async () => {
  answerPagina({ statusFicha: 2, codigoEtapaAtual: 5, eventos: [emAnalise, { ...canal, autorizacao: 2 }] })
  openPage(GUIA)
  await expect.element(page.getByText(/outra guia foi autorizada nele desde então/)).toBeVisible()
  await expect.element(page.getByText(/Se não quiser esperar, retire a data/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Retirar a data/ })).toBeVisible()
  await expectAccessible()
  answer(evento.updateDataEvento, () => {
    answerGuia({ janelaData, eventos: [resina, canal] })
    return { ok: true } as const
  })
  retirar.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A data foi retirada')).toBeVisible()
  await expect.element(daResina).toHaveFocus()
  await expect.element(daResina).toHaveValue('')
  expect(sent(evento.updateDataEvento)[0]?.body).toMatchObject({ numeroSequencialInclusao: 1, data: null })
})

test('a data que não se pode retirar se diz, e continua esperando', async () => {
  answerPagina({ statusFicha: 2, codigoEtapaAtual: 5, eventos: [emAnalise] })
  refuse(evento.updateDataEvento, 'API-GTO-0013', [
    { campo: 'If-Match', mensagem: 'A guia está na versão 3.' },
  ])
  openPage(GUIA)
  await retirar.click()
  await expect.element(page.getByText(/A guia está na versão 3/)).toBeVisible()
  await expect.element(page.getByText('A data foi para análise')).not.toBeInTheDocument()
  await expect.element(retirar).toBeVisible()
})

test.each([
  ['bloqueada', { bloqueio: true }],
  ['na etapa do plano', { codigoEtapaAtual: 2 }],
])('numa guia %s nenhuma data se retira', async (_caso, mudancas) => {
  answerPagina({ statusFicha: 2, codigoEtapaAtual: 5, eventos: [emAnalise], ...mudancas })
  openPage(GUIA)
  await expect.element(page.getByRole('cell', { name: '15/11/2026' })).toBeVisible()
  await expect.element(retirar).not.toBeInTheDocument()
})

test('o que está digitado vai para o papel: a tecla de imprimir o guarda antes', async () => {
  answerFile(impressao.printGuia, '%PDF-1.7', 'guia-700001.pdf')
  showPdf(false)
  const { address } = openPage(GUIA)
  await daResina.fill('20/11/2026')
  const release = hold(evento.updateDataEvento)
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.poll(datasEnviadas).toEqual(['2026-11-20'])
  expect(address()).toBe(GUIA)
  release()
  await expect.poll(address).toBe('/portal/impressao/gto/700001')
  expect(datasEnviadas()).toEqual(['2026-11-20'])
})

test('digitado errado, não se imprime, e o campo diz por quê', async () => {
  const { address } = openPage(GUIA)
  await daResina.fill('31/02/2026')
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect
    .element(page.getByRole('alert').getByText('31/02/2026 não existe no calendário.'))
    .toBeVisible()
  await expect.element(daResina).toHaveFocus()
  expect(address()).toBe(GUIA)
  expect(datasEnviadas()).toEqual([])
})

test('quem deixa a página com uma data digitada a deixa guardada, e o navegador pergunta antes de recarregar', async () => {
  openPage(GUIA)
  await daResina.fill('20/11/2026')
  const recarga = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(recarga)
  expect(recarga.defaultPrevented).toBe(true)
  closePage()
  await expect.poll(datasEnviadas).toEqual(['2026-11-20'])
  const depois = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(depois)
  expect(depois.defaultPrevented).toBe(false)
})

test('o motivo da mesma recusa se ouve de novo a cada vez que se pede o papel', async () => {
  const { address } = openPage(GUIA)
  await type('31/02')
  const alerta = page.getByRole('alert').filter({ hasText: '31/02 não existe no calendário.' })
  await expect.element(alerta).toBeVisible()
  const dita = alerta.element()
  doCanal.element().focus()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.element(daResina).toHaveFocus()
  await expect.poll(() => dita.isConnected).toBe(false)
  await expect.element(alerta).toBeVisible()
  expect(address()).toBe(GUIA)
})

test('Esc traz de volta a data guardada, e nada se guarda', async () => {
  answerGuia({ janelaData, eventos: [{ ...resina, dataRealizacao: '2026-11-20' }, canal] })
  openPage(GUIA)
  await type('ontem')
  await expect.element(page.getByRole('alert').getByText('Escreva a data como 02/03/2026.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(daResina).toHaveValue('20/11/2026')
  await expect.element(daResina).not.toHaveAttribute('aria-invalid')
  await daResina.fill('')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(daResina).toHaveValue('20/11/2026')
  expect(datasEnviadas()).toEqual([])
})
