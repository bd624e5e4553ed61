import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchUploads } from '../../testing/watchUploads.ts'
import { chooseFiles, createExigida, fila, openImagens } from '../imagem.fixture.ts'
import { reduceFoto } from './reduceFoto.ts'

type Foto = { isColorida: boolean; largura: number; altura: number }

/** What a camera makes: noise, in colour or in greys, which no codec makes small. */
async function photograph({ isColorida, largura, altura }: Foto): Promise<Blob> {
  const canvas = new OffscreenCanvas(largura, altura)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const imagem = context.createImageData(largura, altura)
  for (let at = 0; at < imagem.data.length; at += 4) {
    const cinza = (at * 2_654_435_761) % 251
    imagem.data.set(isColorida ? [cinza, 60, 200, 255] : [cinza, cinza, cinza, 255], at)
  }
  context.putImageData(imagem, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
}

test('uma foto grande se reduz a 2.560 pontos no lado maior, e na mesma proporção', async () => {
  const foto = new File([await photograph({ isColorida: true, largura: 3200, altura: 800 })], 'foto.JPG')
  const menor = await reduceFoto(foto)
  const { width, height } = await createImageBitmap(menor ?? new Blob())
  expect([menor?.type, width, height]).toEqual(['image/jpeg', 2560, 640])
  expect(menor?.size).toBeLessThan(foto.size * 0.8)
})

const grande = { isColorida: true, largura: 1400, altura: 700 }
test.each([
  ['uma radiografia, que é cinza', 'rx.jpg', { ...grande, isColorida: false }],
  ['uma foto em outro formato', 'foto.png', grande],
  ['uma foto de até 500 KB', 'foto.jpg', { isColorida: true, largura: 400, altura: 200 }],
])('%s fica como é', async (_caso, nome, foto) => {
  expect(await reduceFoto(new File([await photograph(foto)], nome))).toBe(undefined)
})

test('o que o navegador não lê fica como é: a operadora diz o que tem', async () => {
  expect(await reduceFoto(new File([new Uint8Array(600_000)], 'foto.jpg'))).toBe(undefined)
})

test('a linha de uma foto reduzida diz quanto ela tinha, e o que vai é a cópia', async () => {
  const subidas = watchUploads()
  const foto = await photograph(grande)
  await openImagens({ statusFicha: 5, imagensExigidas: [createExigida()] })
  await chooseFiles(new File([foto], '16 foto.jpg'))
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect.element(fila.getByText('Enviada')).toBeVisible()
  expect(subidas[0]?.nome).toBe('16 foto.jpg')
  expect(subidas[0]?.conteudo.size).toBeLessThan(foto.size * 0.8)
  await expect.element(fila.getByText(/ \(foto reduzida, tinha [\d,]+ (MB|KB)\)$/)).toBeVisible()
})
