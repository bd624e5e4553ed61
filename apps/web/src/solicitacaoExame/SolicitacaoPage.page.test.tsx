import { catalogoErros } from '@portal/contract/errors.ts'
import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { glosa } from '@portal/contract/glosa.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pushSuccess } from '../api/notice.ts'
import { helena } from '../associado/associado.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, answerStream, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { plainText } from '../testing/plainText.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import type { Partly } from '../testing/sample.ts'
import { walkTo } from '../testing/walkTo.ts'
import {
  answerImagensExame,
  capturada,
  createPedido,
  emAnalise,
  periapical,
  vindas,
} from './pedidos.fixture.ts'

const ENDERECO = '/portal/sol/3400001'
const titulo = page.getByRole('heading', { level: 1, name: 'Pedido 3400001' })
const imprimir = page.getByRole('link', { name: /^Imprimir/ })
const cancelar = page.getByRole('button', { name: 'Cancelar pedido' })
const outros = page.getByRole('link', { name: 'Pedir outros exames' })
const dialogo = page.getByRole('dialog', { name: 'Cancelar o pedido 3400001?' })
const motivo = dialogo.getByRole('textbox', { name: 'Motivo do cancelamento' })
const confirma = dialogo.getByRole('button', { name: 'Cancelar pedido' })
const show = (mudancas: Partly<SolicitacaoExame> = {}) =>
  answer(solicitacaoExame.getSolicitacao, createPedido(mudancas))
const textOf = async (card: string) => plainText((await findCard(card)).element())

let tell: (event: unknown) => void

beforeEach(async () => {
  show({ ...capturada, imagens: 2 })
  tell = answerStream(vinculoExame.watchSolicitacao, { versao: createPedido().versao })
  await answerImagensExame()
})

describePage('SolicitacaoPage', {
  open: () => openPage(ENDERECO),
  chamada: solicitacaoExame.getSolicitacao,
  espera: 'Carregando a página',
  pronto: imprimir,
})

test('o pedido que não é deste credenciado se diz como o que não existe, com o caminho aos pedidos', async () => {
  refuse(solicitacaoExame.getSolicitacao, 'API-SOL-0001')
  openPage(ENDERECO)
  const { titulo: ausente, texto } = catalogoErros['API-SOL-0001']
  await expect.element(page.getByRole('heading', { level: 1, name: ausente })).toHaveFocus()
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Pedidos de exame' }))
    .toHaveAttribute('href', '/portal/consultarStatusPedidosExames')
})

test('aberta de uma vez, a página começa pelo seu título', async () => {
  openPage(ENDERECO)
  await expect.element(imprimir).toBeVisible()
  await expect.element(titulo).toHaveFocus()
})

test('quem pediu, por quê, e o que a unidade precisa para capturar', async () => {
  show()
  openPage(ENDERECO)
  expect(readDescriptions(await findCard('Para a unidade'))).toEqual([
    ['Pedido', '3400001'],
    ['Cartão', '500000001'],
    ['Nascimento', '10/05/1988'],
    ['Pedido em', '20/11/2026'],
    ['Capturar até', '18/02/2027'],
  ])
  expect(readDescriptions(await findCard('Sobre o pedido'))).toEqual([
    ['Hipótese diagnóstica', 'Lesão periapical do 16.'],
    ['Solicitante', 'Beatriz Lima, CRO 12345/SP'],
  ])
  await expect.element(page.getByRole('region', { name: 'Paciente' }).getByText('Helena Prado')).toBeVisible()
  expect(await textOf('Histórico')).toContain('Pedido feito20/11/2026 14:30 · RecepçãoAprovada no portal')
  expect(sent(vinculoExame.listImagensVinculadas)).toEqual([])
})

test('de um pedido cancelado, o exame se lê como o pedido', async () => {
  show({ status: 'CANCELADA', validade: null })
  openPage(ENDERECO)
  const texto = await textOf('2 exames pedidos')
  expect(texto).toContain('Radiografia periapicalCancelado81.000.421')
  expect(texto).not.toContain('Aprovado')
})

