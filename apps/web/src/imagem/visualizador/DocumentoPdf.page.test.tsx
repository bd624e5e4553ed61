import { imagem } from '@portal/contract/imagem.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFile, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { watchDownloads } from '../../testing/watchDownloads.ts'
import { singleKeys } from '../../ui/singleKeys.ts'
import { createImagem, paint } from '../imagem.fixture.ts'
import {
  ferramenta,
  openVisualizador,
  readCor,
  readMatriz,
  readZoom,
  tela,
  visualizador,
} from './visualizador.fixture.ts'

const laudo = createImagem({
  nomeArquivo: 'laudo.pdf',
  tipo: 'application/pdf',
  largura: null,
  altura: null,
  paginas: 3,
  paginasTela: 3,
  dente: null,
})
const cores = [
  [0, 128, 0],
  [0, 0, 255],
  [255, 0, 0],
] as const
const situacao = visualizador.getByRole('status').filter({ hasText: /^Página \d/ })
const anterior = ferramenta(/^Página anterior/)
const proxima = ferramenta(/^Próxima página/)
const press = (teclas: string) => userEvent.keyboard(teclas)

/** The page that is asked for next is of the colour of this one. */
const answerPagina = async (pagina: 1 | 2 | 3, altura = 48) =>
  answerFile(imagem.getImagem, await paint(cores[pagina - 1], 64, altura), 'laudo.png')

async function expectPagina(pagina: 1 | 2 | 3) {
  await expect.element(situacao).toHaveTextContent(`Página ${pagina} de 3`)
  await expect
    .element(visualizador.getByRole('img', { name: `Imagem 1: Inicial, sem dente, página ${pagina} de 3` }))
    .toBeInTheDocument()
  await expect.poll(readCor).toEqual(cores[pagina - 1])
}

async function open() {
  const numeroFicha = await openVisualizador(laudo)
  await expect.poll(() => tela().width).toBe(64)
  return numeroFicha
}

test('as páginas de um PDF se mostram como imagens, uma de cada vez, até o fim', async () => {
  const numeroFicha = await open()
  await expect.element(situacao).toHaveTextContent('Página 1 de 3')
  await expect.element(anterior).toBeDisabled()
  await answerPagina(2)
  await press('{PageDown}')
  await expectPagina(2)
  await expectAccessible()
  await answerPagina(3)
  await proxima.click()
  await expectPagina(3)
  // At the end the button does nothing more, and the focus is where it was.
  await expect.element(proxima).toBeDisabled()
  await expect.element(proxima).toHaveFocus()
  await press('{Enter}')
  await press('{PageDown}')
  await expectPagina(3)
  await press('{PageUp}')
  await expectPagina(2)
  await expect.element(proxima).toHaveFocus()
  const telas = sent(imagem.getImagem).filter(({ query }) => query.versao === 'tela')
  expect(telas.map(({ query }) => query)).toEqual([
    { numeroFicha, sequencial: 1, versao: 'tela' },
    { numeroFicha, sequencial: 1, versao: 'tela', pagina: 2 },
    { numeroFicha, sequencial: 1, versao: 'tela', pagina: 3 },
  ])
})

test('quem lê continua tão perto quanto estava, do alto da página seguinte', async () => {
  await open()
  await press('1')
  await expect.poll(readZoom).toBe('100%')
  await answerPagina(2, 3000)
  await press('{PageDown}')
  await expectPagina(2)
  await expect.poll(readZoom).toBe('100%')
  await expect.poll(() => readMatriz().f).toBeGreaterThan(500)
  await press('a')
  await expect.poll(() => readMatriz().f).toBe(0)
})

test('as teclas de página passam as imagens onde cada uma tem uma só', async () => {
  await openVisualizador(createImagem(), createImagem({ sequencial: 2, dente: '26' }))
  await press('{PageDown}')
  await expect.element(visualizador.getByText('2 de 2 · 16 inicial.png')).toBeVisible()
  expect(situacao.elements()).toEqual([])
})

