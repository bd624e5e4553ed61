import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import {
  ANA,
  aberto,
  acessos,
  answerDemonstrativo,
  BRUNO,
  clinica,
  depositado,
  principal,
  publicado,
  umDentista,
} from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento'
const tabela = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
const pagamento = page.getByRole('combobox', { name: 'Pagamento' })
const deQuem = page.getByRole('combobox', { name: 'De quem' })
const listOptions = (lista: typeof pagamento) =>
  [...lista.element().querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])

beforeEach(answerDemonstrativo)

describePage('DemonstrativoPagamentoPage', {
  open: () => openPage(endereco),
  chamada: financeiro.searchPeriodo,
  espera: 'Carregando o demonstrativo',
  pronto: tabela,
})

test('a conciliação só existe para quem vê o pagamento inteiro', async () => {
  openPage(endereco)
  await expect.element(page.getByRole('tab', { name: 'Conciliação' })).toBeVisible()
  const opcoes = principal.opcoes.map((opcao) => ({ ...opcao, dentistas: [ANA] }))
  answer(financeiro.getCodigoPrincipal, { ...principal, opcoes })
  openPage(endereco)
  await expect.element(pagamento).toBeVisible()
  expect(page.getByRole('tab', { name: 'Conciliação' }).elements()).toEqual([])
})

test('sem saber dos pagamentos nada se mostra, e se tenta de novo', async () => {
  const { titulo } = catalogoErros['API-GEN-0005']
  const mend = refuse(financeiro.getCodigoPrincipal, 'API-GEN-0005')
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(pagamento).not.toBeInTheDocument()
  mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(tabela).toBeVisible()
})

test('quem ainda não teve pagamento lê quando terá', async () => {
  answer(financeiro.getCodigoPrincipal, { repasses: [] })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
  expect(sent(financeiro.searchPeriodo)).toEqual([])
  await expectAccessible()
})

test('um pagamento sem guia de quem se escolheu diz que está vazio', async () => {
  answer(financeiro.searchPeriodo, { repasse: publicado })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Nada processado aqui' })).toBeVisible()
  await expect.element(tabela).not.toBeInTheDocument()
})

test('o líquido vem antes das somas de que é feito, cada retenção com sua parte e seu sinal', async () => {
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Totais' })).toBeVisible()
  const dias = 'Fechamento em 20/11/2026, publicação em 01/12/2026, pagamento em 10/12/2026.'
  await expect.element(page.getByText(dias, { exact: true })).toBeVisible()
  expect(readDescriptions(page.getByRole('tabpanel'))).toEqual([
    ['Líquido', 'R$ 662,95'],
    ['Informado', 'R$ 1.234,50'],
    ['Processado', 'R$ 890,00'],
    ['Glosa', 'R$ 175,00'],
    ['Franquia', 'R$ 45,00'],
    ['Liberado', 'R$ 670,00'],
    ['IRRF (1,5 %)', '−R$ 10,05'],
    ['Ajuste: Pago a menos em outubro', 'R$ 3,00'],
  ])
})

test('de um pagamento sem retenções não se anuncia nenhuma', async () => {
  answer(financeiro.searchPeriodo, { ...clinica, descontos: [], repasse: publicado })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Totais' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Do liberado ao líquido' })).not.toBeInTheDocument()
})

test('a quem vê uma parte não se diz o que foi retido nem o líquido', async () => {
  answer(financeiro.searchPeriodo, { ...clinica, descontos: null, valorLiquido: null, repasse: publicado })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: 'Totais' })).toBeVisible()
  const termos = readDescriptions(page.getByRole('tabpanel')).map(([termo]) => termo)
  expect(termos).toEqual(['Liberado', 'Informado', 'Processado', 'Glosa', 'Franquia'])
})

test.each(acessos)('a quem vê $rotulo se diz $avisos vez que é uma parte', async ({ opcoes, avisos }) => {
  answer(financeiro.getCodigoPrincipal, { ...principal, opcoes })
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  expect(page.getByText('Só as linhas que você vê').elements()).toHaveLength(avisos)
})

