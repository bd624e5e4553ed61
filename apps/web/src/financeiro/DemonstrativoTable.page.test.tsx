import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { glosa } from '@portal/contract/glosa.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerPagina } from '../guia/paginaGuia.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { readRows } from '../testing/readRows.ts'
import {
  ANA,
  answerDemonstrativo,
  guiaGlosada,
  guiaPaga,
  publicado,
  umDentista,
} from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento'
const tabela = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
const linhaDe = (nome: string) => tabela.getByRole('button', { name: nome })
const cabecas = () => [...tabela.element().querySelectorAll('thead th')].map(({ textContent }) => textContent)

const centro = ['Unidade Centro2 dentistas', 'R$ 800,00', 'R$ 175,00', 'R$ 45,00', 'R$ 580,00']
const ana = ['Ana Prado2 guias', 'R$ 600,00', 'R$ 130,00', 'R$ 30,00', 'R$ 440,00']
const bruno = ['Bruno Reis1 guia', 'R$ 200,00', 'R$ 45,00', 'R$ 15,00', 'R$ 140,00']
const semUnidade = ['Sem unidade1 dentista', 'R$ 90,00', '—', '—', 'R$ 90,00']
const semNome = ['Sem dentista informado3 guias', 'R$ 90,00', '—', '—', 'R$ 90,00']
const glosada = ['Guia 700001Helena Prado', 'R$ 480,00', 'R$ 130,00', 'R$ 20,00', 'R$ 330,00']
const paga = ['Guia 700002Iara Nunes', 'R$ 120,00', '—', 'R$ 10,00', 'R$ 110,00']

beforeEach(answerDemonstrativo)

/** One dentist alone, whose guides came with the totals. */
async function openUmDentista(): Promise<void> {
  answer(financeiro.searchPeriodo, { ...umDentista, repasse: publicado })
  openPage(endereco)
  await expect.element(linhaDe('Guia 700001')).toBeVisible()
}

test('unidade e dentistas, cada valor em sua coluna; nada é um traço', async () => {
  openPage(endereco)
  await expect.element(linhaDe('Unidade Centro')).toHaveAttribute('aria-expanded', 'true')
  expect(cabecas()).toEqual([
    'Unidade, dentista, guia e evento',
    'Processado',
    'Glosa',
    'Franquia',
    'Liberado',
  ])
  expect(readRows(tabela)).toEqual([centro, ana, bruno, semUnidade, semNome])
})

test('de volta da guia, o dentista e a guia estão abertos como ficaram, com o foco no caminho que levou a ela', async () => {
  answerPagina()
  const { back } = openPage(endereco)
  await linhaDe('Sem unidade').click()
  await linhaDe('Ana Prado').click()
  await linhaDe('Guia 700001').click()
  const caminho = tabela.getByRole('link', { name: 'Abrir a guia 700001' })
  await caminho.click()
  await expect.element(page.getByRole('heading', { name: 'Guia 700001' })).toHaveFocus()
  back()
  await expect.element(caminho).toHaveFocus()
  for (const fechada of ['Sem unidade', 'Bruno Reis', 'Guia 700002'])
    await expect.element(linhaDe(fechada)).toHaveAttribute('aria-expanded', 'false')
})

