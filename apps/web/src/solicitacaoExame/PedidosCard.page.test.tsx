import { catalogoErros } from '@portal/contract/errors.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'
import { answerElegibilidade, PACIENTE } from '../elegibilidade/elegibilidade.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { plainText } from '../testing/plainText.ts'
import { walkTo } from '../testing/walkTo.ts'
import { answerPedido, capturada, createResumo, emAnalise } from './pedidos.fixture.ts'

const titulo = page.getByRole('heading', { name: 'Exames pedidos' })
const lista = page.getByRole('list', { name: 'Pedidos de exames' })
const pedir = page.getByRole('link', { name: 'Pedir exames' })
const linhas = () => lista.getByRole('listitem').elements().map(plainText)

beforeEach(answerElegibilidade)

test('a elegibilidade diz o que se pediu para o paciente, e Enter abre o pedido', async () => {
  answer(solicitacaoExame.listSolicitacoes, {
    solicitacoes: [
      createResumo({ numeroSolicitacao: 3_400_002, ...capturada, imagens: 1 }),
      createResumo({ ...emAnalise, exames: ['Radiografia panorâmica'] }),
    ],
    proximo: null,
  })
  answerPedido()
  const { address } = openPage(PACIENTE)
  await expect.element(lista).toBeVisible()
  expect(linhas()).toEqual([
    'Pedido 3400002Capturada1 arquivoRadiografia panorâmica; Radiografia periapicalEm 21/11/2026',
    'Pedido 3400001Em análiseRadiografia panorâmicaResposta até 30/11/2026',
  ])
  expect(sent(solicitacaoExame.listSolicitacoes).map(({ query }) => query)).toEqual([
    { codigoAssociado: helena.codigoAssociado },
  ])
  await expect.element(pedir).toHaveAttribute('href', `/portal/sol/solicitacao?chave=${helena.chave}`)
  await expect.element(page.getByRole('link', { name: /^Ver os/ })).not.toBeInTheDocument()
  await expectAccessible()
  await walkTo(page.getByRole('link', { name: 'Pedido 3400001' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/portal/sol/3400001')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedido 3400001' })).toBeVisible()
})

test.each([
  [null, 'Ver os 6 pedidos'],
  ['Mg', 'Ver todos os pedidos'],
])('de muitos (%s), os mais novos à vista e o caminho de todos: %s', async (proximo, caminho) => {
  const solicitacoes = Array.from({ length: 6 }, (_, at) =>
    createResumo({ numeroSolicitacao: 3_400_009 - at }),
  )
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes, proximo })
  openPage(PACIENTE)
  await expect.element(lista).toBeVisible()
  expect(linhas()).toHaveLength(4)
  await expect
    .element(page.getByRole('link', { name: caminho }))
    .toHaveAttribute('href', `/portal/consultarStatusPedidosExames?paciente=${helena.chave}`)
})

test('sem nenhum, o primeiro passo', async () => {
  openPage(PACIENTE)
  await expect.element(page.getByText('Nenhum pedido de exames para este paciente.')).toBeVisible()
  await expect.element(pedir).toBeVisible()
})

test('o que não se lê diz por quê, e o resto da página fica', async () => {
  refuse(solicitacaoExame.listSolicitacoes, 'API-GEN-0005')
  openPage(PACIENTE)
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].titulo)).toBeVisible()
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
})

test('quem não lê pedidos de exames não pergunta por eles', async () => {
  const fora = ['SOLIC_EXAME', 'SOLIC_AUTO', 'CONSULTA_GTO'] as const
  answerMenu({ fora })
  openPage(PACIENTE, { permissoes: permissoesSem(...fora) })
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await expect.element(titulo).not.toBeInTheDocument()
  expect(sent(solicitacaoExame.listSolicitacoes)).toEqual([])
})

test('quem lê pedidos e não os faz não vê o botão', async () => {
  answerMenu({ fora: ['SOLIC_EXAME'] })
  openPage(PACIENTE, { permissoes: permissoesSem('SOLIC_EXAME') })
  await expect.element(titulo).toBeVisible()
  await expect.element(pedir).not.toBeInTheDocument()
})