const aPagar = page.getByText('Processado, ainda não pago: R$ 670,00')
const deTudo = page.getByText(
  /antes das retenções, de tudo o que o seu acesso mostra e não só de quem foi escolhido\.$/,
)

test('o que foi processado e ainda não pago se diz à parte, e zero não se diz', async () => {
  openPage(endereco)
  await expect.element(aPagar).toBeVisible()
  expect(deTudo.elements()).toEqual([])
})

test('o que ainda não foi pago não muda com a escolha de quem, e diz de quem é', async () => {
  openPage(`${endereco}?dentistas=1000041`)
  await expect.element(aPagar).toBeVisible()
  await expect.element(deTudo).toBeVisible()
})

test('de nada a pagar nada se diz', async () => {
  answer(financeiro.getCodigoPrincipal, { ...principal, naoDepositado: '0.00' })
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  await expect.element(page.getByText(/ainda não pago:/)).not.toBeInTheDocument()
})

test('o pagamento aberto de início é o último processado, e a lista diz como está cada um', async () => {
  openPage(endereco)
  await expect.element(pagamento).toHaveValue(publicado.dataFechamento)
  expect(listOptions(pagamento)).toEqual([
    ['2026-12-20', '10/01/2027 · aberto até 20/12/2026'],
    ['2026-11-20', '10/12/2026 · ainda não pago'],
    ['2026-10-20', '10/11/2026 · pago'],
  ])
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([{ dataFinal: '2026-11-20' }])
})

test('no dia em que fecha, o pagamento ainda está aberto', async () => {
  const hoje = { ...aberto, dataFechamento: '2026-11-21' }
  answer(financeiro.getCodigoPrincipal, { ...principal, repasses: [hoje] })
  openPage(endereco)
  await expect.element(pagamento).toBeVisible()
  expect(listOptions(pagamento)).toEqual([['2026-11-21', '10/01/2027 · aberto até 21/11/2026']])
})

test('de um dia sem fechamento se diz qual pagamento está na tela, uma só vez a quem ouve', async () => {
  const outro = 'Nenhum pagamento com fechamento em 25/11/2026: este é o de 20/11/2026.'
  openPage(`${endereco}?dataFinal=2026-11-25`)
  await expect.element(page.getByRole('tabpanel').getByText(outro, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: outro })).toBeInTheDocument()
  await pagamento.selectOptions(depositado.dataFechamento)
  await expect.element(page.getByText(outro)).not.toBeInTheDocument()
})

test('enquanto só há um pagamento em processamento, é ele que se abre', async () => {
  answer(financeiro.getCodigoPrincipal, { ...principal, repasses: [aberto] })
  openPage(endereco)
  await expect.element(pagamento).toHaveValue(aberto.dataFechamento)
  await expect.poll(() => sent(financeiro.searchPeriodo)).toHaveLength(1)
  expect(sent(financeiro.searchPeriodo)[0]?.query).toEqual({ dataFinal: '2026-12-20' })
})

test('outro pagamento fica no endereço, e de quem também', async () => {
  const { address } = openPage(endereco)
  await pagamento.selectOptions(depositado.dataFechamento)
  await expect.poll(address).toBe(`${endereco}?dataFinal=2026-10-20`)
  await deQuem.selectOptions('1000041,1000042')
  await expect
    .poll(() => decodeURIComponent(address()))
    .toBe(`${endereco}?dataFinal=2026-10-20&dentistas=1000041,1000042`)
  await expect
    .poll(() => sent(financeiro.searchPeriodo).map(({ query }) => query))
    .toEqual([
      { dataFinal: '2026-11-20' },
      { dataFinal: '2026-10-20' },
      { dataFinal: '2026-10-20', codDentistasSelecionados: '1000041,1000042' },
    ])
  await pagamento.selectOptions(publicado.dataFechamento)
  await expect
    .poll(() => decodeURIComponent(address()))
    .toBe(`${endereco}?dataFinal=2026-11-20&dentistas=1000041,1000042`)
  await deQuem.selectOptions('tudo')
  await expect.poll(address).toBe(`${endereco}?dataFinal=2026-11-20`)
})

