import { imagem } from '@portal/contract/imagem.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { termo } from './reanalisePrazo.fixture.ts'

const SEND = '{Control>}{Enter}{/Control}'
const texto = page.getByRole('textbox', { name: 'Justificativa' })

test('a justificativa sem motivo clínico não vai; o erro fica até que o texto diga um', async () => {
  answer(reanalisePrazo.sendReanalise, { protocolo: 'O00000000007', prazoResposta: '2026-12-21' })
  answer(reanalisePrazo.getTratamento, termo)
  answerFile(imagem.getImagem, '', 'imagem.jpg')
  openPage('/portal/reanalisePrazoOrtodontia?tratamento=41')
  await page.getByRole('combobox', { name: 'Meses que o tratamento precisa' }).selectOptions('14 meses')
  await page.getByRole('checkbox', { name: /^canino.jpg/ }).click()
  await texto.fill('Quero mais meses.')
  await userEvent.keyboard(SEND)
  const falta = page.getByRole('alert').getByRole('link', { name: /^Não achamos no texto um motivo/ })
  await expect.element(falta).toBeVisible()
  await falta.click()
  await expect.element(texto).toHaveFocus()
  await userEvent.keyboard(' O espaço')
  await expect.element(texto).toHaveValue('Quero mais meses. O espaço')
  await expect.element(texto).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Backspace>6/}')
  await expect.element(texto).toHaveValue('Quero mais meses. O ')
  await userEvent.keyboard(SEND)
  await expect.element(texto).toHaveAttribute('aria-invalid', 'true')
  await texto.fill('Quero mais meses. O 14')
  await expect.element(texto).toHaveAttribute('aria-invalid', 'true')
  expect(sent(reanalisePrazo.sendReanalise)).toEqual([])
  await texto.fill('O espaço do 14 ainda não fechou.')
  await expect.element(falta).not.toBeInTheDocument()
  await userEvent.keyboard(SEND)
  await expect
    .poll(() => sent(reanalisePrazo.sendReanalise).map(({ body }) => body.justificativa))
    .toEqual(['O espaço do 14 ainda não fechou.'])
})