test('quem escolhe a aba de novo começa com as linhas fechadas', async () => {
  openPage(endereco)
  await linhaDe('Ana Prado').click()
  await expect.element(linhaDe('Ana Prado')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('tab', { name: 'Por guias' }).click()
  await expect.element(tabela).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Por pagamento' }).click()
  await expect.element(linhaDe('Ana Prado')).toHaveAttribute('aria-expanded', 'false')
})

test('o cabeçalho fica à vista, sob a barra do portal, e nada que tem o foco fica sob ele', async () => {
  const guias = Array.from({ length: 30 }, (_, i) => ({ ...guiaPaga, numeroFicha: 700_001 + i }))
  answer(financeiro.searchPeriodo, { ...umDentista, guias, repasse: publicado })
  openPage(endereco)
  await expect.element(linhaDe('Guia 700030')).toBeVisible()
  linhaDe('Guia 700030').element().focus()
  const cabeca = tabela.getByRole('columnheader', { name: 'Franquia' }).element()
  const barra = page.getByRole('region', { name: 'Barra do portal' }).element()
  const read = () => cabeca.getBoundingClientRect()
  expect(Math.round(read().top)).toBe(Math.round(barra.getBoundingClientRect().bottom))
  for (let passo = 0; passo < 25; passo += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const topo = document.activeElement?.getBoundingClientRect().top ?? 0
    expect(topo).toBeGreaterThanOrEqual(read().bottom)
  }
})

test('no papel a guia se lê até o evento e a glosa, sem os caminhos da tela, e depois se dobra', async () => {
  await openUmDentista()
  const putBack = await putOnPaper()
  await expect.element(tabela.getByText(/Radiografia final não enviada/)).toBeVisible()
  const papel = document.querySelector('table')?.innerText
  for (const palavra of ['Ana Prado', 'Guia 700001', 'Helena Prado', 'P00000000071', '85.200.158', '330,00'])
    expect(papel).toContain(palavra)
  expect(papel).not.toContain('Recorrer até')
  await putBack()
  await expect.element(tabela.getByText(/Radiografia final não enviada/)).not.toBeInTheDocument()
})

test('ao imprimir, o que se leu e se dobrou sai; do que não se leu diz por onde sai, e nada se pede', async () => {
  openPage(endereco)
  await linhaDe('Ana Prado').click()
  await expect.element(linhaDe('Guia 700001')).toBeVisible()
  await linhaDe('Ana Prado').click()
  dispatchEvent(new Event('beforeprint'))
  await expect.element(tabela.getByText(/Radiografia final não enviada/)).toBeVisible()
  // Bruno's, and those that name nobody
  await expect.element(tabela.getByText(/^Faltam aqui as guias de 2 dentistas:/)).toBeVisible()
  dispatchEvent(new Event('afterprint'))
  await expect.element(linhaDe('Guia 700001')).not.toBeInTheDocument()
  expect(readRows(tabela)).toEqual([centro, ana, bruno, semUnidade, semNome])
  expect(sent(financeiro.searchPeriodo)).toHaveLength(2)
})

test('cada valor fica na linha do nome, com o dedo e sem ele', async () => {
  await openUmDentista()
  for (const nome of ['Ana Prado', 'Guia 700001']) {
    const linha = linhaDe(nome).element().closest('tr')
    const baseOf = (part: Element | null | undefined) => {
      const range = document.createRange()
      if (part) range.selectNodeContents(part)
      return range.getClientRects()[0]?.bottom ?? 0
    }
    const texto = linhaDe(nome).element().lastChild?.parentElement
    expect(Math.abs(baseOf(texto) - baseOf(linha?.querySelector('td'))), nome).toBeLessThan(3)
  }
})

test('a unidade se fecha e se abre de novo, com o foco nela', async () => {
  openPage(endereco)
  await linhaDe('Unidade Centro').click()
  expect(readRows(tabela)).toEqual([centro, semUnidade, semNome])
  await expect.element(linhaDe('Unidade Centro')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(readRows(tabela)).toEqual([centro, ana, bruno, semUnidade, semNome])
})

test('um dentista se abre às suas guias, e só as dele são pedidas', async () => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  const release = hold(financeiro.searchPeriodo)
  await linhaDe('Ana Prado').click()
  await expect.element(tabela.getByRole('status', { name: 'Carregando as guias' })).toBeVisible()
  release()
  await expect.element(linhaDe('Guia 700001')).toBeVisible()
  expect(readRows(tabela)).toEqual([centro, ana, glosada, paga, bruno, semUnidade, semNome])
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([
    { dataFinal: '2026-11-20' },
    { dataFinal: '2026-11-20', codDentistasSelecionados: String(ANA) },
  ])
})

test('as guias que não vieram se pedem de novo na linha do dentista', async () => {
  openPage(endereco)
  await expect.element(tabela).toBeVisible()
  const mend = refuse(financeiro.searchPeriodo, 'API-GEN-0005')
  await linhaDe('Ana Prado').click()
  await expect.element(tabela.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  mend()
  await tabela.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(linhaDe('Guia 700001')).toBeVisible()
})

test('de um dentista só as guias já vieram, e seguem onde a página acabou', async () => {
  answer(financeiro.searchPeriodo, ({ query }) => ({
    ...umDentista,
    repasse: publicado,
    guias: query.cursor === 'p2' ? [guiaPaga] : [guiaGlosada],
    proximo: query.cursor === 'p2' ? null : 'p2',
  }))
  openPage(endereco)
  const resto = tabela.getByRole('cell', { name: /1 guia até aqui/ })
  await expect.element(resto).toHaveAttribute('colspan', '5')
  await resto.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(linhaDe('Guia 700002')).toBeVisible()
  expect(readRows(tabela)).toEqual([ana, glosada, paga])
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query)).toEqual([
    { dataFinal: '2026-11-20' },
    { dataFinal: '2026-11-20', cursor: 'p2' },
  ])
})