test('as teclas se ensinam, e a folha delas se fecha com a mesma tecla', async () => {
  await open()
  const folha = visualizador.getByRole('region', { name: 'Atalhos do teclado' })
  await press('?')
  await expect.element(folha).toBeVisible()
  const linhas = [...folha.element().querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  expect(linhas.slice(0, 4)).toEqual(['+', 'Aproximar', '−', 'Afastar'])
  expect(linhas.slice(-2)).toEqual(['Esc', 'Fechar'])
  await expect
    .element(visualizador.getByRole('button', { name: 'Atalhos do teclado (?)' }))
    .toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
  const lista = folha.element()
  expect(lista.scrollHeight).toBeLessThanOrEqual(lista.clientHeight)
  // On a telephone it is longer than the stage: the arrows are its own while it has the focus.
  await page.viewport(360, 740)
  if (lista instanceof HTMLElement) lista.focus()
  await press('{ArrowDown}')
  await expect.poll(() => lista.scrollTop).toBeGreaterThan(0)
  await press('{End}')
  const [ultima] = [...lista.querySelectorAll('dd')].slice(-1)
  const fim = () =>
    (ultima?.getBoundingClientRect().bottom ?? Infinity) - lista.getBoundingClientRect().bottom
  await expect.poll(fim).toBeLessThanOrEqual(0)
  expect(readMatriz().f).toBe(0)
  await press('?')
  await expect.element(folha).not.toBeInTheDocument()
})

test('Esc fecha a folha de teclas, com o foco de onde ela se abriu, e só depois o visor', async () => {
  await open()
  const botao = visualizador.getByRole('button', { name: 'Atalhos do teclado (?)' })
  const folha = visualizador.getByRole('region', { name: 'Atalhos do teclado' })
  await botao.click()
  await press('{Escape}')
  await expect.element(folha).not.toBeInTheDocument()
  await expect.element(botao).toHaveFocus()
  ferramenta(/^Girar/)
    .element()
    .focus()
  await press('?')
  folha.element().focus()
  await press('{Escape}')
  await expect.element(folha).not.toBeInTheDocument()
  await expect.element(ferramenta(/^Girar/)).toHaveFocus()
  await expect.element(visualizador).toBeVisible()
  await press('{Escape}')
  await expect.element(visualizador).not.toBeInTheDocument()
})

test('das teclas desligadas a folha e os botões não falam, e as outras ficam', async () => {
  await open()
  const botao = visualizador.getByRole('button', { name: /^Atalhos do teclado/ })
  await botao.click()
  const folha = visualizador.getByRole('region', { name: 'Atalhos do teclado' })
  await expect.element(folha.getByText('R', { exact: true })).toBeVisible()
  singleKeys.turn(false)
  await expect.element(folha.getByText('R', { exact: true })).not.toBeInTheDocument()
  expect([...folha.element().querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    '←',
    '→',
    '↑',
    '↓',
    'Page Up',
    'Page Down',
    'Esc',
  ])
  await expect.element(botao).toHaveAccessibleName('Atalhos do teclado')
  await expect.element(visualizador.getByRole('button', { name: 'Girar 90°', exact: true })).toBeVisible()
  await expect.element(visualizador.getByRole('button', { name: 'Próxima página (Page Down)' })).toBeVisible()
})

test.each([
  [5, 3, 'as primeiras 3 de 5 páginas'],
  [2, 1, 'a primeira de 2 páginas'],
])('de %i páginas mostra %i: as outras ficam com a operadora', async (paginas, paginasTela, mostra) => {
  await openVisualizador({ ...laudo, paginas, paginasTela })
  await expect
    .element(
      visualizador.getByText(
        `Imagem não destinada a diagnóstico primário. Mostra ${mostra}: as outras ficam com a operadora.`,
      ),
    )
    .toBeVisible()
})

test('um PDF antigo, que não tem páginas para mostrar, se baixa', async () => {
  const numeroFicha = await openVisualizador({ ...laudo, paginasTela: 0, bytes: 389_120 })
  await expect
    .element(visualizador.getByText('Documento PDF, 3 páginas, 380 KB. Abra-o no leitor do seu computador.'))
    .toBeVisible()
  expect(visualizador.getByRole('toolbar').elements()).toEqual([])
  const baixados = watchDownloads()
  await visualizador.getByRole('button', { name: 'Baixar documento' }).click()
  await expect.poll(() => baixados).toHaveLength(1)
  expect(sent(imagem.getImagem).at(-1)?.query).toEqual({ numeroFicha, sequencial: 1, versao: 'inteira' })
})
