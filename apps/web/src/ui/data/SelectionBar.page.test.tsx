import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusByKeyboard } from '../../testing/focusByKeyboard.ts'
import { showPart } from '../../testing/showPart.tsx'
import { notice } from '../notice.ts'
import { listShortcuts } from '../useShortcuts.ts'
import { SelectionBar } from './SelectionBar.tsx'

const enviar = page.getByRole('button', { name: /Enviar escolhidos/ })
const listKeys = () => listShortcuts().map(({ keys, description }) => `${keys}: ${description}`)

const bar = (chosen: number, some: string, onAction: () => void) => (
  <SelectionBar
    chosen={chosen}
    description="Enviar os recursos marcados"
    label="Enviar escolhidos"
    onAction={onAction}
    whyNone="Marque ao menos um recurso."
    none="Nenhum recurso escolhido"
    some={some}
  />
)

test('with nothing chosen neither the key nor the button does anything, and both say why', async () => {
  let done = 0
  showPart(bar(0, '', () => done++))
  await expect.element(page.getByText('Nenhum recurso escolhido.')).toBeVisible()
  await enviar.click({ force: true })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(done).toBe(0)
  const [dito] = notice.getSnapshot()
  expect(dito).toMatchObject({ title: 'Nenhum recurso escolhido.', text: 'Marque ao menos um recurso.' })
  await focusByKeyboard(enviar)
  await expect.element(page.getByRole('tooltip', { name: 'Marque ao menos um recurso.' })).toBeVisible()
})

test('what is chosen is counted in words, and goes by the key as by the button', async () => {
  let done = 0
  const show = showPart(bar(1, '1 recurso escolhido', () => done++))
  await expect.element(page.getByText('1 recurso escolhido.')).toBeVisible()
  show(bar(3, '3 recursos escolhidos', () => done++))
  await expect.element(page.getByText('3 recursos escolhidos.')).toBeVisible()
  expect(listKeys()).toEqual(['Ctrl+Enter: Enviar os recursos marcados'])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(done).toBe(1)
  await enviar.click()
  expect(done).toBe(2)
})