test('cada exame diz onde, o que se procura, por quê e o que se decidiu', async () => {
  show({
    status: 'PARCIALMENTE_APROVADA',
    eventos: [
      periapical,
      {
        sequencial: 3,
        codigo: '81000405',
        descricao: 'Radiografia panorâmica',
        quantidade: 1,
        local: 'nenhum',
        situacao: 'REPROVADO',
        motivos: [
          { codigoGlosa: '3016', severidade: 'glosa', campo: 'data', texto: 'Intervalo entre eventos' },
        ],
      },
    ],
    ajudaEvento: [
      {
        codigoGlosa: '3016',
        texto: 'Intervalo entre eventos',
        quandoOcorre: 'Repetiu-se antes do prazo.',
        comoEvitar: 'Espere o prazo.',
        comoRecorrer: 'Mostre por que se repetiu.',
      },
    ],
  })
  openPage(ENDERECO)
  const texto = await textOf('2 exames pedidos')
  expect(texto).toContain('Radiografia periapicalAprovado81.000.421')
  expect(texto).toContain('RMSD Região de molares superiores à direita: ápice do 16')
  expect(texto).toContain('Justificativa: Dor à percussão há uma semana.')
  expect(texto).toContain('Radiografia panorâmicaReprovado81.000.405NegadoIntervalo entre eventos (3016)')
  answer(glosa.getExplicacao, { codigoGlosa: '3016' })
  await page.getByRole('button', { name: /^Por que a negativa 3016/ }).click()
  await expect.element(page.getByText('Espere o prazo.')).toBeVisible()
  await expectAccessible()
})

type Vida = readonly [mudancas: Partly<SolicitacaoExame>, titulo: string, podeCancelar: boolean]
const esperaUnidade = 'Espera a captura por uma unidade de radiologia até 18/02/2027, em 89 dias'
const vidas: Readonly<Record<SolicitacaoExame['status'], Vida>> = {
  APROVADA_AUDITORIA: [{}, esperaUnidade, true],
  APROVADA_PORTAL: [{}, esperaUnidade, true],
  PARCIALMENTE_APROVADA: [{}, esperaUnidade, true],
  EM_ANALISE: [emAnalise, 'Espera a resposta da operadora até 30/11/2026, em 9 dias', true],
  CAPTURADA: [capturada, 'Espera as imagens da unidade de radiologia', false],
  REPROVADA: [{ validade: null }, 'Nenhum exame foi aprovado', false],
  EXPIRADA: [{ validade: '2026-11-10' }, 'Nenhuma unidade capturou o pedido até 10/11/2026', false],
  CANCELADA: [{}, 'Pedido cancelado', false],
}

test.each(statusSolicitacoes)(
  '$codigo: a palavra, de quem se espera e o que se pode fazer',
  async (linha) => {
    const [mudancas, espera, podeCancelar] = vidas[linha.codigo]
    show({ ...mudancas, status: linha.codigo })
    openPage(ENDERECO)
    await expect.element(page.getByRole('button', { name: linha.rotulo, exact: true })).toBeVisible()
    await expect.element(page.getByText(espera, { exact: true })).toBeVisible()
    expect(cancelar.elements()).toHaveLength(podeCancelar ? 1 : 0)
    expect(outros.elements()).toHaveLength(podeCancelar ? 0 : 1)
    await expectAccessible()
  },
)

