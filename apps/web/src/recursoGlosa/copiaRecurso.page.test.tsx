import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/queryClient.ts'
import { session } from '../api/session.ts'
import { answer, sent } from '../testing/calls.ts'
import { createRecurso } from './recurso.fixture.ts'
import { ambos, canal, openRecurso, RASCUNHO_CANAL } from './recursoPage.fixture.ts'

const recorrer = page.getByRole('checkbox', { name: /^Recorrer deste evento/ })
const motivo = page.getByRole('textbox', { name: 'Motivo da desistência' })
const justificativa = page.getByRole('textbox', { name: 'Justificativa' })
const imagemFinal = page.getByRole('combobox', { name: 'Imagem final' })
const copia = () => localStorage.getItem('recurso:100001:700000001')

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Writes of both events, goes to the list, and comes back to the appeal as it is then. */
async function writeAndReturn(depois = ambos): Promise<void> {
  await openRecurso()
  answer(recursoGlosa.searchRecursos, { recursos: [{ numeroFicha: 700000001, situacao: 'RECORRER' }] })
  await justificativa.first().fill('Segue a imagem.')
  await recorrer.nth(1).click()
  await motivo.fill('Mudou.')
  await expect.poll(copia).not.toBeNull()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Recurso de glosas' }).click()
  await menu.getByRole('link', { name: 'Recorrer de glosas' }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  answer(recursoGlosa.getRecursoDetalhado, depois)
  // Nothing that was read before is there, as after a reload.
  queryClient.removeQueries({ queryKey: ['recursoGlosa.getRecursoDetalhado'] })
  await page.getByRole('table').getByRole('link', { name: 'Guia 700000001' }).click()
  await expect.element(recorrer.first()).toBeVisible()
}
async function send() {
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Enviar/ })
    .click()
  await expect.element(page.getByText('Recurso enviado')).toBeVisible()
  return sent(recursoGlosa.sendRecurso)[0]?.body
}

test('o que foi escrito espera quem sai da página e volta, ilegível neste navegador, até que se envie', async () => {
  await writeAndReturn()
  await expect.element(motivo).toHaveValue('Mudou.')
  await expect.element(justificativa).toHaveValue('Segue a imagem.')
  expect(copia()).not.toContain('Segue')
  expect(await send()).toEqual({
    numeroFicha: 700000001,
    eventos: [
      {
        numeroSequenciaInclusao: 1,
        justificativa: 'Segue a imagem.',
        novidades: [{ tipo: 'imagemFinal', numeroFicha: 700000001, sequencial: 9 }],
      },
    ],
    desistencias: [{ numeroSequenciaInclusao: 2, motivo: 'Mudou.' }],
  })
  expect(copia()).toBeNull()
})

test('o que se escreve enquanto a sessão acaba é de quem escreveu', async () => {
  await openRecurso()
  await justificativa.first().fill('Segue a imagem.')
  await expect.poll(copia).not.toBeNull()
  session().end('encerrada')
  await pause(50)
  expect(Object.keys(localStorage).filter((chave) => chave.startsWith('recurso'))).toEqual([
    'recurso:100001:700000001',
  ])
})

test('uma imagem que alguém tirou enquanto isso não volta nem vai', async () => {
  await writeAndReturn({ ...ambos, acervo: [] })
  await expect.element(justificativa).toHaveValue('Segue a imagem.')
  await expect.element(imagemFinal).toHaveValue('nenhum')
  await expect.element(page.getByText('Ainda falta o que esta glosa pede: imagem final.')).toBeVisible()
  expect((await send())?.eventos[0]?.novidades).toEqual([])
})

test('o que se escreveu de outros eventos não serve para estes', async () => {
  await writeAndReturn(createRecurso({ itens: [canal] }))
  await expect.element(justificativa).toHaveValue(RASCUNHO_CANAL)
  await expect.element(motivo).not.toBeInTheDocument()
})
