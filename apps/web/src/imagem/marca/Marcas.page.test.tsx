import { Marca, type Marca as MarcaDoContrato, marcaImagem } from '@portal/contract/marcaImagem.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { type Partly, sample } from '../../testing/sample.ts'
import { createImagem } from '../imagem.fixture.ts'
import {
  openVisualizador,
  palco,
  readMatriz,
  readZoom,
  visualizador,
} from '../visualizador/visualizador.fixture.ts'

const press = (teclas: string) => userEvent.keyboard(teclas)
const painel = visualizador.getByRole('region', { name: 'Marcas e medidas' })
const lista = visualizador.getByRole('list', { name: 'Marcas da imagem' })
const status = painel.getByRole('status')

let guardadas: MarcaDoContrato[] = []

const createMarca = (mudancas: Partly<MarcaDoContrato>): MarcaDoContrato =>
  sample(Marca, { pagina: 1, criada: { por: 'Ana Souza', em: '2026-11-20T12:00:00Z' }, ...mudancas })

/** Opens the image of 64 x 48 points and its marks, by the key. */
async function openMarcas(...marcas: Partly<MarcaDoContrato>[]): Promise<number> {
  guardadas = marcas.map((marca, i) => createMarca({ numero: i + 1, versao: 1, ...marca }))
  answer(marcaImagem.listMarcas, () => guardadas)
  answer(marcaImagem.createMarca, ({ body: { numeroFicha: _ficha, sequencial: _imagem, ...marca } }) => {
    const numero = Math.max(0, ...guardadas.map((uma) => uma.numero)) + 1
    const nova = createMarca({ ...marca, numero, versao: 1 })
    guardadas = [...guardadas, nova]
    return nova
  })
  answer(marcaImagem.deleteMarca, ({ query: { numero } }) => {
    guardadas = guardadas.filter((uma) => uma.numero !== numero)
    return { ok: true } as const
  })
  const numeroFicha = await openVisualizador(createImagem())
  await expect.poll(readZoom).not.toBe('100%')
  await press('m')
  await expect.element(painel).toBeVisible()
  return numeroFicha
}

test('uma seta se faz só com o teclado, e a imagem fica onde está', async () => {
  const numeroFicha = await openMarcas()
  await expect.element(painel.getByText(/^Nenhuma marca nesta imagem/)).toBeVisible()
  const antes = readMatriz().toString()
  painel.getByRole('button', { name: 'Seta' }).element().focus()
  await press('{Enter}')
  await expect.element(painel.getByText(/^Primeiro ponto/)).toBeVisible()
  await press('{Enter}{ArrowRight}{ArrowRight}{ArrowDown}')
  await expect.element(painel.getByText(/^Segundo ponto/)).toBeVisible()
  await press('{Enter}')
  const texto = painel.getByRole('textbox', { name: /^Texto da marca/ })
  await expect.element(texto).toHaveFocus()
  // Letters of a text are no keys of the viewer.
  await press('#raiz')
  await expect
    .element(painel.getByText('Retirado do texto: # (cerquilha). A operadora não aceita esse sinal.'))
    .toBeVisible()
  await press('{Enter}')
  await expect.element(status).toHaveTextContent('Marca guardada.')
  await expect.element(painel.getByRole('button', { name: 'Seta' })).toHaveFocus()
  expect(readMatriz().toString()).toBe(antes)
  const [corpo] = sent(marcaImagem.createMarca).map(({ body }) => body)
  expect(corpo).toMatchObject({
    numeroFicha,
    sequencial: 1,
    pagina: 1,
    tipo: 'seta',
    texto: 'raiz',
    decimosMilimetro: null,
  })
  const [de, ate] = corpo?.pontos ?? []
  expect(de).toEqual({ x: 5000, y: 5000 })
  expect(ate?.x).toBeGreaterThan(5000)
  expect(ate?.y).toBeGreaterThan(5000)
  await expect.element(lista.getByText('Seta: raiz')).toBeVisible()
  await expectAccessible()
})

