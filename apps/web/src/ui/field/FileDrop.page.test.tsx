import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { FileDrop } from './FileDrop.tsx'

const zona = page.getByRole('group', { name: 'Arraste as imagens para cá' })
const escolher = page.getByRole('button', { name: 'Escolher arquivos' })
const foto = new File(['luz'], 'foto.png', { type: 'image/png' })
let vindos: string[][] = []

function createDados({ arquivos = [], texto }: { arquivos?: File[]; texto?: string }): DataTransfer {
  const dados = new DataTransfer()
  for (const arquivo of arquivos) dados.items.add(arquivo)
  if (texto) dados.setData('text/plain', texto)
  return dados
}

/** Whether the browser was kept from what it would do by itself. */
function drag(tipo: 'dragenter' | 'dragover' | 'dragleave' | 'drop', dataTransfer: DataTransfer): boolean {
  const opcoes = { dataTransfer, bubbles: true, cancelable: true }
  return !escolher.element().dispatchEvent(new DragEvent(tipo, opcoes))
}

function paste(clipboardData: DataTransfer): boolean {
  const opcoes = { clipboardData, bubbles: true, cancelable: true }
  return !escolher.element().dispatchEvent(new ClipboardEvent('paste', opcoes))
}

beforeEach(async () => {
  vindos = []
  showPart(
    <FileDrop
      accept={['.png']}
      hint="PNG, até 5 MB"
      label="Arraste as imagens para cá"
      onFiles={(arquivos) => vindos.push(arquivos.map(({ name }) => name))}
    />,
  )
  await expect.element(escolher).toBeVisible()
})

test('arquivos arrastados dizem onde se soltam, e chegam; saindo dali, nada fica', async () => {
  const arquivos = createDados({ arquivos: [foto, new File(['sombra'], 'outra.png')] })
  const solte = page.getByText('Solte aqui')
  drag('dragenter', arquivos)
  await expect.element(solte).toBeVisible()
  expect(drag('dragover', arquivos)).toBe(true)
  drag('dragleave', arquivos)
  await expect.element(solte).not.toBeVisible()
  drag('dragenter', arquivos)
  expect(drag('drop', arquivos)).toBe(true)
  await expect.element(solte).not.toBeVisible()
  await expect.element(zona).toBeVisible()
  expect(vindos).toEqual([['foto.png', 'outra.png']])
})

test('um arquivo colado chega; texto, arrastado ou colado, segue o seu caminho', async () => {
  const texto = createDados({ texto: '26 OM 85100200' })
  expect(paste(createDados({ arquivos: [foto] }))).toBe(true)
  expect([drag('dragover', texto), drag('drop', texto), paste(texto)]).toEqual([false, false, false])
  drag('dragenter', texto)
  await expect.element(page.getByText('Solte aqui')).not.toBeVisible()
  expect(vindos).toEqual([['foto.png']])
})

test('o mesmo arquivo, escolhido de novo, chega de novo', async () => {
  const entrada = zona.element().querySelector('input')
  if (!entrada) throw new Error('no field for files')
  await userEvent.upload(entrada, 'package.json')
  await userEvent.upload(entrada, 'package.json')
  await expect.poll(() => vindos).toEqual([['package.json'], ['package.json']])
})
