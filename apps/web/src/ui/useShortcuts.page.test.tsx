import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showPart } from '../testing/showPart.tsx'
import { type Shortcut, useShortcuts } from './useShortcuts.ts'

test('a tecla que fica apertada age uma vez; a que anda passo a passo, enquanto fica', async () => {
  const feito: string[] = []
  const atalho = (keys: string, mais: Partial<Shortcut> = {}): Shortcut => ({
    keys,
    description: keys,
    run: () => feito.push(keys),
    ...mais,
  })
  const atalhos = [atalho('Ctrl+Z'), atalho('Ctrl+Y', { isRepeated: true })]
  const Pagina = () => {
    useShortcuts(atalhos)
    return <p>Aqui</p>
  }
  showPart(<Pagina />)
  await expect.poll(() => document.body.textContent).toContain('Aqui')
  await userEvent.keyboard('{Control>}{z>3/}{y>3/}{/Control}')
  expect(feito).toEqual(['Ctrl+Z', 'Ctrl+Y', 'Ctrl+Y', 'Ctrl+Y'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(feito.at(-1)).toBe('Ctrl+Z')
})
