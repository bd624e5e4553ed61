import { acervo } from '@portal/contract/acervo.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAssociados, helena } from '../associado/associado.fixture.ts'
import { answer, answerFile, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { answerImagens, createImagemAcervo } from './acervo.fixture.ts'

const ENDERECO = '/portal/acervoDigital'
const DELA = `${ENDERECO}?paciente=${helena.chave}`
const canal = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  descricao: 'Tratamento endodôntico',
  codigoLocalizacao: '26',
}
const antes = createImagemAcervo({ eventos: [canal] })
const depois = createImagemAcervo({
  numeroFicha: 700901,
  momento: 'final',
  data: '2026-11-20',
  nomeArquivo: 'serie.tif',
  paginas: 3,
  paginasTela: 3,
  origem: 700123,
})
const miniaturas = page.getByRole('button', { name: /^Ver imagem/ })
const visualizador = page.getByRole('dialog')
const titulo = visualizador.getByRole('heading', { level: 2 })

beforeEach(async () => {
  answerAssociados()
  await answerImagens()
  answer(acervo.listAcervo, ({ query }) => ({
    imagens: [depois, antes].filter(({ momento }) => !query.momento || momento === query.momento),
    dentes: ['26'],
    proximo: null,
  }))
})

describePage('AcervoDigitalPage', {
  open: () => openPage(DELA),
  chamada: acervo.listAcervo,
  espera: 'Carregando o acervo',
  pronto: miniaturas.first(),
})

test('do paciente que se procura vêm as imagens por dia, com o que cada uma é', async () => {
  const { address } = openPage(ENDERECO)
  await page.getByRole('searchbox').fill('500000001')
  await userEvent.keyboard('{Enter}')
  await expect.element(miniaturas.first()).toBeVisible()
  expect(address()).toBe(DELA)
  const dias = page.getByRole('heading', { level: 3 }).elements()
  expect(dias.map(({ textContent }) => textContent)).toEqual(['20/11/2026', '10/11/2026'])
  // One grid for all days: the next day's image stands beside.
  const tops = miniaturas.elements().map((uma) => uma.getBoundingClientRect().top)
  expect(tops).toEqual([tops[0], tops[0]])
  const nova = page.getByRole('region', { name: '20/11/2026' })
  await expect.element(nova.getByText('20/11/2026').last()).toBeVisible()
  await expect.element(nova.getByText('serie.tif · 3 páginas')).toBeVisible()
  await expect.element(nova.getByText(/exame da ficha 700123/)).toBeVisible()
  const velha = page.getByRole('region', { name: '10/11/2026' })
  await expect.element(velha.getByText('Tratamento endodôntico')).toBeVisible()
  await expect.element(velha.getByRole('link', { name: 'Guia 700900' })).toBeVisible()
})

test.each([320, 360])('a %i px o que se faz com o paciente está inteiro na sua faixa', async (largura) => {
  await page.viewport(largura, 740)
  openPage(DELA)
  const trocar = page.getByRole('button', { name: 'Trocar paciente' })
  await expect.element(trocar).toBeInViewport({ ratio: 1 })
  const faixa = page.getByRole('region', { name: 'Paciente' }).element()
  expect(trocar.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    faixa.getBoundingClientRect().right,
  )
})

test('o exame que nenhuma guia tem diz de que ficha veio, e não leva a uma guia', async () => {
  const exame = createImagemAcervo({ numeroFicha: 700123, origem: 700123 })
  answer(acervo.listAcervo, { imagens: [exame], dentes: [], proximo: null })
  openPage(DELA)
  await expect.element(page.getByText('Em nenhuma guia · exame da ficha 700123')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Guia 700123' })).not.toBeInTheDocument()
})

test('os filtros vão ao servidor e ficam no endereço; sem nenhuma, a lista o diz', async () => {
  const { address } = openPage(DELA)
  await expect.element(miniaturas.first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Dente' }).selectOptions('Dente 26')
  await page.getByRole('combobox', { name: 'Tipo' }).selectOptions('Recurso')
  await expect.element(page.getByText('Nenhuma imagem do paciente é deste dente e deste tipo.')).toBeVisible()
  expect(sent(acervo.listAcervo).at(-1)?.query).toMatchObject({
    codigoAssociado: '500000001',
    dente: '26',
    momento: 'recurso',
  })
  expect(address()).toContain(`paciente=${helena.chave}`)
  expect(address()).toContain('momento=recurso')
})

test('o visualizador passa de uma guia a outra, pelo teclado, e volta à miniatura', async () => {
  openPage(DELA)
  await expect.element(miniaturas.first()).toBeVisible()
  miniaturas.first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo).toHaveTextContent('Final, dente 26, 20/11/2026, guia 700901')
  await visualizador.getByRole('button', { name: 'Próxima imagem' }).click()
  await expect.element(titulo).toHaveTextContent('Inicial, dente 26, 10/11/2026, guia 700900')
  await expect.element(visualizador.getByRole('img', { name: /^Imagem 2: Inicial/ })).toBeInTheDocument()
  const lidas = sent(acervo.getImagemAcervo).map(({ query }) => query)
  expect(lidas).toContainEqual({ numeroFicha: 700900, sequencial: 1, thumbnail: true })
  expect(lidas.filter(({ pagina }) => pagina)).toEqual([
    { numeroFicha: 700901, sequencial: 1, pagina: 1 },
    { numeroFicha: 700900, sequencial: 1, pagina: 1 },
  ])
  // The file to keep is the guide's, as it is there.
  answerFile(imagem.getImagem, 'inteira', 'rx.png')
  await visualizador.getByRole('button', { name: 'Baixar' }).click()
  await expect
    .poll(() => sent(imagem.getImagem).map(({ query }) => query))
    .toEqual([{ numeroFicha: 700900, sequencial: 1, versao: 'inteira' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(miniaturas.first()).toHaveFocus()
})

test('da imagem que nenhuma guia tem, as marcas estão travadas e dizem por quê, também pela tecla', async () => {
  const exame = createImagemAcervo({ numeroFicha: 700123, origem: 700123 })
  answer(acervo.listAcervo, { imagens: [exame, antes], dentes: ['26'], proximo: null })
  answer(marcaImagem.listMarcas, [])
  openPage(DELA)
  await miniaturas.first().click()
  const marcas = visualizador.getByRole('button', { name: /^Marcas e medidas/ })
  const motivo = 'Marcas e medidas se guardam na guia, e esta imagem ainda não está em nenhuma.'
  await expect.element(marcas).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('m')
  await expect.element(marcas).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(motivo)
  await expect.element(marcas).toHaveAccessibleDescription(motivo)
  await expect.element(marcas).toHaveAttribute('aria-expanded', 'false')
  // The next one is a guide's, and opens them.
  await userEvent.keyboard('.m')
  await expect.element(marcas).toHaveAttribute('aria-expanded', 'true')
  await expect.element(marcas).not.toHaveAttribute('aria-disabled')
})
