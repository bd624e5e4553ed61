import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

const dialogo = page.getByRole('dialog', { name: 'Renovar' })

/** A button at the edge of a wide window, where no dialog comes to stand. */
function Part() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Renovar">
        <input aria-label="Número" type="text" />
      </Dialog>
    </>
  )
}

test('the second click of a double click leaves the dialog that the first one opened; a later one beside it closes it', async () => {
  await page.viewport(1440, 800)
  showPart(<Part />)
  await page.getByRole('button', { name: 'Abrir' }).dblClick()
  await expect.element(dialogo.getByRole('textbox', { name: 'Número' })).toHaveFocus()
  const pressBeside = async () => {
    await page.elementLocator(document.body).click({ position: { x: 4, y: 4 }, force: true })
    return dialogo.elements().length
  }
  await expect.poll(pressBeside).toBe(0)
})
