import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { MAXIMO_LISTA_GTO } from '@portal/domain/financeiro/listaGto.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerPagina } from '../guia/paginaGuia.fixture.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import {
  acessos,
  answerDemonstrativo,
  guiaGlosada,
  guiaPaga,
  principal,
  publicado,
} from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento?aba=guias'
const campo = page.getByRole('textbox', { name: 'Números das guias' })
const etiquetas = page.getByRole('list', { name: 'Guias da busca' })
const tabela = page.getByRole('table', { name: 'Pagamento das guias' })
const listEtiquetas = () =>
  etiquetas
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const buscadas = () => sent(financeiro.searchGto).map(({ query }) => query.gtoList)

/** Pastes a text where the focus is, as a spreadsheet's column comes. */
function paste(texto: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', texto)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
const numeros = (quantos: number) => Array.from({ length: quantos }, (_nada, i) => String(i + 1))

beforeEach(() => {
  answerDemonstrativo()
  answer(financeiro.searchGto, { guias: [guiaGlosada, guiaPaga] })
})

test('sem guias a aba diz o que fazer, e nada se busca', async () => {
  const { address } = openPage('/portal/demonstrativoPagamento?dataFinal=2026-10-20')
  await page.getByRole('tab', { name: 'Por guias' }).click()
  await expect.element(page.getByRole('heading', { name: 'Informe as guias' })).toBeVisible()
  expect(address()).toBe('/portal/demonstrativoPagamento?dataFinal=2026-10-20&aba=guias')
  expect(buscadas()).toEqual([])
  await expectAccessible()
  await page.getByRole('tab', { name: 'Por pagamento' }).click()
  await expect.poll(address).toBe('/portal/demonstrativoPagamento?dataFinal=2026-10-20')
})

test('Enter, vírgula e ponto e vírgula fazem uma etiqueta do que se digitou', async () => {
  const { address } = openPage(endereco)
  await campo.click()
  await userEvent.keyboard('700001{Enter}')
  await expect.poll(listEtiquetas).toEqual(['700001'])
  await userEvent.keyboard('70a')
  await expect.element(campo).toHaveValue('70')
  await expect.element(campo).toHaveAccessibleDescription(/Só algarismos contam/)
  await userEvent.keyboard('0002,3;')
  await expect.element(campo).not.toHaveAccessibleDescription(/Só algarismos contam/)
  await expect.poll(listEtiquetas).toEqual(['700001', '700002', '3'])
  await expect.element(campo).toHaveValue('')
  await expect.element(campo).toHaveFocus()
  expect(decodeURIComponent(address())).toBe(`${endereco}&guias=700001,700002,3`)
  await expect.poll(buscadas).toEqual(['700001', '700001,700002', '700001,700002,3'])
})

test('o que não entrou no campo não se cobra depois de Enter', async () => {
  openPage(endereco)
  await campo.click()
  await userEvent.keyboard('123 abc')
  await expect.element(campo).toHaveAccessibleDescription(/Só algarismos contam/)
  await userEvent.keyboard('{Enter}')
  await expect.element(campo).not.toHaveAccessibleDescription(/Só algarismos contam/)
  await expect.poll(listEtiquetas).toEqual(['123'])
})

test('a linha do recurso ganho diz, fechada, que é do recurso', async () => {
  const [evento] = guiaGlosada.eventos
  answer(financeiro.searchGto, {
    guias: [guiaPaga, { ...guiaGlosada, eventos: evento ? [{ ...evento, recurso: true }] : [] }],
  })
  openPage(`${endereco}&guias=700001`)
  await expect.element(page.getByText(/· recurso de glosa$/)).toBeVisible()
  expect(page.getByText(/· recurso de glosa/).elements()).toHaveLength(1)
})

test('uma coluna colada de planilha é uma etiqueta por linha, cada número uma vez', async () => {
  openPage(endereco)
  await campo.click()
  await userEvent.keyboard('70')
  paste('0001\r\n799999999\t700001\r\n')
  await expect.poll(listEtiquetas).toEqual(['700001', '799999999'])
  await expect.element(campo).toHaveFocus()
  await expect.poll(buscadas).toEqual(['700001,799999999'])
})

test('números lado a lado são outras tantas guias, digitados ou colados', async () => {
  openPage(endereco)
  await campo.click()
  await userEvent.keyboard('700001 2 ')
  await expect.poll(listEtiquetas).toEqual(['700001', '2'])
  paste('700003 700004')
  await expect.poll(listEtiquetas).toEqual(['700001', '2', '700003', '700004'])
  await expect.element(campo).toHaveValue('')
})

test('o número que nenhuma guia tem fica no campo e se diz, e o que não tem número também', async () => {
  openPage(endereco)
  await campo.click()
  paste('700001,700000853999999999')
  await expect
    .element(campo)
    .toHaveAccessibleDescription(/Nenhuma guia tem este número: 700000853999999999\./)
  await expect.element(campo).toHaveValue('700000853999999999')
  await expect.poll(listEtiquetas).toEqual(['700001'])
  await campo.clear()
  paste('Helena')
  await expect.element(campo).toHaveAccessibleDescription(/Digite ou cole ao menos um número de guia\./)
})

test('Backspace no campo vazio tira a última; a cruz, a sua; Limpar, todas', async () => {
  const { address } = openPage(`${endereco}&guias=1,2,3,4`)
  await campo.click()
  await userEvent.keyboard('5{Backspace}')
  expect(listEtiquetas()).toEqual(['1', '2', '3', '4'])
  await userEvent.keyboard('{Backspace}')
  await expect.poll(listEtiquetas).toEqual(['1', '2', '3'])
  await etiquetas.getByRole('button', { name: 'Tirar 1' }).click()
  await expect.poll(() => decodeURIComponent(address())).toBe(`${endereco}&guias=2,3`)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Informe as guias' })).toBeVisible()
  expect(address()).toBe(endereco)
  await expect.element(page.getByRole('button', { name: 'Limpar' })).not.toBeInTheDocument()
})

test('Enter sem nenhum número pede ao menos um, e o que se digita apaga o erro', async () => {
  openPage(endereco)
  await campo.click()
  await userEvent.keyboard('{Enter}')
  const erro = page.getByRole('alert').filter({ hasText: 'Digite ou cole ao menos um número de guia.' })
  await expect.element(erro).toBeVisible()
  await expect.element(campo).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('7')
  await expect.element(erro).not.toBeInTheDocument()
  expect(buscadas()).toEqual([])
})

test('mil guias se buscam de uma vez; a que passa não entra, e nada do colado se perde', async () => {
  openPage(endereco)
  await campo.click()
  paste(numeros(MAXIMO_LISTA_GTO).join('\n'))
  await expect.poll(buscadas).toEqual([numeros(1000).join(',')])
  paste('7777\r\n7778')
  await expect.element(page.getByText('São no máximo 1.000 guias por busca: há 1.002.')).toBeVisible()
  await expect.element(campo).toHaveValue('7777,7778')
  expect(listEtiquetas()).toEqual(numeros(1000))
  // What was searched by then comes before what is searched after it.
  await etiquetas.getByRole('button', { name: 'Tirar 1000' }).click()
  await expect.poll(() => buscadas().at(-1)).toBe(numeros(999).join(','))
  expect(buscadas()).toHaveLength(2)
})

test('um endereço com guias demais busca as mil primeiras', async () => {
  openPage(`${endereco}&guias=${numeros(1001).join(',')}`)
  await expect.poll(buscadas).toEqual([numeros(1000).join(',')])
})

test('cada guia diz em que pagamento entrou e o que foi pago e negado', async () => {
  openPage(`${endereco}&guias=700001,700002`)
  await expect
    .element(page.getByRole('status').filter({ hasText: /^2 guias encontradas$/ }))
    .toBeInTheDocument()
  expect(readRows(tabela)).toEqual([
    ['Guia 700001Helena Prado · pagamento de 10/11/2026', 'R$ 480,00', 'R$ 130,00', 'R$ 20,00', 'R$ 330,00'],
    [
      'Guia 700002Iara Nunes · pagamento de 10/12/2026, ainda não pago',
      'R$ 120,00',
      '—',
      'R$ 10,00',
      'R$ 110,00',
    ],
  ])
  await expect.element(page.getByText(/sem pagamento processado/)).not.toBeInTheDocument()
  await tabela.getByRole('button', { name: 'Guia 700001' }).click()
  await expect
    .element(tabela.getByText('3067 Radiografia final não enviada. Falta a do dente 11'))
    .toBeVisible()
  await expectAccessible()
})

test('de volta da guia, só a linha do pagamento em que se abriu está aberta', async () => {
  answerPagina()
  answer(financeiro.searchGto, { guias: [guiaGlosada, { ...guiaGlosada, repasse: publicado }] })
  const { back } = openPage(`${endereco}&guias=700001`)
  const linhas = tabela.getByRole('button', { name: /^Guia 700001/ })
  await linhas.first().click()
  await tabela.getByRole('link', { name: 'Abrir a guia 700001' }).click()
  await expect.element(page.getByRole('heading', { name: 'Guia 700001' })).toHaveFocus()
  back()
  await expect.element(linhas.first()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(linhas.last()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['semPagamento', [799999999], '1 guia sem pagamento processado', /^799999999: confira se a guia já foi/],
  ['semPagamento', [799999999, 5], '2 guias sem pagamento processado', /^799999999, 5: confira se as guias/],
  ['naoEncontradas', [799999999], '1 guia não encontrada', /^799999999: confira o número/],
  ['naoEncontradas', [799999999, 5], '2 guias não encontradas', /^799999999, 5: confira os números/],
])('as que não estão na tabela se dizem: %s %j', async (lista, fora, titulo, texto) => {
  answer(financeiro.searchGto, {
    guias: [guiaGlosada, { ...guiaGlosada, repasse: publicado }],
    [lista]: fora,
  })
  openPage(endereco)
  await campo.click()
  const antes = page.getByRole('status').elements()
  await userEvent.keyboard('700001{Enter}')
  await expect.element(page.getByText(titulo, { exact: true })).toBeVisible()
  await expect.element(page.getByText(texto)).toBeVisible()
  const encontrada = '1 guia encontrada; 2 linhas, uma por pagamento'
  await expect.element(page.getByText(encontrada, { exact: true })).toBeVisible()
  // It stood there before what it says, so that readers hear it.
  await expect
    .poll(() => antes.map(({ isConnected, textContent }) => isConnected && textContent))
    .toContain(`${titulo}. ${encontrada}`)
})

test.each(acessos)('a quem vê $rotulo se diz $avisos vez que é uma parte', async ({ opcoes, avisos }) => {
  answer(financeiro.getCodigoPrincipal, { ...principal, opcoes })
  openPage(`${endereco}&guias=700001,700002`)
  await expect.element(tabela).toBeVisible()
  await expect.poll(() => page.getByText('Só as linhas que você vê').elements()).toHaveLength(avisos)
})

test('de nenhuma encontrada não há tabela nem planilha', async () => {
  answer(financeiro.searchGto, { semPagamento: [9] })
  openPage(`${endereco}&guias=9`)
  await expect.element(page.getByText(/^9: confira se a guia já foi/)).toBeVisible()
  await expect.element(tabela).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Exportar Excel' })).not.toBeInTheDocument()
})

test('a busca que falhou se tenta de novo', async () => {
  const mend = refuse(financeiro.searchGto, 'API-GEN-0005')
  openPage(`${endereco}&guias=700001`)
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(tabela).toBeVisible()
})

test('a planilha é das guias da busca', async () => {
  answerFile(financeiro.exportDemonstrativo, 'x', 'demonstrativo-21-11-2026.xlsx')
  openPage(`${endereco}&guias=700001,700002`)
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  await expect.element(page.getByText('demonstrativo-21-11-2026.xlsx está nos seus downloads.')).toBeVisible()
  expect(sent(financeiro.exportDemonstrativo).map(({ query }) => query)).toEqual([
    { tipoBuscaEnum: 'GTO', gtoList: '700001,700002' },
  ])
})
