import { imagem } from '@portal/contract/imagem.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFile, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { watchDownloads } from '../../testing/watchDownloads.ts'
import { notice } from '../../ui/notice.ts'
import { createImagem, imagens } from '../imagem.fixture.ts'
import {
  ferramenta,
  openVisualizador,
  palco,
  readCor,
  readMatriz,
  readZoom,
  titulo,
  visualizador,
} from './visualizador.fixture.ts'

const uma = createImagem()
const outra = createImagem({ sequencial: 2, nomeArquivo: 'panorâmica.tif', dente: null, momento: 'final' })
const queries = () =>
  sent(imagem.getImagem)
    .map(({ query }) => query)
    .filter(({ versao }) => versao !== 'miniatura')

const press = (teclas: string) => userEvent.keyboard(teclas)

test('a imagem se abre inteira, com o que ela mostra, e Esc a fecha', async () => {
  const numeroFicha = await openVisualizador(uma, outra)
  await expect
    .element(visualizador.getByRole('img', { name: 'Imagem 1: Inicial, dente 16' }))
    .toBeInTheDocument()
  await expect.element(titulo).toHaveTextContent('Inicial, dente 16')
  await expect.element(visualizador.getByText('1 de 2 · 16 inicial.png')).toBeVisible()
  await expect.element(visualizador.getByText('Imagem não destinada a diagnóstico primário.')).toBeVisible()
  expect(queries()).toEqual([{ numeroFicha, sequencial: 1, versao: 'tela' }])
  await expect.poll(readCor).toEqual([90, 90, 90])
  await expectAccessible()
  // One Esc closes it, tooltip and all.
  await ferramenta(/^Inverter/).hover()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await press('{Escape}')
  await expect.element(visualizador).not.toBeInTheDocument()
  await expect.element(imagens.getByRole('button', { name: /^Ver imagem 1/ })).toHaveFocus()
})