test('Esc desfaz o desenho, e não fecha a imagem', async () => {
  await openMarcas()
  await painel.getByRole('button', { name: 'Medida' }).click()
  await press('{Enter}{Escape}')
  await expect.element(status).toHaveTextContent('Desenho desfeito.')
  await expect.element(visualizador).toBeVisible()
  expect(sent(marcaImagem.createMarca)).toEqual([])
})

test('Desistir desfaz o desenho ao ser apertado com Enter, que noutro lugar fixaria um ponto', async () => {
  await openMarcas()
  const seta = painel.getByRole('button', { name: 'Seta' })
  seta.element().focus()
  await press('{Enter}')
  await expect.element(painel.getByText(/^Primeiro ponto/)).toBeVisible()
  // So does any other button what it says.
  const espelhar = visualizador.getByRole('button', { name: /^Espelhar/ })
  espelhar.element().focus()
  await press('{Enter}')
  await expect.element(espelhar).toHaveAttribute('aria-pressed', 'true')
  await expect.element(painel.getByText(/^Primeiro ponto/)).toBeVisible()
  painel.getByRole('button', { name: 'Desistir (Esc)' }).element().focus()
  await press('{Enter}')
  await expect.element(status).toHaveTextContent('Desenho desfeito.')
  await expect.element(seta).toHaveFocus()
})

test('Esc no texto desiste da marca; só o seguinte fecha a imagem', async () => {
  await openMarcas()
  await painel.getByRole('button', { name: 'Seta' }).click()
  await press('{Enter}{ArrowRight}{Enter}')
  await expect.element(painel.getByRole('textbox', { name: /^Texto da marca/ })).toHaveFocus()
  await press('raiz{Escape}')
  await expect.element(status).toHaveTextContent('Desenho desfeito.')
  await expect.element(painel.getByRole('button', { name: 'Seta' })).toHaveFocus()
  expect(sent(marcaImagem.createMarca)).toEqual([])
  await press('{Escape}')
  await expect.element(visualizador).not.toBeInTheDocument()
})

const metade = {
  pontos: [
    { x: 0, y: 5000 },
    { x: 5000, y: 5000 },
  ],
}