test('uma guia se abre aos eventos: onde, quando, quanto e por que foi negado, só com o teclado', async () => {
  await openUmDentista()
  linhaDe('Guia 700001').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(linhaDe('Guia 700001')).toHaveFocus()
  const [aberta, ...eventos] = readRows(tabela).slice(1, -1)
  expect(aberta?.[0]).toBe(
    'Guia 700001Helena Prado · lote 20261013Protocolo P00000000071 Abrir a guia 700001Recorrer até 01/12/2026, em 10 dias, guia 700001',
  )
  expect(eventos).toEqual([
    [
      '11 Tratamento endodôntico unirradicular 85.200.158 · realizado em 05/10/2026',
      'R$ 130,00',
      'R$ 130,00',
      '—',
      '—',
    ],
    ['3067 Radiografia final não enviada. Falta a do dente 11'],
    [
      '26 MO Restauração em resina recurso85.100.200 · realizado em 06/10/2026 · valor revisto',
      'R$ 350,00',
      '—',
      'R$ 20,00',
      'R$ 330,00',
    ],
  ])
  await expectAccessible()
  await page.viewport(360, 800)
  await expectAccessible()
})

test('a quem não abre guias a linha aberta não leva a nenhuma', async () => {
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO'] })
  answer(financeiro.searchPeriodo, { ...umDentista, repasse: publicado })
  openPage(endereco, { permissoes: permissoesSem('CONSULTA_GTO', 'SOLIC_AUTO') })
  await linhaDe('Guia 700001').click()
  await expect.element(tabela.getByText(/Protocolo P00000000071/)).toBeVisible()
  await expect.element(tabela.getByRole('link', { name: 'Abrir a guia 700001' })).not.toBeInTheDocument()
})

test('a glosa se explica do botão ao lado, pelo evento em que caiu', async () => {
  answer(glosa.getExplicacao, { codigoGlosa: '3067' })
  await openUmDentista()
  await linhaDe('Guia 700001').click()
  await tabela.getByRole('button', { name: 'Por que a negativa 3067 acontece e como evitar' }).click()
  await expect.element(page.getByRole('dialog').getByText('Envie a final.')).toBeVisible()
  // The help came with the statement, and stands before the rest is asked for.
  await vi.waitFor(() =>
    expect(sent(glosa.getExplicacao)).toEqual([
      { params: { codigoGlosa: '3067' }, query: { codigoEvento: '85200158' } },
    ]),
  )
})
