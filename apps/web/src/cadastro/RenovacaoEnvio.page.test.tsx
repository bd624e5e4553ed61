import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { type Subida, watchUploads } from '../testing/watchUploads.ts'
import { createAlvara, createRenovacao } from './cadastro.fixture.ts'

const renovar = page.getByRole('button', { name: 'Renovar: Alvará sanitário' })
const dialogo = page.getByRole('dialog', { name: 'Renovar: Alvará sanitário' })
const numero = dialogo.getByRole('textbox', { name: 'Número do documento novo' })
const continuar = dialogo.getByRole('button', { name: 'Continuar' })
const enviar = dialogo.getByRole('button', { name: 'Enviar o documento' })
const feita = dialogo.getByRole('heading', { name: 'Documento enviado' })
const resumo = dialogo.getByRole('alert').filter({ hasText: 'Há um problema' })
const guardado = dialogo.getByText('O arquivo enviado antes está guardado; escolha outro só para trocá-lo.')

/** What was sent, in its order. */
let ordem: string[]
let subidas: readonly Subida[]

async function fillRenovacao(alvara: Alvara, arquivo?: File): Promise<void> {
  answer(cadastro.listAlvaras, [alvara])
  openPage('/portal/atualizacaoCadastral?aba=alvaras')
  await renovar.click()
  await numero.fill('VISA-2028')
  await dialogo.getByRole('textbox', { name: 'Válido até' }).fill('31/12/2028')
  if (!arquivo) return
  const entrada = dialogo.element().querySelector('input[type=file]')
  if (!(entrada instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(entrada, arquivo)
  await expect.element(dialogo.getByText(`Escolhido: ${arquivo.name}`)).toBeVisible()
}

/** From the answers to their check, and on. */
async function send(): Promise<void> {
  await continuar.click()
  await enviar.click()
}

const pdf = new File(['%PDF foto'], 'alvara.pdf', { type: 'application/pdf' })
const semDados = createAlvara({
  renovacao: createRenovacao('aguardaDados', { numero: null, dataValidade: null }),
})

beforeEach(() => {
  ordem = []
  subidas = watchUploads()
  answer(cadastro.uploadAlvara, () => {
    ordem.push('arquivo')
    return createAlvara()
  })
  answer(cadastro.updateAlvara, () => {
    ordem.push('dados')
    return createAlvara()
  })
})

test('o arquivo vai antes dos dados, e com os dois a renovação está enviada', async () => {
  await fillRenovacao(createAlvara(), pdf)
  await continuar.click()
  await expect.element(dialogo.getByText('alvara.pdf, 1 KB')).toBeVisible()
  await enviar.click()
  await expect.element(feita).toHaveFocus()
  expect(ordem).toEqual(['arquivo', 'dados'])
  expect(subidas.map(({ nome }) => nome)).toEqual(['alvara.pdf'])
  expect(await subidas[0]?.conteudo.text()).toBe('%PDF foto')
  expect(sent(cadastro.uploadAlvara).map(({ params }) => params)).toEqual([{ id: 7 }])
  await userEvent.keyboard('{Escape}')
  await renovar.click()
  await expect.element(dialogo.getByText('Foto ou PDF do documento')).toBeVisible()
})

test('o que a operadora já tem vai de novo primeiro: os dados, e depois o arquivo', async () => {
  await fillRenovacao(createAlvara({ renovacao: createRenovacao('aguardaArquivo') }), pdf)
  await send()
  await expect.element(feita).toBeVisible()
  expect(ordem).toEqual(['dados', 'arquivo'])
})

test('o arquivo já guardado se troca por outro', async () => {
  await fillRenovacao(semDados, pdf)
  await expect.element(guardado).not.toBeInTheDocument()
  await send()
  await expect.element(feita).toBeVisible()
  expect(ordem).toEqual(['arquivo', 'dados'])
})

test('o arquivo que o serviço recusa se diz no campo, e os dados não vão', async () => {
  refuse(cadastro.uploadAlvara, 'API-IMG-0003')
  await fillRenovacao(createAlvara(), pdf)
  await send()
  const { texto } = catalogoErros['API-IMG-0003']
  await expect.element(resumo.getByRole('link', { name: texto })).toBeVisible()
  await expect.element(numero).toHaveValue('VISA-2028')
  expect(ordem).toEqual([])
})

test('recusados os dados depois do arquivo, o arquivo não se envia outra vez', async () => {
  const mend = refuse(cadastro.updateAlvara, 'API-CAD-0004', [
    { campo: 'numero', mensagem: 'Este número não é deste documento.' },
  ])
  await fillRenovacao(createAlvara(), pdf)
  answer(cadastro.listAlvaras, [semDados])
  await send()
  await expect.element(resumo.getByText('Este número não é deste documento.')).toBeVisible()
  await expect.element(guardado).toBeVisible()
  mend()
  await numero.fill('VISA-2029')
  await send()
  await expect.element(feita).toBeVisible()
  expect(ordem).toEqual(['arquivo', 'dados'])
  expect(sent(cadastro.updateAlvara).map(({ body }) => body.numero)).toEqual(['VISA-2028', 'VISA-2029'])
})

test('uma foto grande vai menor, com o mesmo nome', async () => {
  const canvas = new OffscreenCanvas(1400, 700)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const pontos = context.createImageData(1400, 700)
  // Noise in colour, which no codec makes small.
  for (let at = 0; at < pontos.data.length; at += 4)
    pontos.data.set([(at * 2_654_435_761) % 251, 60, 200, 255], at)
  context.putImageData(pontos, 0, 0)
  const foto = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  await fillRenovacao(createAlvara(), new File([foto], 'alvara.jpg', { type: 'image/jpeg' }))
  await send()
  await expect.element(feita).toBeVisible()
  expect(subidas[0]?.nome).toBe('alvara.jpg')
  expect(subidas[0]?.conteudo.size).toBeLessThan(foto.size * 0.8)
})