test('as imagens que chegaram: quais, quando, por que guias respondem, e o caminho de as vincular', async () => {
  openPage(ENDERECO)
  await expect.element(page.getByText('Chegaram 1 imagem e 1 laudo')).toBeVisible()
  await expect.element(page.getByText(/se alguma guia precisar, vincule\.$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Vincular a uma guia' }))
    .toHaveAttribute('href', `/portal/vincularExames?paciente=${helena.chave}`)
  const lista = page.getByRole('list', { name: 'Imagens do pedido' })
  await expect.element(lista).toBeVisible()
  expect(lista.getByRole('listitem').elements().map(plainText)).toEqual([
    'Dente 1616 apice.png · 380 KB · chegou em 21/11/2026 08:40Guia 700001 (já contou numa decisão)',
    'Guia 700001 (já contou numa decisão)',
    'Laudolaudo.pdf · 117 KB · chegou em 21/11/2026 08:45Não responde por nenhuma guia',
  ])
  await expect
    .poll(() => sent(vinculoExame.getImagemExame).map(({ query }) => query))
    .toEqual([
      { numeroSolicitacao: 3_400_001, sequencial: 1, versao: 'miniatura' },
      { numeroSolicitacao: 3_400_001, sequencial: 2, versao: 'miniatura' },
    ])
})

test('onde tudo já responde por uma guia, nada mais se pede', async () => {
  await answerImagensExame(vindas.map((vinda) => ({ ...vinda, vinculos: vindas[0]?.vinculos ?? [] })))
  openPage(ENDERECO)
  await expect.element(page.getByText('Tudo o que chegou já está vinculado.')).toBeVisible()
  await expect.element(page.getByText(/vincule à guia/)).not.toBeInTheDocument()
})

test('uma imagem se abre pelo teclado no mesmo visualizador das guias, e o foco volta a ela', async () => {
  openPage(ENDERECO)
  const ver = page.getByRole('button', { name: 'Ver imagem 1: Dente 16' })
  await walkTo(ver)
  await userEvent.keyboard('{Enter}')
  const visualizador = page.getByRole('dialog', { name: 'Dente 16' })
  await expect.element(visualizador.getByText('1 de 2 · 16 apice.png')).toBeVisible()
  await expect.element(visualizador.getByRole('img', { name: 'Imagem 1: Dente 16' })).toBeInTheDocument()
  await userEvent.keyboard('.')
  await expect.element(page.getByRole('dialog', { name: 'Laudo' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ver).toHaveFocus()
})

test('as imagens que não se leem dizem por quê, e o pedido fica', async () => {
  refuse(vinculoExame.listImagensVinculadas, 'API-GEN-0005')
  openPage(ENDERECO)
  await expect.element(page.getByText('Chegaram 2 arquivos')).toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].titulo)).toBeVisible()
  await expect.element(imprimir).toBeVisible()
})

test('a segunda imagem do dia, de que nenhum aviso conta, aparece também', async () => {
  answer(vinculoExame.listImagensVinculadas, [{ ...vindas[0], vinculos: [] }])
  show({ ...capturada, imagens: 1 })
  openPage(ENDERECO)
  await expect.element(page.getByText('Chegou 1 imagem')).toBeVisible()
  await expect.element(page.getByText(/^Veja o que chegou abaixo/)).toBeVisible()
  answer(vinculoExame.listImagensVinculadas, vindas)
  show({ ...capturada, imagens: 2, versao: 2 })
  tell({ versao: 2 })
  await expect.element(page.getByText('Chegaram 1 imagem e 1 laudo')).toBeVisible()
})

test('o que a unidade envia aparece sem recarregar', async () => {
  const avisa = answerStream(notificacao.watchNotificacoes, { naoLidas: 1 })
  show(capturada)
  openPage(ENDERECO)
  await expect.element(page.getByText('Espera as imagens da unidade de radiologia')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Avisos, 1 não lido' })).toBeVisible()
  show({ ...capturada, imagens: 2 })
  avisa({ naoLidas: 2 })
  await expect.element(page.getByText('Chegaram 1 imagem e 1 laudo')).toBeVisible()
  // Readers hear it: it stands in a live region.
  expect(page.getByText('Chegaram 1 imagem e 1 laudo').element().closest('[aria-live=polite]')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: 'Ver imagem 1: Dente 16' })).toBeVisible()
})

