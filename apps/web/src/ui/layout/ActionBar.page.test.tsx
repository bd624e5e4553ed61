import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { ActionBar } from './ActionBar.tsx'

const part = page.getByRole('region', { name: 'Envio' })
const endOf = () => Math.round(part.element().getBoundingClientRect().bottom)

test('it stays at the foot of a screen that is too short for what stands above it', async () => {
  showPart(
    <div>
      <div style={{ height: '3000px' }} />
      <ActionBar label="Envio">
        <p>3 guias escolhidas.</p>
      </ActionBar>
    </div>,
  )
  await expect.element(part).toBeVisible()
  expect(endOf()).toBe(innerHeight)
  window.scrollTo(0, 500)
  expect(endOf()).toBe(innerHeight)
  // Nor do notices move it.
  document.documentElement.style.setProperty('--avisos', '77px')
  expect(endOf()).toBe(innerHeight)
  document.documentElement.style.removeProperty('--avisos')
  // On a very low screen it would take the place of what is read.
  await page.viewport(800, 400)
  expect(endOf()).toBeGreaterThan(innerHeight)
  window.scrollTo(0, 0)
})

test('without a name it is no part of the page', async () => {
  showPart(<ActionBar>Nada</ActionBar>)
  await expect.element(page.getByText('Nada')).toBeVisible()
  expect(document.querySelector('section')).toBeNull()
})
