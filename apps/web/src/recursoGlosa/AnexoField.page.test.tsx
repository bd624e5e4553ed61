import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { watchUploads } from '../testing/watchUploads.ts'
import { createImagem, createItem, createRecurso } from './recurso.fixture.ts'
import { answerRecurso, endereco, RASCUNHO_CANAL } from './recursoPage.fixture.ts'

const imagemFinal = page.getByRole('combobox', { name: 'Imagem final' })
const falta = page.getByText('Ainda falta o que esta glosa pede: imagem final.')
const conteudo = new File(['x'], 'final conferida.pdf', { type: 'application/pdf' })

/** As somebody who may do nothing else, opens the appeal of an event whose denial asks for an image that the archive does not have, and sends one. */
async function send(item = createItem()) {
  const subidas = watchUploads()
  answerRecurso(createRecurso({ itens: [item], acervo: [] }))
  answer(imagem.uploadImagem, { imagem: { sequencial: 20, nomeArquivo: 'final conferida.pdf' } })
  openPage(endereco, { permissoes: ['RECURSO_GLOSA', 'ENVIO_IMAGEM'] })
  await expect.element(page.getByRole('button', { name: 'Enviar arquivo' })).toBeVisible()
  return {
    subidas,
    upload: () => userEvent.upload(document.querySelector('input[type=file]') ?? document.body, conteudo),
  }
}

beforeEach(() => {
  answer(imagem.listImagens, [])
})

test('o arquivo que a glosa pede vai do seu dente e do seu evento, e entra no recurso', async () => {
  const { subidas, upload } = await send()
  await expect.element(falta).toBeVisible()
  answer(
    recursoGlosa.getRecursoDetalhado,
    createRecurso({ acervo: [createImagem({ sequencial: 20, nomeArquivo: 'final conferida.pdf' })] }),
  )
  await upload()
  await expect.element(page.getByText('final conferida.pdf vai com o recurso.')).toBeVisible()
  expect(subidas.map(({ nome }) => nome)).toEqual(['final conferida.pdf'])
  expect(sent(imagem.uploadImagem).map(({ query }) => query)).toEqual([
    { numeroFicha: 700000001, imagemGto: 'recurso:11', eventos: '1:11' },
  ])
  await expect.element(imagemFinal).toHaveValue('700000001:20')
  await expect.element(falta).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('textbox', { name: 'Justificativa' }))
    .toHaveValue(RASCUNHO_CANAL.replace('canal-11-final.jpg', 'final conferida.pdf'))
})

test.each([
  ['de uma região', 'AS', { imagemGto: 'recurso', eventos: '1:AS' }],
  ['do paciente inteiro', null, { imagemGto: 'recurso', eventos: '1' }],
])('o de um evento %s não é de dente nenhum', async (_nome, codigoLocalizacao, query) => {
  const { upload } = await send(createItem({ codigoLocalizacao }))
  await upload()
  await expect
    .poll(() => sent(imagem.uploadImagem).map((pedido) => pedido.query))
    .toEqual([{ numeroFicha: 700000001, ...query }])
})

test('um arquivo recusado diz por quê, e continua a faltar', async () => {
  const { upload } = await send()
  refuse(imagem.uploadImagem, 'API-IMG-0002')
  await upload()
  await expect.element(page.getByText(catalogoErros['API-IMG-0002'].texto)).toBeVisible()
  await expect.element(falta).toBeVisible()
})

test('quem não envia imagens escolhe do acervo, e o botão diz por quê', async () => {
  answerRecurso(createRecurso())
  openPage(endereco, { permissoes: ['RECURSO_GLOSA'] })
  const botao = page.getByRole('button', { name: 'Enviar arquivo' })
  await expect.element(botao).toHaveAttribute('aria-disabled', 'true')
  await expect.element(imagemFinal).toBeVisible()
  expect(document.querySelector('input[type=file]')).toBeNull()
})
