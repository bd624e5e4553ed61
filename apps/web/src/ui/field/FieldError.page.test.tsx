import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { TextField } from './TextField.tsx'

const campo = page.getByRole('textbox', { name: 'Motivo' })

function Motivo() {
  const [motivo, setMotivo] = useState('')
  const error = motivo === '' ? undefined : `O motivo tem ${motivo.length}.`
  return <TextField error={error} id="motivo" label="Motivo" onChange={setMotivo} value={motivo} />
}

/** What readers are told at once: an alert that is inserted, and words that change within one. */
function listenAlerts(): string[] {
  const ditos: string[] = []
  const observer = new MutationObserver((mudancas) => {
    for (const { target, addedNodes } of mudancas) {
      const inseridos = [...addedNodes].filter((no) => no instanceof Element && no.matches('[role=alert]'))
      const emVolta = (target instanceof Element ? target : target.parentElement)?.closest('[role=alert]')
      const dito = inseridos[0] ?? emVolta
      if (dito?.textContent) ditos.push(dito.textContent)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return ditos
}

test('o erro que muda a cada tecla se ouve quando a digitação pausa', async () => {
  showPart(<Motivo />)
  await campo.click()
  const ditos = listenAlerts()
  await userEvent.keyboard('d')
  await expect.poll(() => ditos).toEqual(['O motivo tem 1.'])
  await userEvent.keyboard('or de')
  await expect.element(campo).toHaveAccessibleDescription('O motivo tem 6.')
  await expect.poll(() => ditos, { timeout: 3000 }).toEqual(['O motivo tem 1.', 'O motivo tem 6.'])
})
