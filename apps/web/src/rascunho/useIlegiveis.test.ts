import { expect, it } from 'vitest'
import { withIlegiveis } from './useIlegiveis.ts'

const lugares = ['dentes', 'medida', 'queixa']
const error = (fieldId: string, message = 'Falta.') => ({ fieldId, message })

it('tells what cannot be read in its place of the screen, and not as missing too', () => {
  const errors = [error('dentes'), error('medida'), error('queixa')]
  expect(withIlegiveis(errors, new Map([['medida', 'Medida: use um número.']]), lugares)).toEqual([
    error('dentes'),
    error('medida', 'Medida: use um número.'),
    error('queixa'),
  ])
})
