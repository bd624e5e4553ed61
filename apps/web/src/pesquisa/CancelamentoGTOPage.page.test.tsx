import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { aguardando, autorizada, opcoes, paciente, processada } from './guias.fixture.ts'

const tabela = page.getByRole('table', { name: 'Guias encontradas' })
const numero = page.getByLabelText('Número da guia')
const filtros = page.getByRole('list', { name: 'Filtros' })
const statusTiss = '8,16,9,1,7,17,2,4,5'
const searched = () => sent(pesquisa.searchGuias).map(({ body }) => body)

beforeEach(() => {
  answer(guia.getFiltros, opcoes)
  answer(guia.listComplementares, [])
  answer(elegibilidade.searchAssociado, { associados: [paciente] })
  answer(elegibilidade.getAssociado, paciente)
  answer(pesquisa.searchGuias, ({ body }) => ({
    guias: body?.numeroFicha ? [{ ...processada, numeroFicha: body.numeroFicha }] : [autorizada, aguardando],
  }))
})

describePage('CancelamentoGTOPage', {
  open: () => openPage('/portal/cancelamentoGTO'),
  chamada: pesquisa.searchGuias,
  espera: 'Carregando guias',
  pronto: tabela,
})

test('lista dos últimos 30 dias só o que a vida da guia deixa cancelar', async () => {
  openPage('/portal/cancelamentoGTO')
  await expect.element(tabela).toBeVisible()
  expect(searched()).toEqual([{ statusTiss, dataInicio: '2026-10-22', dataFim: '2026-11-21' }])
  expect(readRows(tabela).map((celulas) => celulas.slice(1, 3))).toEqual([
    ['700001liberada em 20/11/2026 12:30', 'Mariana Alves RibeiroDentística'],
    ['700002liberada em 31/10/2026 23:59', 'Otávio NunesEndodontia'],
  ])
  await expect.element(page.getByText('Nenhuma guia selecionada.')).toBeVisible()
})

test('as de um paciente vêm sem datas, e tirá-lo volta aos últimos dias', async () => {
  const { address } = openPage('/portal/cancelamentoGTO')
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveFocus()
  await userEvent.keyboard('500.000.001{Enter}')
  await expect.poll(address).toBe(`/portal/cancelamentoGTO?paciente=${paciente.chave}`)
  await expect.poll(() => searched().at(-1)).toEqual({ chave: paciente.chave, statusTiss })
  await filtros.getByRole('button', { name: 'Tirar Paciente: Mariana Alves Ribeiro' }).click()
  await expect.poll(address).toBe('/portal/cancelamentoGTO')
})

test('uma guia pelo número, em qualquer pontuação, vem em qualquer situação e diz por que não pode', async () => {
  const { address } = openPage('/portal/cancelamentoGTO')
  await numero.fill('700.009')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(tabela.getByText('A guia está em "Processada", que não permite "Cancelar guia".'))
    .toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Cancelar selecionadas/ }).elements()).toEqual([])
  expect(address()).toBe('/portal/cancelamentoGTO?guia=700009')
  expect(searched().at(-1)).toEqual({ numeroFicha: 700009 })
  await expectAccessible()
})

test('a que tem evento realizado diz por que não pode, e escolher todas não a leva', async () => {
  answer(pesquisa.searchGuias, { guias: [{ ...autorizada, eventoRealizado: true }, aguardando] })
  openPage('/portal/cancelamentoGTO')
  await expect
    .element(tabela.getByText('A guia já tem evento realizado e não pode mais ser cancelada.'))
    .toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click()
  await expect.element(page.getByText('1 guia selecionada.')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleName(`Cancelar a guia ${aguardando.numeroFicha}?`)
  expect(
    page.getByRole('checkbox', { name: `Selecionar guia ${autorizada.numeroFicha}` }).elements(),
  ).toEqual([])
})

test('o paciente toma o lugar da guia procurada, e o que se cancelou antes já não se diz', async () => {
  answer(pesquisa.searchGuias, { guias: [autorizada] })
  answer(guia.cancelGuia, {})
  const { address } = openPage('/portal/cancelamentoGTO?guia=700001')
  await page.getByRole('checkbox', { name: 'Selecionar guia 700001' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await page.getByLabelText('Motivo do cancelamento').fill('Mudou de cidade.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('1 guia cancelada', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('500.000.001')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`/portal/cancelamentoGTO?paciente=${paciente.chave}`)
  await expect.element(page.getByText('1 guia cancelada', { exact: true })).not.toBeInTheDocument()
})

test.each([
  ['', 'Digite o número da guia.'],
  ['guia', 'O número da guia tem só algarismos, como 700001380.'],
  ['7000o1380', 'O número da guia tem só algarismos, como 700001380.'],
  ['1234567890123', 'O número da guia tem até 12 dígitos.'],
])('não procura a guia "%s": %s', async (texto, erro) => {
  openPage('/portal/cancelamentoGTO')
  await numero.fill(texto)
  const buscar = page.getByRole('button', { name: 'Buscar guia' })
  await buscar.click()
  await expect.element(numero).toHaveAccessibleDescription(expect.stringContaining(erro))
  // Beside the box, and not beside what is said under it.
  const [caixa, botao] = [numero, buscar].map((alvo) => alvo.element().getBoundingClientRect())
  expect(botao?.bottom).toBe(caixa?.bottom)
  await numero.fill('7')
  await expect.element(page.getByText(erro)).not.toBeInTheDocument()
  expect(searched()).toHaveLength(1)
})

test.each([
  ['/portal/cancelamentoGTO?guia=999999999', 'Nenhuma guia com este número no seu cadastro.'],
  [
    '/portal/cancelamentoGTO',
    'Guias enviadas para pagamento, processadas ou já canceladas não aparecem aqui.',
  ],
])('vazio em %s: %s', async (endereco, texto) => {
  answer(pesquisa.searchGuias, {})
  openPage(endereco)
  await expect.element(page.getByText(texto).last()).toBeVisible()
  const falas = [...document.querySelectorAll('main [aria-live=polite]')].map(
    ({ textContent }) => textContent,
  )
  expect(falas).toContain(endereco.includes('guia=') ? texto : '0 guias')
  await expectAccessible()
})
