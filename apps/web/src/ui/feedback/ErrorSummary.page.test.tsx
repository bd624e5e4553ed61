import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { TextField } from '../field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useToldErrors } from './useToldErrors.ts'

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
  const alerta = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  const resumo = page.getByRole('heading', { name: 'Há um problema' })
  const focado = () => document.activeElement?.contains(alerta.query())
  await campo.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focado).toBe(true)
  await userEvent.click(alerta.getByRole('link', { name: 'Informe a medida.' }))
  await userEvent.keyboard('4')
  await expect.element(resumo).not.toBeInTheDocument()
  await userEvent.keyboard('5')
  await expect.element(resumo).toBeVisible()
  // One that appears would be heard over what is typed.
  await expect.element(alerta).not.toBeInTheDocument()
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focado).toBe(true)
  await expect.element(campo).toHaveValue('45')
})

/** Two numbers that are asked for, each with what is wrong with it. */
function Numeros() {
  const [numeros, setNumeros] = useState({ um: '', dois: '' })
  const { errors, attempt, check } = useToldErrors(() =>
    (['um', 'dois'] as const).flatMap((fieldId) => {
      const valor = numeros[fieldId]
      if (valor.length === 4) return []
      return [{ fieldId, message: valor ? `${fieldId} curto` : `${fieldId} vazio` }]
    }),
  )
  return (
    <form
      action={() => {
        check()
      }}
    >
      <ErrorSummary attempt={attempt} errors={errors} />
      {(['um', 'dois'] as const).map((id) => (
        <TextField
          id={id}
          key={id}
          label={id}
          onChange={(valor) => setNumeros({ ...numeros, [id]: valor })}
          value={numeros[id]}
          width="10"
        />
      ))}
      <button type="submit">Enviar</button>
    </form>
  )
}

test('o resumo fala uma vez a cada envio: o que nele muda enquanto se digita se lê e não se ouve', async () => {
  showPart(<Numeros />)
  const campo = page.getByRole('textbox', { name: 'um' })
  const alerta = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  const linhas = () =>
    alerta
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await campo.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(linhas).toEqual(['um vazio', 'dois vazio'])
  await expect.element(alerta).not.toHaveAttribute('aria-live')
  await campo.click()
  await userEvent.keyboard('1')
  await expect.poll(linhas).toEqual(['um curto', 'dois vazio'])
  await expect.element(alerta).toHaveAttribute('aria-live', 'off')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(linhas).toEqual(['um vazio', 'dois vazio'])
  await expect.element(alerta).toHaveAttribute('aria-live', 'off')
  const antes = alerta.element()
  await userEvent.keyboard('{Enter}')
  // Another alert, for one that only stays is not heard again.
  await expect.poll(() => antes.isConnected).toBe(false)
  await expect.poll(linhas).toEqual(['um vazio', 'dois vazio'])
  await expect.element(alerta).not.toHaveAttribute('aria-live')
})

test('o que se corrigiu não se diz de novo a cada metade do que se digita depois, só no envio', async () => {
  showPart(<Numeros />)
  const campo = page.getByRole('textbox', { name: 'um' })
  const linhas = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await campo.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(linhas).toEqual(['um vazio', 'dois vazio'])
  await campo.click()
  await userEvent.keyboard('1234')
  await expect.poll(linhas).toEqual(['dois vazio'])
  await userEvent.keyboard('5')
  await expect.element(campo).toHaveValue('12345')
  expect(linhas()).toEqual(['dois vazio'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(linhas).toEqual(['um curto', 'dois vazio'])
})