test('que o demonstrativo de outro pagamento chegou se diz', async () => {
  answer(financeiro.searchPeriodo, ({ query: { dataFinal } }) => ({
    ...clinica,
    repasse: dataFinal === depositado.dataFechamento ? depositado : publicado,
  }))
  openPage(endereco)
  const chegada = page.getByRole('status').filter({ hasText: 'na tela' })
  await expect
    .element(chegada)
    .toHaveTextContent('Demonstrativo do pagamento de 10/12/2026 na tela. De quem: Toda a clínica.')
  const release = hold(financeiro.searchPeriodo)
  await pagamento.selectOptions(depositado.dataFechamento)
  await expect.element(page.getByRole('status', { name: 'Carregando o demonstrativo' })).toBeVisible()
  await expect.element(chegada).not.toBeInTheDocument()
  release()
  await expect
    .element(chegada)
    .toHaveTextContent('Demonstrativo do pagamento de 10/11/2026 na tela. De quem: Toda a clínica.')
})

test('de quem é o demonstrativo que chegou se diz, e de um só dentista não', async () => {
  openPage(endereco)
  const chegada = page.getByRole('status').filter({ hasText: 'na tela' })
  await deQuem.selectOptions(String(BRUNO))
  await expect.element(chegada).toMatchTextContent(/ na tela\. De quem: Bruno Reis\.$/)
  await deQuem.selectOptions('tudo')
  await expect.element(chegada).toMatchTextContent(/ na tela\. De quem: Toda a clínica\.$/)
  const [primeira] = principal.unidades
  const unidades = [{ ...primeira, dentistas: primeira?.dentistas.slice(0, 1) ?? [] }]
  answer(financeiro.getCodigoPrincipal, { ...principal, unidades })
  openPage(endereco)
  await expect.element(chegada).toMatchTextContent(/ na tela\.$/)
})

test('um dia entre dois fechamentos mostra o pagamento que fechou antes dele', async () => {
  openPage(`${endereco}?dataFinal=2026-11-19`)
  await expect.element(pagamento).toHaveValue(depositado.dataFechamento)
  await expect.element(tabela).toBeVisible()
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([{ dataFinal: '2026-11-19' }])
})

test('de quem: tudo, depois a unidade, o que é meu e cada dentista, quem saiu também', async () => {
  openPage(endereco)
  await expect.element(deQuem).toHaveValue('tudo')
  expect(listOptions(deQuem)).toEqual([
    ['tudo', 'Toda a clínica'],
    ['1000041,1000042', 'A minha unidade · Unidade Centro'],
    ['1000041', 'Só o que é meu · Ana Prado'],
    ['1000047', 'Unidade Jardins · 1 dentista'],
    ['1000042', 'Bruno Reis'],
  ])
})

test('uma escolha que a lista não tem continua escolhida', async () => {
  openPage(`${endereco}?dentistas=1000042,1000047`)
  await expect.element(deQuem).toHaveValue('1000042,1000047')
  expect(listOptions(deQuem).at(-1)).toEqual(['1000042,1000047', 'Bruno Reis, Caio Dias'])
})

test('o dentista que só vê o que é seu não tem de quem escolher', async () => {
  answer(financeiro.getCodigoPrincipal, {
    ...principal,
    opcoes: principal.opcoes.slice(0, 1),
    unidades: [{ unidade: 'Unidade Centro', dentistas: principal.unidades[1]?.dentistas ?? [] }],
  })
  answer(financeiro.searchPeriodo, { ...umDentista, repasse: publicado })
  openPage(endereco, { login: '1000041' })
  await expect.element(tabela).toBeVisible()
  await expect.element(deQuem).not.toBeInTheDocument()
  await expect.element(page.getByText('Líquido')).not.toBeInTheDocument()
})

test.each([
  ['2026-02-30', 'dataFinal=2026-02-30'],
  ['de outro século', 'dataFinal=1999-10-20'],
  ['que não são números', 'dentistas=tudo'],
])('um endereço com valores %s abre o que há de início', async (_nome, busca) => {
  openPage(`${endereco}?${busca}`)
  await expect.element(tabela).toBeVisible()
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([{ dataFinal: '2026-11-20' }])
})
