import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/queryClient.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { answerLiberacao, expectGuiaNova, PEDIDO } from './liberacaoSenha.fixture.ts'

const main = page.getByRole('main')
const paciente = page.getByRole('searchbox', { name: 'Paciente' })
const especialidade = page.getByRole('combobox', { name: 'Especialidade' })
const telefone = page.getByLabelText('Telefone com DDD')
const email = page.getByLabelText('E-mail (opcional)')
const liberar = page.getByRole('button', { name: /Liberar senha e abrir a guia Ctrl \+ Enter$/ })
const resumo = main.getByRole('alert').filter({ hasText: 'Há um problema' })

const listPedidos = () => sent(liberacaoSenha.releaseSenha).map(({ body }) => body)
const pedido = { codigoAssociado: '500000001', codigoPlano: 'AURCOM', identOrigem: 'endereco' }

beforeEach(answerLiberacao)

describePage('SolicitarAutorizacaoPage', {
  open: () => openPage(PEDIDO),
  chamada: liberacaoSenha.listPlanos,
  espera: 'Carregando a página',
  pronto: liberar,
})

test('sem paciente, pergunta para quem é; achado, o endereço o diz pela sua chave, e pode ser trocado', async () => {
  const { address } = openPage('/portal/solicitarAutorizacao')
  await expect.element(page.getByText('Para quem é a autorização?')).toBeVisible()
  await expect.element(paciente).toHaveFocus()
  await userEvent.keyboard('500000001{Enter}')
  await expect.element(especialidade).toHaveFocus()
  expect(address()).toBe(PEDIDO)
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await expect.element(page.getByText('Para quem é a autorização?')).toBeVisible()
  expect(address()).toBe('/portal/solicitarAutorizacao')
})

test('sem o paciente, o que falha depois dele não fica sem quem o ouça', async () => {
  const perdidas: unknown[] = []
  const keep = ({ reason }: PromiseRejectionEvent) => perdidas.push(reason)
  addEventListener('unhandledrejection', keep)
  onTestFinished(() => removeEventListener('unhandledrejection', keep))
  const release = hold(credenciado.getInfo)
  refuse(elegibilidade.getAssociado, 'API-ELE-0001')
  openPage(PEDIDO)
  await expect.element(main.getByText(/^O endereço não existe/)).toBeVisible()
  refuse(credenciado.getInfo, 'API-GEN-0005')
  release()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  // The browser tells of it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  expect(perdidas).toEqual([])
})

test.each(['o botão', 'Ctrl+Enter'])(
  'com %s, libera a senha do que está escolhido e vai à guia nova',
  async (modo) => {
    const { address } = openPage(PEDIDO)
    await especialidade.selectOptions('Clínica geral')
    expect(address()).toBe(`${PEDIDO}&especialidade=1`)
    await expect.element(page.getByText('A senha pode ser liberada')).toBeVisible()
    if (modo === 'o botão') await liberar.click()
    else await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectGuiaNova()
    expect(address()).toBe('/portal/guia/700123')
    await expect.element(page.getByText('Senha 90000123, guia 700123.')).toBeVisible()
    expect(listPedidos()).toEqual([{ ...pedido, codigoEspecialidade: 1 }])
    expect(sent(liberacaoSenha.updateInformacoesAssociado)).toEqual([])
  },
)

test('o que falta aparece no resumo e no campo, na ordem da tela, e nada se perde', async () => {
  openPage(PEDIDO)
  await telefone.fill('123')
  await email.fill('helena@')
  await liberar.click()
  await expect.element(resumo).toBeVisible()
  expect(
    resumo
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Escolha a especialidade.',
    'Informe o telefone com DDD, com 10 ou 11 dígitos.',
    'Informe um e-mail como nome@exemplo.com.',
  ])
  expect(document.title).toMatch(/^Erro: /)
  await expect
    .element(telefone)
    .toHaveAccessibleDescription('Informe o telefone com DDD, com 10 ou 11 dígitos.')
  await expect.element(especialidade).toHaveAccessibleDescription('Escolha a especialidade.')
  await expect.element(telefone).toHaveValue('123')
  await expect.element(email).toHaveValue('helena@')
  await expectAccessible()
  await resumo.getByRole('link', { name: /telefone/ }).click()
  await expect.element(telefone).toHaveFocus()
  expect(listPedidos()).toEqual([])
})

test.each([
  ['', 'Endodontia'],
  ['&especialidade=1', 'Clínica geral'],
])(
  'o pedido%s começa na especialidade %s: a última de quem entrou, se o endereço não diz outra',
  async (resto, nome) => {
    answer(credenciado.listEspecialidades, [
      { codigoEspecialidade: 1, nome: 'Clínica geral' },
      { codigoEspecialidade: 3, nome: 'Endodontia', ultima: true },
    ])
    openPage(`${PEDIDO}${resto}`)
    await expect.element(especialidade).toHaveDisplayValue(nome)
    await expect.element(page.getByText('A senha pode ser liberada')).toBeVisible()
    await liberar.click()
    await expectGuiaNova()
    expect(listPedidos()).toEqual([{ ...pedido, codigoEspecialidade: resto ? 1 : 3 }])
  },
)

test('recusada, nada se perde; corrigida, é outro pedido, e dois cliques nele são um só', async () => {
  const mend = refuse(liberacaoSenha.releaseSenha, 'API-LIB-0003')
  openPage(`${PEDIDO}&especialidade=3`)
  await page.getByRole('radio', { name: /^Início rápido/ }).click({ force: true })
  await liberar.click()
  await expect.element(page.getByText(catalogoErros['API-LIB-0003'].texto)).toBeVisible()
  await expect.element(especialidade).toHaveDisplayValue('Endodontia')
  await expect.element(page.getByRole('radio', { name: /^Início rápido/ })).toBeChecked()
  mend()
  await especialidade.selectOptions('Emergência')
  const release = hold(liberacaoSenha.releaseSenha)
  await liberar.dblClick()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  release()
  await expectGuiaNova()
  const chaves = sentHeaders(liberacaoSenha.releaseSenha).map((headers) => headers.get('idempotency-key'))
  expect(new Set(chaves).size).toBe(2)
  expect(listPedidos().slice(0, 2)).toEqual([
    { ...pedido, codigoEspecialidade: 3, codigoTipoAtendimento: 15 },
    { ...pedido, codigoEspecialidade: 18 },
  ])
})

test('quem não consulta guias vai à guia que liberou', async () => {
  openPage(`${PEDIDO}&especialidade=1`, { permissoes: permissoesSem('CONSULTA_GTO') })
  await liberar.click()
  await expectGuiaNova()
  expect(sent(guia.getPreAprovacao)).not.toEqual([])
})