test('cancela-se com um motivo, uma vez só, e a página diz o que ficou', async () => {
  show()
  answer(solicitacaoExame.cancelSolicitacao, {})
  openPage(ENDERECO)
  pushSuccess('Em análise.', 'Pedido 3400001 salvo', 'pedido 3400001')
  await expect.element(page.getByText('Pedido 3400001 salvo')).toBeVisible()
  await walkTo(cancelar)
  await userEvent.keyboard('{Enter}')
  await expect.element(motivo).toHaveFocus()
  await expect.element(dialogo.getByText(/^O pedido de exames de Helena Prado deixa de valer/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo.getByText('Escreva o motivo do cancelamento.')).toBeVisible()
  await motivo.fill('x'.repeat(201))
  await confirma.click()
  await expect.element(dialogo.getByText('Retire 1 caractere: o limite é 200.')).toBeVisible()
  expect(sent(solicitacaoExame.cancelSolicitacao)).toEqual([])
  await motivo.fill('Pedido repetido.')
  const release = hold(solicitacaoExame.cancelSolicitacao)
  show({ status: 'CANCELADA' })
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  release()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(page.getByText('O pedido 3400001 foi cancelado.')).toBeVisible()
  await expect.element(page.getByText('Pedido 3400001 salvo')).not.toBeInTheDocument()
  await expect.element(page.getByText('Pedido cancelado', { exact: true })).toBeVisible()
  await expect
    .element(
      page.getByText('O pedido foi cancelado por quem o fez. Se o exame ainda é preciso, faça outro pedido.'),
    )
    .toBeVisible()
  // Faster than the page draws the pending button, the second press repeats the first: the server does it once.
  const enviados = sent(solicitacaoExame.cancelSolicitacao)
  expect(enviados[0]?.body).toEqual({ numeroSolicitacao: 3_400_001, motivo: 'Pedido repetido.' })
  const chaves = sentHeaders(solicitacaoExame.cancelSolicitacao).map((headers) =>
    headers.get('idempotency-key'),
  )
  expect(chaves).not.toContain(null)
  expect(new Set(chaves).size).toBe(1)
  await expect.element(outros).toBeVisible()
})

test('o que já não se cancela diz por quê, e a página mostra o que é agora', async () => {
  show()
  refuse(solicitacaoExame.cancelSolicitacao, 'API-SOL-0008')
  openPage(ENDERECO)
  await cancelar.click()
  await motivo.fill('Pedido repetido.')
  show(capturada)
  await confirma.click()
  await expect.element(page.getByText(catalogoErros['API-SOL-0008'].texto)).toBeVisible()
  await expect.element(page.getByText('Espera as imagens da unidade de radiologia')).toBeVisible()
})

test('a unidade que o capturou lê o que capturou, e não o que é de quem pediu', async () => {
  show({ ...capturada, imagens: 2, isSolicitante: false, historico: [] })
  openPage(ENDERECO)
  await expect.element(page.getByText('A sua unidade capturou este pedido')).toBeVisible()
  await expect.element(page.getByText('Radiografia panorâmica')).toBeVisible()
  for (const nada of [imprimir, outros, page.getByRole('list', { name: 'Imagens do pedido' })])
    await expect.element(nada).not.toBeInTheDocument()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  expect(sent(vinculoExame.listImagensVinculadas)).toEqual([])
  await expectAccessible()
})

test('quem só consulta guias lê o pedido em aberto, e não o cancela', async () => {
  answerMenu({ fora: ['SOLIC_EXAME', 'VINC_EXAME'] })
  show()
  openPage(ENDERECO, { permissoes: permissoesSem('SOLIC_EXAME', 'VINC_EXAME') })
  await expect.element(imprimir).toBeVisible()
  await expect.element(cancelar).not.toBeInTheDocument()
})

test('quem só consulta guias vê as imagens, e não as vincula nem pede outros exames', async () => {
  answerMenu({ fora: ['SOLIC_EXAME', 'VINC_EXAME'] })
  openPage(ENDERECO, { permissoes: permissoesSem('SOLIC_EXAME', 'VINC_EXAME') })
  await expect.element(page.getByRole('button', { name: 'Ver imagem 1: Dente 16' })).toBeVisible()
  await expect.element(page.getByText('Vincular a uma guia')).not.toBeInTheDocument()
  await expect.element(outros).not.toBeInTheDocument()
})
