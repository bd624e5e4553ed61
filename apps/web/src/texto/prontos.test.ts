import { expect, it } from 'vitest'
import { togglePronto } from './prontos.ts'

const PRONTO = 'Paciente não compareceu.'

it.each([
  ['', PRONTO],
  ['  ', PRONTO],
  ['Ligou ontem.', `Ligou ontem. ${PRONTO}`],
  [PRONTO, ''],
  [`${PRONTO} Ligou ontem.`, 'Ligou ontem.'],
  [`Ontem. ${PRONTO} Ligou.`, 'Ontem. Ligou.'],
])('%j becomes %j', (texto, depois) => expect(togglePronto(texto, PRONTO)).toBe(depois))
