import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerGuia, answerPagina, GUIA } from '../paginaGuia.fixture.ts'

const dialogo = page.getByRole('dialog', { name: 'Ocorrências da guia 700001' })
const numero = dialogo.getByRole('textbox', { name: 'Número da ocorrência' })
const registrar = dialogo.getByRole('button', { name: 'Registrar' })
const ocorrencia = { numeroOcorrencia: 4821, criadaEm: '2026-11-20T18:05:00.000Z' }

async function openDialogo(): Promise<void> {
  openPage(GUIA)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Registrar ocorrência' }).click()
  await expect.element(dialogo).toBeVisible()
}

beforeEach(() => {
  answerPagina()
})

test('a ocorrência registrada entra na lista, e o campo fica livre para outra', async () => {
  answer(guia.createOcorrencia, () => {
    answerGuia({ ocorrencias: [ocorrencia], versao: 3 })
    return {}
  })
  await openDialogo()
  await expect.element(dialogo.getByText('Nenhuma ocorrência registrada.')).toBeVisible()
  await numero.fill(' 4821 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialogo.getByRole('listitem')).toHaveTextContent('4821, desde 20/11/2026 15:05')
  await expect.element(numero).toHaveValue('')
  await expect.element(page.getByText('A ocorrência foi registrada.').first()).toBeVisible()
  await expectAccessible()
  expect(sent(guia.createOcorrencia).map(({ body }) => body)).toEqual([
    { numeroFicha: 700001, numeroOcorrencia: 4821 },
  ])
})

test.each(['', 'abc', '0', '1234567890'])('“%s” não é um número de ocorrência', async (texto) => {
  await openDialogo()
  await numero.fill(texto)
  await registrar.click()
  await expect
    .element(numero)
    .toHaveAccessibleDescription(/Informe o número da ocorrência, com até 9 dígitos\./)
  await expect.element(dialogo.getByRole('alert')).toBeVisible()
  await expect.element(numero).toHaveFocus()
  expect(sent(guia.createOcorrencia)).toEqual([])
})

test('uma que já existe é recusada, e o que foi digitado fica', async () => {
  refuse(guia.createOcorrencia, 'API-GTO-0026')
  await openDialogo()
  await numero.fill('4821')
  await registrar.click()
  await expect.element(page.getByText('Esta ocorrência já está registrada na guia.')).toBeVisible()
  await expect.element(numero).toHaveValue('4821')
})

test('a ocorrência se exclui pelo seu número', async () => {
  answerGuia({ ocorrencias: [ocorrencia] })
  answer(guia.deleteOcorrencia, () => {
    answerGuia({ versao: 3 })
    return {}
  })
  await openDialogo()
  await dialogo.getByRole('button', { name: 'Excluir a ocorrência 4821' }).click()
  await expect.element(dialogo.getByText('Nenhuma ocorrência registrada.')).toBeVisible()
  await expect.element(page.getByText('A ocorrência foi excluída.').first()).toBeVisible()
  expect(sent(guia.deleteOcorrencia).map(({ query }) => query)).toEqual([
    { numeroFicha: 700001, numeroOcorrencia: 4821 },
  ])
})
