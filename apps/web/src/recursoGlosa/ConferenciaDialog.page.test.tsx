import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { plainText } from '../testing/plainText.ts'
import { createRecurso } from './recurso.fixture.ts'
import { canal, limite, openRecurso, profilaxia } from './recursoPage.fixture.ts'

const recorrer = page.getByRole('checkbox', { name: /^Recorrer deste evento/ })
const conferencia = page.getByRole('alertdialog', { name: 'Enviar o recurso da guia 700000001?' })
const erros = page.getByRole('alert')
const barra = page.getByRole('region', { name: 'Envio do recurso' })
const motivo = page.getByRole('textbox', { name: /^Motivo da desistência/ })
const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const enviados = () => sent(recursoGlosa.sendRecurso)
const texto = () => plainText(conferencia.element())

test('a conferência diz quanto se pede, e o que falta a cada evento', async () => {
  await openRecurso()
  await press()
  await expect.element(conferencia.getByRole('button', { name: 'Enviar mesmo assim' })).toBeVisible()
  expect(texto()).toContain('Vai recorrer de R$ 540,00.')
  expect(texto()).toContain('Profilaxia: falta motivo clínico, nas suas palavras')
  expect(texto()).not.toContain('11 Tratamento')
  await expectAccessible()
  await expect.element(conferencia.getByRole('button', { name: 'Voltar e escrever o motivo' })).toHaveFocus()
  // The key that opened it sends nothing that is incomplete: it goes back, to what is missing.
  await press()
  await expect.element(page.getByRole('textbox', { name: 'Justificativa' }).nth(1)).toHaveFocus()
  await expect.element(conferencia).not.toBeInTheDocument()
  expect(enviados()).toEqual([])
})

test('o evento cujo lugar outra guia tomou não vai por si; incluído, a conferência diz que será recusado', async () => {
  const porque = 'Outra guia foi autorizada no lugar deste evento depois dele.'
  await openRecurso(createRecurso({ itens: [canal, { ...profilaxia, porque, lugarTomado: true }] }))
  await expect.element(recorrer.nth(0)).toBeChecked()
  await expect.element(recorrer.nth(1)).not.toBeChecked()
  await press()
  await expect.element(conferencia).toBeVisible()
  expect(texto()).not.toContain('será recusado')
  await userEvent.keyboard('{Escape}')
  await recorrer.nth(1).click()
  await press()
  await expect.element(conferencia).toBeVisible()
  expect(texto()).toContain('Como está, será recusado:Profilaxia: ')
  expect(texto()).toContain(porque)
  await expectAccessible()
})

test('onde nada falta nem fica de fora se confirma sem ressalva', async () => {
  await openRecurso(createRecurso())
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  await expect.element(conferencia.getByRole('button', { name: 'Enviar o recurso' })).toBeVisible()
  await expect.element(conferencia.getByRole('list')).not.toBeInTheDocument()
})

test('o que fica de fora se diz antes, com o que ainda se pede de volta', async () => {
  await openRecurso()
  await expect.poll(() => barra.element().textContent).toMatch(/Recurso da guia 700000001: R\$\s540,00\./)
  await expect.element(barra.getByText(/fica de fora/)).not.toBeInTheDocument()
  await recorrer.nth(1).click()
  await expect.element(barra.getByText('1 evento fica de fora e perde o recurso.')).toBeVisible()
  await expect.poll(() => barra.element().textContent).toMatch(/Recurso da guia 700000001: R\$\s480,00\./)
  await recorrer.nth(0).click()
  await expect.element(barra.getByText('2 eventos ficam de fora e perdem o recurso.')).toBeVisible()
  await barra.getByRole('button', { name: 'Incluir todos' }).click()
  await expect.element(recorrer.nth(0)).toBeChecked()
  await expect.element(recorrer.nth(1)).toBeChecked()
  await expect.poll(() => barra.element().textContent).toMatch(/Recurso da guia 700000001: R\$\s540,00\./)
})

test('quem deixa de fora um evento em que cabe recurso diz por quê', async () => {
  await openRecurso()
  await recorrer.nth(1).click()
  await press()
  const mensagem = 'Diga por que não recorre de Profilaxia, ou inclua o evento no recurso.'
  await expect.element(erros.getByRole('link', { name: mensagem })).toBeVisible()
  await expect.element(motivo).toHaveAccessibleDescription(new RegExp(mensagem))
  await expect.element(conferencia).not.toBeInTheDocument()
  await expectAccessible()
  await barra.getByRole('button', { name: 'Desistir com motivo' }).click()
  await expect.element(motivo).toHaveFocus()
  await userEvent.keyboard(' O paciente pagou. ')
  await expect.element(barra.getByRole('button', { name: 'Desistir com motivo' })).not.toBeInTheDocument()
  await press()
  await expect.element(conferencia.getByText(/^Profilaxia: O paciente pagou\.$/)).toBeVisible()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect.poll(enviados).toHaveLength(1)
  const [{ body } = {}] = enviados()
  expect(body?.eventos.map(({ numeroSequenciaInclusao }) => numeroSequenciaInclusao)).toEqual([1])
  expect(body?.desistencias).toEqual([{ numeroSequenciaInclusao: 2, motivo: 'O paciente pagou.' }])
})

test('onde não cabe recurso o motivo é opcional: sem ele o evento fica de fora, com ele se desiste', async () => {
  await openRecurso(createRecurso({ itens: [canal, limite] }))
  await expect.element(page.getByRole('textbox', { name: 'Motivo da desistência (opcional)' })).toBeVisible()
  await press()
  await expect.element(conferencia.getByText('Aplicação de flúor', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await motivo.fill('Sei que é limite.')
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect.poll(enviados).toHaveLength(1)
  expect(enviados()[0]?.body.desistencias).toEqual([
    { numeroSequenciaInclusao: 3, motivo: 'Sei que é limite.' },
  ])
})

test('o evento que não cabe e fica sem uma palavra não vai nem como desistência', async () => {
  await openRecurso(createRecurso({ itens: [canal, limite] }))
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect.poll(enviados).toHaveLength(1)
  const [{ body } = {}] = enviados()
  expect(body?.eventos).toHaveLength(1)
  expect(body?.desistencias).toEqual([])
})
