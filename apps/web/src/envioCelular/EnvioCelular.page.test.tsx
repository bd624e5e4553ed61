import { envioCelular } from '@portal/contract/envioCelular.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFilme } from '../imagem/imagem.fixture.ts'
import { findMarca } from '../marca/findMarca.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { showPart } from '../testing/showPart.tsx'
import { watchUploads } from '../testing/watchUploads.ts'
import { EnvioCelular } from './EnvioCelular.tsx'

const CODIGO = `100001.${'a'.repeat(43)}`
const guia = { numeroFicha: 700001, expiraEm: '2026-11-21T12:10:00.000Z', imagens: 0 }
const titulo = (name: string) => page.getByRole('heading', { level: 1, name })
const escolher = page.getByLabelText('Escolher do celular')

beforeEach(() => answer(envioCelular.getRepetidaCelular, { isRepetida: false }))

/** As its own document has it. */
function show(codigo: string): void {
  document.title = 'Enviar imagens'
  showPart(<EnvioCelular codigo={codigo} marca={findMarca('aurora')} />)
}

test('troca o código uma vez, diz a guia e até quando, e envia uma imagem atrás da outra', async () => {
  await page.viewport(360, 740)
  answer(envioCelular.validateCodigo, guia)
  answer(envioCelular.uploadImagemCelular, guia)
  const subidas = watchUploads()
  show(CODIGO)
  await expect.element(titulo('Guia 700001')).toHaveFocus()
  await expect.element(page.getByText(/Vale até as 09:10/)).toBeVisible()
  expect(sent(envioCelular.validateCodigo).map(({ body }) => body)).toEqual([{ codigo: CODIGO }])
  await userEvent.upload(escolher, [await createFilme('a.png'), await createFilme('b.png', [330, 240])])
  await expect.element(page.getByRole('status')).toHaveTextContent('2 imagens enviadas')
  expect(subidas.map(({ nome }) => nome)).toEqual(['a.png', 'b.png'])
  expect(sent(envioCelular.uploadImagemCelular).map(({ query }) => query)).toEqual([
    { numeroFicha: 700001 },
    { numeroFicha: 700001 },
  ])
  await expectAccessible()
  expectNoSideScroll()
  await page.viewport(1366, 768)
})

test('aberta de novo, pergunta pelo cookie', async () => {
  answer(envioCelular.getGuiaCelular, guia)
  show('')
  await expect.element(titulo('Guia 700001')).toHaveFocus()
})

test('um código que não vale diz por quê, sem nada a enviar', async () => {
  refuse(envioCelular.validateCodigo, 'API-CEL-0002')
  show(CODIGO)
  const { titulo: nome, texto } = catalogoErros['API-CEL-0002']
  await expect.element(titulo(nome)).toHaveFocus()
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect.element(escolher).not.toBeInTheDocument()
})

test('encerrado no meio, diz o que não foi e não envia mais', async () => {
  answer(envioCelular.getGuiaCelular, guia)
  refuse(envioCelular.uploadImagemCelular, 'API-ACE-0002')
  watchUploads()
  show('')
  await userEvent.upload(escolher, await createFilme('a.png'))
  await expect.element(titulo('O envio terminou')).toHaveFocus()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('a.png: O envio terminou antes desta imagem.')
  await expect.element(escolher).not.toBeInTheDocument()
})

test('uma imagem repetida é recusada nas palavras do catálogo, e não se envia de novo', async () => {
  answer(envioCelular.getGuiaCelular, guia)
  refuse(envioCelular.uploadImagemCelular, 'API-IMG-0009')
  watchUploads()
  show('')
  await userEvent.upload(escolher, await createFilme('a.png'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`a.png: ${catalogoErros['API-IMG-0009'].texto}`)
  await expect.element(page.getByRole('button', { name: /de novo/ })).not.toBeInTheDocument()
})

test('o que a guia já tem se diz antes, e só vai a quem o confirma', async () => {
  answer(envioCelular.getGuiaCelular, guia)
  answer(envioCelular.getRepetidaCelular, { isRepetida: true })
  show('')
  await userEvent.upload(escolher, await createFilme('a.png'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('a.png: Este arquivo já está na guia.')
  const [{ numeroFicha, sha256 } = {}] = sent(envioCelular.getRepetidaCelular).map(({ query }) => query)
  expect([numeroFicha, sha256?.length]).toEqual([guia.numeroFicha, 64])
  expect(sent(envioCelular.uploadImagemCelular)).toEqual([])
})

test('o que a auditoria negaria se diz antes, e só vai a quem o confirma', async () => {
  await page.viewport(360, 740)
  answer(envioCelular.getGuiaCelular, guia)
  answer(envioCelular.uploadImagemCelular, guia)
  const subidas = watchUploads()
  show('')
  await userEvent.upload(escolher, [
    await createFilme('pequena.png', [100, 80]),
    await createFilme('outra.png', [90, 80]),
    await createFilme('boa.png'),
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('1 imagem enviada')
  expect(
    page
      .getByRole('alert')
      .elements()
      .map((um) => um.textContent),
  ).toEqual([
    'pequena.png: Imagem pequena demais. Envie a imagem no tamanho em que foi feita, e não a miniatura dela.',
    'outra.png: Imagem pequena demais. Envie a imagem no tamanho em que foi feita, e não a miniatura dela.',
  ])
  // Of the one that went nothing more is asked.
  await expect.poll(() => [...document.images].map((vista) => vista.naturalWidth)).toEqual([100, 90])
  await expectAccessible()
  expectNoSideScroll()
  await page.getByRole('button', { name: 'Não enviar: outra.png' }).click()
  await page.getByRole('button', { name: 'Enviar mesmo assim: pequena.png' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 imagens enviadas')
  expect(subidas.map(({ nome }) => nome)).toEqual(['boa.png', 'pequena.png'])
  await page.viewport(1366, 768)
})
