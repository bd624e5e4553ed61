import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRascunho } from '../../rascunho/rascunho.fixture.ts'
import { refuse, sent } from '../../testing/calls.ts'
import { watchUploads } from '../../testing/watchUploads.ts'
import { chooseFiles, fila, openImagens, paint, setGuardadas } from '../imagem.fixture.ts'

const enviarImagem = page.getByRole('button', { name: 'Enviar 1 imagem' })
const resumo = page.getByRole('status').filter({ hasText: /(enviada|enviado|recusado)\.$/ })
/** What the event's own row says of its sending (Spec §4.4). */
const readEnvio = () => document.querySelector('[data-parte="envio"]')?.textContent?.trim()
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

/** A draft that may be sent, and one image chosen for it. */
async function chooseImagem(): Promise<number> {
  watchUploads()
  const numeroFicha = await openImagens({}, (numeroFicha) =>
    answerRascunho({
      numeroFicha,
      rascunho: {
        itens: [{ sequencial: 1, codigoEvento: '85100196', dente: '15', faces: 'O', quantidade: 1 }],
        observacao: '',
        justificativa: '',
        revisao: 1,
        salvoEm: '2026-11-21T11:00:00.000Z',
      },
    }),
  )
  // That it goes is all that is asked: the form stays.
  refuse(guia.sendGuia, 'API-GEN-0005')
  await chooseFiles(new File([await paint()], '15 inicial.png'))
  await expect.element(enviarImagem).toBeVisible()
  return numeroFicha
}

beforeEach(() => setGuardadas())

test('a guia não vai enquanto uma imagem escolhida espera, e vai depois dela', async () => {
  const numeroFicha = await chooseImagem()
  expect(readEnvio()).toBe('Envio: pendente')
  await send()
  await expect
    .element(page.getByText(/^1 imagem escolhida ainda não foi enviada\. Envie a imagem, ou tire-a da lista/))
    .toBeVisible()
  await expect.element(enviarImagem).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(resumo).toHaveTextContent('1 imagem enviada.')
  expect(readEnvio()).toBe('Envio: editável')
  await send()
  await expect.poll(() => sent(guia.sendGuia).map(({ body }) => body.numeroFicha)).toEqual([numeroFicha])
  // The sending itself failed: so does each event's, until the events are others.
  await expect.poll(readEnvio).toBe(`Envio: erro ${catalogoErros['API-GEN-0005'].texto}`)
})

test('nem enquanto uma que falhou não se tenta de novo nem se tira; e o foco vai ao que a fila diz', async () => {
  await chooseImagem()
  refuse(imagem.uploadImagem, 'API-IMG-0008')
  await enviarImagem.click()
  await expect.element(resumo).toHaveTextContent('1 arquivo não foi enviado.')
  expect(readEnvio()).toBe(`Envio: erro 15 inicial.png: ${catalogoErros['API-IMG-0008'].texto}`)
  await send()
  await expect
    .element(page.getByText(/^1 imagem não chegou\. Tente de novo, ou tire-a da lista/))
    .toBeVisible()
  await expect.element(resumo).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
  await fila.getByRole('button', { name: 'Tirar 15 inicial.png da lista' }).click()
  await send()
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
})

test('a que a operadora recusou por si não impede a guia de ir', async () => {
  await chooseImagem()
  refuse(imagem.uploadImagem, 'API-IMG-0004')
  await enviarImagem.click()
  await expect.element(resumo).toHaveTextContent('1 arquivo recusado.')
  await send()
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
})
