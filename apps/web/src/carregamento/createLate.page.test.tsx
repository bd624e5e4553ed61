import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../testing/showPart.tsx'
import { createLate } from './createLate.tsx'

let tries = 0
const Painel = createLate<{ isOpen: boolean; onClose: () => void }>(async () => {
  tries += 1
  if (tries === 1) throw new TypeError('Failed to fetch')
  return ({ isOpen }) => isOpen && <p>O painel</p>
})

function Casa() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        {isOpen ? 'Aberto' : 'Abrir'}
      </button>
      <Painel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('a part whose code did not come is closed, and is brought anew when it is opened again', async () => {
  showPart(<Casa />)
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByText('O painel')).toBeVisible()
  expect(tries).toBe(2)
})
