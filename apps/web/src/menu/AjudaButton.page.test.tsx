import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerElegibilidade, PACIENTE } from '../elegibilidade/elegibilidade.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'

const ajuda = page.getByRole('dialog', { name: 'Ajuda: Elegibilidade' })

test('a ajuda traz as teclas que a tela atende agora, e ? num campo é só um ponto de interrogação', async () => {
  answerElegibilidade()
  openPage(PACIENTE)
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Paciente' }).click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveValue('?')
  await expect.element(ajuda).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).click()
  await expect.element(ajuda.getByText('Alt + A')).toBeVisible()
  await expect.element(ajuda.getByText('Solicitar autorização', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('as teclas de um sinal se desligam na ajuda, que deixa de dizê-las, e se ligam de novo', async () => {
  answerElegibilidade()
  openPage(PACIENTE)
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  const open = page.getByRole('button', { name: /^Ajuda desta tela/ })
  const usar = ajuda.getByRole('checkbox', { name: /^Usar teclas de uma letra ou um sinal/ })
  const dita = ajuda.getByText('Ajuda desta tela', { exact: true })
  await open.click()
  await expect.element(dita).toBeVisible()
  await usar.click()
  await expect.element(dita).not.toBeInTheDocument()
  await expect.element(ajuda.getByText('Alt + A')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await expect.element(open).toHaveAccessibleName('Ajuda desta tela')
  await userEvent.keyboard('?')
  await expect.element(ajuda).not.toBeInTheDocument()
  await open.click()
  await usar.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await expect.element(open).toHaveAccessibleName('Ajuda desta tela (?)')
  await userEvent.keyboard('?')
  await expect.element(usar).toBeChecked()
})