test('uma medida diz milímetros pelo comprimento conhecido, e sem ele que não está calibrada', async () => {
  await openMarcas({
    tipo: 'medida',
    pontos: [
      { x: 0, y: 0 },
      { x: 0, y: 10_000 },
    ],
    texto: '',
  })
  await expect.element(lista.getByText('Medida: não calibrado')).toBeVisible()
  await painel.getByRole('button', { name: 'Calibrar' }).click()
  await press('{Enter}{ArrowRight}{Enter}')
  const comprimento = painel.getByRole('textbox', { name: 'Comprimento conhecido' })
  await expect.element(comprimento).toHaveFocus()
  await press('dez{Enter}')
  await expect.element(comprimento).toHaveAccessibleDescription(/Digite um comprimento de 0,1 a 300 mm/)
  await comprimento.fill('12,5')
  await press('{Enter}')
  await expect.element(lista.getByText(/^Medida: \d+,\d mm$/)).toBeVisible()
  expect(sent(marcaImagem.createMarca)[0]?.body.decimosMilimetro).toBe(125)
  await expect
    .element(painel.getByRole('button', { name: 'Calibrar' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['Calibrar', 'Comprimento conhecido'],
  ['Medida', /^Texto da marca/],
])('com o mouse, %s abre o seu campo com o foco, e o que se digita é dele', async (ferramenta, campo) => {
  await openMarcas()
  await painel.getByRole('button', { name: ferramenta }).click()
  const camada = visualizador.element().querySelector('svg[data-desenhando]')
  if (!camada) throw new Error('nothing to draw on')
  const { width, height } = camada.getBoundingClientRect()
  await userEvent.click(camada, { position: { x: width / 2 - 20, y: height / 2 } })
  await expect.element(painel.getByText(/^Segundo ponto/)).toBeVisible()
  await userEvent.click(camada, { position: { x: width / 2 + 20, y: height / 2 } })
  const aberto = painel.getByRole('textbox', { name: campo })
  await expect.element(aberto).toHaveFocus()
  await press('20,5')
  // Nor does the image take it when it is moved meanwhile.
  await userEvent.click(palco(), { position: { x: 120, y: 120 } })
  await expect.element(aberto).toHaveFocus()
  await expect.element(aberto).toHaveValue('20,5')
})

test('uma medida calibrada, quem a fez, e a remoção', async () => {
  const numeroFicha = await openMarcas(
    { tipo: 'escala', decimosMilimetro: 100, texto: '', ...metade },
    {
      tipo: 'medida',
      pontos: [
        { x: 0, y: 0 },
        { x: 10_000, y: 0 },
      ],
      texto: 'coroa',
      versao: 3,
    },
  )
  await expect.element(lista.getByText('Medida: 20,0 mm · coroa')).toBeVisible()
  await expect.element(lista.getByText(/^Ana Souza, 20\/11\/2026/).first()).toBeVisible()
  await painel.getByRole('button', { name: 'Remover: Medida: 20,0 mm · coroa' }).click()
  await expect.element(lista.getByText(/coroa/)).not.toBeInTheDocument()
  expect(sent(marcaImagem.deleteMarca).map(({ query }) => query)).toEqual([
    { numeroFicha, sequencial: 1, numero: 2, versao: 3 },
  ])
})

test('uma marca removida volta por Ctrl+Z, e o foco segue na marca seguinte ou na primeira ferramenta', async () => {
  const numeroFicha = await openMarcas(
    { tipo: 'texto', pontos: [{ x: 10, y: 20 }], texto: 'lesão', decimosMilimetro: null },
    { tipo: 'seta', texto: 'raiz', decimosMilimetro: null, ...metade },
  )
  const remover = (nome: string) => painel.getByRole('button', { name: `Remover: ${nome}` })
  await expect.element(remover('Seta: raiz')).toBeVisible()
  remover('Texto: lesão').element().focus()
  await press('{Enter}')
  await expect.element(lista.getByText(/lesão/)).not.toBeInTheDocument()
  await expect.element(remover('Seta: raiz')).toHaveFocus()
  await press('{Control>}z{/Control}')
  await expect.element(lista.getByText(/lesão/)).toBeVisible()
  expect(sent(marcaImagem.createMarca).map(({ body }) => body)).toEqual([
    {
      ...{ numeroFicha, sequencial: 1, pagina: 1, tipo: 'texto' },
      ...{ pontos: [{ x: 10, y: 20 }], texto: 'lesão', decimosMilimetro: null },
    },
  ])
  for (const nome of ['Seta: raiz', 'Texto: lesão']) {
    await expect.element(remover(nome)).toBeVisible()
    remover(nome).element().focus()
    await press('{Enter}')
    await expect.element(remover(nome)).not.toBeInTheDocument()
  }
  await expect.element(painel.getByRole('button', { name: 'Seta', exact: true })).toHaveFocus()
})

const medida = { tipo: 'medida', texto: 'coroa', ...metade } as const

test('só com o teclado uma marca muda de lugar, e uma ponta só', async () => {
  await openMarcas(medida)
  answer(marcaImagem.updateMarca, ({ body: { pontos } }) => {
    guardadas = [createMarca({ numero: 1, versao: 2, ...medida, pontos })]
    return guardadas[0] as MarcaDoContrato
  })
  const mover = painel.getByRole('button', { name: /^Mover: Medida/ })
  await expect.element(mover).toBeVisible()
  mover.element().focus()
  await press('{Enter}{ArrowDown}{Escape}')
  await expect.element(status).toHaveTextContent('A marca fica onde estava.')
  await expect.element(painel.getByRole('button', { name: 'Medida', exact: true })).toHaveFocus()
  mover.element().focus()
  await press('{Enter}')
  await expect.element(painel.getByText(/^A marca toda: arraste, ou mova com as setas/)).toBeVisible()
  await press('{ArrowDown} {ArrowUp} {ArrowRight}')
  await expect.element(painel.getByText(/^O segundo ponto/)).toBeVisible()
  await expectAccessible()
  await press('{Enter}')
  await expect.element(status).toHaveTextContent('Marca mudada.')
  await expect.element(painel.getByRole('button', { name: 'Medida', exact: true })).toHaveFocus()
  const [corpo] = sent(marcaImagem.updateMarca).map(({ body }) => body)
  expect(corpo).toMatchObject({ numero: 1, versao: 1, texto: 'coroa', decimosMilimetro: null })
  const [de, ate] = corpo?.pontos ?? []
  expect(de).toEqual({ x: 0, y: 5000 })
  expect(ate?.x).toBeGreaterThan(5000)
  expect(ate?.y).toBeGreaterThan(5000)
})

test('Desistir deixa a marca onde estava, com a barra que noutro lugar muda de ponta', async () => {
  await openMarcas(medida)
  const mover = painel.getByRole('button', { name: /^Mover: Medida/ })
  await expect.element(mover).toBeVisible()
  mover.element().focus()
  await press('{Enter}{ArrowDown}')
  painel.getByRole('button', { name: 'Desistir (Esc)' }).element().focus()
  await press(' ')
  await expect.element(status).toHaveTextContent('A marca fica onde estava.')
  await expect.element(painel.getByRole('button', { name: 'Medida', exact: true })).toHaveFocus()
  expect(sent(marcaImagem.updateMarca)).toEqual([])
})

test('arrastada, a marca fica onde a mão a solta, e a imagem não se move', async () => {
  await openMarcas(medida)
  answer(marcaImagem.updateMarca, ({ body: { pontos } }) => createMarca({ numero: 1, ...medida, pontos }))
  const antes = readMatriz().toString()
  const linha = () => visualizador.element().querySelector('svg line')
  await expect.poll(linha).not.toBeNull()
  const { left, top, width } = linha()?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 }
  const mao = { pointerId: 1, bubbles: true, isPrimary: true, button: 0 }
  const [x, y] = [left + width / 2, top]
  linha()?.dispatchEvent(new PointerEvent('pointerdown', { ...mao, clientX: x, clientY: y }))
  linha()?.dispatchEvent(new PointerEvent('pointermove', { ...mao, clientX: x, clientY: y + 30 }))
  linha()?.dispatchEvent(new PointerEvent('pointerup', { ...mao, clientX: x, clientY: y + 30 }))
  await expect.element(status).toHaveTextContent('Marca mudada.')
  const [{ pontos } = { pontos: [] }] = sent(marcaImagem.updateMarca).map(({ body }) => body)
  expect(pontos[0]?.y).toBeGreaterThan(5000)
  expect(pontos[0]?.y).toBe(pontos[1]?.y)
  expect([pontos[0]?.x, pontos[1]?.x]).toEqual([0, 5000])
  expect(readMatriz().toString()).toBe(antes)
})

test('o que outra tela mudou é recusado, e se mostra como ficou', async () => {
  await openMarcas({ tipo: 'texto', pontos: [{ x: 1, y: 1 }], texto: 'antes' })
  refuse(marcaImagem.updateMarca, 'API-MRC-0002')
  await painel.getByRole('button', { name: 'Mudar: Texto: antes' }).click()
  await painel.getByRole('textbox', { name: /^Texto da marca/ }).fill('minha')
  guardadas = [
    createMarca({ numero: 1, versao: 2, tipo: 'texto', pontos: [{ x: 1, y: 1 }], texto: 'da colega' }),
  ]
  await press('{Enter}')
  await expect.element(lista.getByText('Texto: da colega')).toBeVisible()
})