test('as teclas giram, espelham e invertem, e uma desfaz tudo', async () => {
  await openVisualizador(uma)
  await expect.poll(readZoom).not.toBe('100%')
  const inteira = readZoom()
  await press('r')
  await expect.poll(() => Math.round(readMatriz().a * 100)).toBe(0)
  expect(readMatriz().b).toBeGreaterThan(0)
  // Nothing on the screen but the image shows that a key has turned it.
  await expect.element(visualizador.getByText('Girada 90°')).toHaveAttribute('aria-live', 'polite')
  await press('r')
  await expect.poll(() => readMatriz().a).toBeLessThan(0)
  await press('f')
  await expect.poll(() => readMatriz().a).toBeGreaterThan(0)
  expect(readMatriz().d).toBeLessThan(0)
  await expect.element(ferramenta(/^Espelhar/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ferramenta(/^Inverter/)).toHaveAttribute('aria-pressed', 'false')
  await press('i')
  await expect.element(ferramenta(/^Inverter/)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(readCor).toEqual([165, 165, 165])
  await press('0')
  await expect.poll(readCor).toEqual([90, 90, 90])
  await expect.poll(() => readMatriz().d).toBeGreaterThan(0)
  expect(readZoom()).toBe(inteira)
  await expectAccessible()
})

test('as teclas aproximam, afastam e ajustam, e as setas movem a vista', async () => {
  await openVisualizador(uma)
  await expect.poll(readZoom).not.toBe('100%')
  const inteira = readZoom()
  await press('1')
  await expect.poll(readZoom).toBe('100%')
  await press('+')
  await expect.poll(readZoom).toBe('125%')
  // Nothing but the figure tells a reader that a key has changed it.
  await expect.element(visualizador.getByText('125%')).toHaveAttribute('aria-live', 'polite')
  await press('-')
  await expect.poll(readZoom).toBe('100%')
  await press('{ArrowLeft}')
  await expect.poll(() => [readMatriz().e, readMatriz().f]).toEqual([48, 0])
  await press('{ArrowUp}')
  await expect.poll(() => [readMatriz().e, readMatriz().f]).toEqual([48, 48])
  await press('{ArrowRight}{ArrowRight}{ArrowDown}')
  await expect.poll(() => [readMatriz().e, readMatriz().f]).toEqual([-48, 0])
  await press('a')
  await expect.poll(readZoom).toBe(inteira)
  expect(readMatriz().e).toBe(0)
})

test('cada botão faz o mesmo que a sua tecla', async () => {
  await openVisualizador(uma)
  await expect.poll(readCor).toEqual([90, 90, 90])
  // Of a file without a scale it is no life-size.
  await ferramenta(/^1:1, um ponto da imagem por ponto da tela/).click()
  await expect.poll(readZoom).toBe('100%')
  await ferramenta(/^Aproximar/).click()
  await expect.poll(readZoom).toBe('125%')
  await ferramenta(/^Afastar/).click()
  await expect.poll(readZoom).toBe('100%')
  await ferramenta(/^Espelhar/).click()
  await expect.poll(() => readMatriz().a).toBe(-1)
  await ferramenta(/^Girar/).click()
  await expect.poll(() => Math.round(readMatriz().a)).toBe(0)
  await ferramenta(/^Inverter/).click()
  await expect.poll(readCor).toEqual([165, 165, 165])
  await ferramenta(/^Desfazer/).click()
  await expect.poll(readCor).toEqual([90, 90, 90])
  await ferramenta(/^Ajustar/).click()
})

test('a janela de tons e a gama mudam os cinzas, com o teclado', async () => {
  await openVisualizador(uma)
  await expect.poll(readCor).toEqual([90, 90, 90])
  const janela = ferramenta(/^Janela de tons/)
  await janela.click()
  await expect.element(janela).toHaveAttribute('aria-expanded', 'true')
  const preto = visualizador.getByRole('slider', { name: /^Tom que vira preto/ })
  await expect.element(visualizador.getByText('0 a 255')).toBeVisible()
  preto.element().focus()
  // The slider keeps its own arrows.
  await press('{ArrowRight}'.repeat(5))
  await expect.element(visualizador.getByText('5 a 255')).toBeVisible()
  await expect.poll(readCor).toEqual([87, 87, 87])
  expect(readMatriz().e).toBe(0)
  await expectAccessible()
  await press('0')
  await expect.element(visualizador.getByText('0 a 255')).toBeVisible()
  await expect.element(visualizador.getByText('1,0')).toBeVisible()
  await press('{Tab}{Tab}{ArrowRight}')
  await expect.element(visualizador.getByText('1,1')).toBeVisible()
  await expect.poll(() => readCor()[0]).toBeGreaterThan(90)
})

test('de uma imagem à outra, por tecla, botão ou miniatura, até o fim', async () => {
  await openVisualizador(uma, outra)
  const [antes, depois] = [ferramenta(/^Imagem anterior$/), ferramenta(/^Próxima imagem$/)]
  const dito = visualizador.getByRole('status')
  await expect.element(antes).toBeDisabled()
  await press('i.')
  await expect.element(titulo).toHaveTextContent('Final, sem dente')
  // Nothing tells readers that a title has changed.
  await expect.element(dito).toHaveTextContent('2 de 2, Final, sem dente')
  await press('.')
  await expect.element(dito).toHaveTextContent('Esta é a última imagem.')
  await expect.element(visualizador.getByText('2 de 2 · panorâmica.tif')).toBeVisible()
  await expect.element(depois).toBeDisabled()
  // Another image begins without what was done to the one before.
  await expect.element(ferramenta(/^Inverter/)).toHaveAttribute('aria-pressed', 'false')
  await press(',')
  await expect.element(titulo).toHaveTextContent('Inicial, dente 16')
  await depois.click()
  await expect.element(titulo).toHaveTextContent('Final, sem dente')
  const miniatura = visualizador.getByRole('button', { name: 'Imagem 1: Inicial, dente 16' })
  await expect.element(miniatura).toHaveAttribute('aria-current', 'false')
  await miniatura.click()
  await expect.element(titulo).toHaveTextContent('Inicial, dente 16')
  await expect.element(miniatura).toHaveAttribute('aria-current', 'true')
  await expect.element(dito).toHaveTextContent('1 de 2, Inicial, dente 16')
})

test('a imagem se baixa inteira, com o seu nome', async () => {
  const numeroFicha = await openVisualizador(uma)
  const baixados = watchDownloads()
  answerFile(imagem.getImagem, 'inteira', '16 inicial.png')
  await ferramenta(/^Baixar/).click()
  await expect.poll(() => baixados).toHaveLength(1)
  expect(baixados[0]?.nome).toBe('16 inicial.png')
  expect(await baixados[0]?.conteudo?.text()).toBe('inteira')
  expect(queries().at(-1)).toEqual({ numeroFicha, sequencial: 1, versao: 'inteira' })
})

test('a imagem que não se baixou se diz, pelo seu nome, e continua à vista', async () => {
  await openVisualizador(uma)
  await expect.element(visualizador.getByRole('img', { name: /^Imagem 1/ })).toBeInTheDocument()
  refuse(imagem.getImagem, 'API-IMG-0001')
  await ferramenta(/^Baixar/).click()
  await expect
    .element(page.getByText('Não foi possível baixar “16 inicial.png”. Imagem não encontrada'))
    .toBeVisible()
  await expect.element(visualizador.getByRole('img', { name: /^Imagem 1/ })).toBeInTheDocument()
})

test('o que se mostra menor do que é se diz', async () => {
  await openVisualizador(createImagem({ largura: 4000, altura: 1200 }))
  await expect
    .element(
      visualizador.getByText(
        'Imagem não destinada a diagnóstico primário. Reduzida para a tela: inteira tem 4000 × 1200 pontos.',
      ),
    )
    .toBeVisible()
})

test('um aviso fica sobre a imagem, acima das ferramentas, e não a move nem a muda de tamanho', async () => {
  await openVisualizador(uma)
  await expect.poll(readZoom).not.toBe('100%')
  const boxOf = (element: Element) => element.getBoundingClientRect().toJSON()
  const antes = [boxOf(palco()), readZoom(), readMatriz().a]
  notice.push({ tone: 'informacao', title: 'A operadora respondeu.' })
  const aviso = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')
  await expect.element(aviso).toBeVisible()
  const pe = visualizador.element().querySelector('footer')?.getBoundingClientRect()
  await expect.poll(() => aviso.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(pe?.top ?? 0)
  expect(pe?.bottom).toBe(innerHeight)
  expect([boxOf(palco()), readZoom(), readMatriz().a]).toEqual(antes)
  await press('{Escape}')
  await expect.element(visualizador).not.toBeInTheDocument()
  expect(document.documentElement.style.getPropertyValue('--visor-pe')).toBe('')
})
