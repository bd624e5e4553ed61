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
