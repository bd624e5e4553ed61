import { envioCelular } from '@portal/contract/envioCelular.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openImagens } from '../imagem/imagem.fixture.ts'
import { answer, answerStream, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'

const expiraEm = '2026-11-21T12:10:00.000Z'
const botao = page.getByRole('button', { name: 'Enviar pelo celular' })
const dialogo = page.getByRole('dialog', { name: 'Enviar pelo celular' })
const qr = dialogo.getByRole('img', { name: 'Código para a câmera do celular' })

async function open(): Promise<number> {
  const numeroFicha = await openImagens()
  await botao.click()
  await expect.element(dialogo).toBeVisible()
  return numeroFicha
}

test('mostra o código, depois o celular e o que chegou dele, e outro código quando termina', async () => {
  const tell = answerStream(envioCelular.watchEnvioCelular, { envio: null })
  answer(envioCelular.createEnvioCelular, { endereco: 'https://portal/celular#1.a', expiraEm })
  const numeroFicha = await open()
  await expect.element(qr).toBeVisible()
  await expect.element(dialogo.getByText(/até as 09:10/)).toBeVisible()
  await expectAccessible()
  tell({ envio: { isConectado: true, imagens: 2, expiraEm } })
  await expect.element(dialogo.getByText(/^Celular conectado: 2 imagens recebidas\./)).toBeVisible()
  await expect.element(qr).not.toBeInTheDocument()
  tell({ envio: null })
  await expect.element(dialogo.getByText(/^O envio terminou\./)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Gerar outro código' }).click()
  await expect.element(qr).toBeVisible()
  expect(sent(envioCelular.createEnvioCelular).map(({ body }) => body)).toEqual([
    { numeroFicha },
    { numeroFicha },
  ])
})

test('um celular que já está conectado não se perde, e se desliga com o foco num botão que fica', async () => {
  answerStream(envioCelular.watchEnvioCelular, { envio: { isConectado: true, imagens: 1, expiraEm } })
  answer(envioCelular.deleteEnvioCelular, {})
  const numeroFicha = await open()
  await expect.element(dialogo.getByText(/1 imagem recebida/)).toBeVisible()
  expect(sent(envioCelular.createEnvioCelular)).toEqual([])
  // No key confirms what only tells.
  expect(dialogo.getByText('confirma').elements()).toEqual([])
  await dialogo.getByRole('button', { name: 'Desligar o celular' }).click()
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent('O envio terminou. O celular não envia mais nada a esta guia.')
  await expect.element(dialogo.getByRole('button', { name: 'Fechar' }).last()).toHaveFocus()
  expect(sent(envioCelular.createEnvioCelular)).toEqual([])
  expect(sent(envioCelular.deleteEnvioCelular).map(({ query }) => query)).toEqual([{ numeroFicha }])
})

test('fechado o diálogo, diz ao lado do botão até quando o código serve', async () => {
  answerStream(envioCelular.watchEnvioCelular, { envio: { isConectado: false, imagens: 0, expiraEm } })
  answer(envioCelular.createEnvioCelular, { endereco: 'https://portal/celular#1.a', expiraEm })
  await open()
  await expect.element(dialogo.getByText(/mesmo fechada esta janela/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('O código ainda serve a esta guia até as 09:10.')).toBeVisible()
  await expect.element(botao).toHaveFocus()
})

test('sem endereço que o celular alcance, diz por quê, e Esc devolve o foco ao botão', async () => {
  answerStream(envioCelular.watchEnvioCelular, { envio: null })
  refuse(envioCelular.createEnvioCelular, 'API-CEL-0001')
  await open()
  const { titulo, texto } = catalogoErros['API-CEL-0001']
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(`${titulo}${texto}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(botao).toHaveFocus()
})
