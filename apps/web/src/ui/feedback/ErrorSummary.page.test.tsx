import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { TextField } from '../field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

/** A field that takes four digits; once it was refused its error comes and goes as it is typed. */
function Formulario() {
  const [valor, setValor] = useState('')
  const [attempt, setAttempt] = useState(0)
  const isErrado = attempt > 0 && !/^(\d|\d{4})$/.test(valor)
  return (
    <form
      action={() => {
        setAttempt((antes) => antes + 1)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={isErrado ? [{ fieldId: 'medida', message: 'Informe a medida.' }] : []}
      />
      <TextField id="medida" label="Medida" onChange={setValor} value={valor} width="10" />
    </form>
  )
}

test('o envio recusado leva ao resumo, e o erro que volta enquanto se digita não', async () => {
  showPart(<Formulario />)
  const campo = page.getByRole('textbox', { name: 'Medida' })
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  const focado = () => document.activeElement?.contains(resumo.query())
  await campo.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focado).toBe(true)
  await userEvent.click(resumo.getByRole('link', { name: 'Informe a medida.' }))
  await userEvent.keyboard('4')
  await expect.element(resumo).not.toBeInTheDocument()
  await userEvent.keyboard('5')
  await expect.element(resumo).toBeVisible()
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focado).toBe(true)
  await expect.element(campo).toHaveValue('45')
})
