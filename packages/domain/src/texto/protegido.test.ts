import { describe, expect, it } from 'vitest'
import { listProtegidos, protectTexto, toTextoGuardado } from './protegido.ts'

/** Spec §5.2. */
describe('protectTexto', () => {
  it.each([
    ['#', 'Dente #16', 'Dente 16'],
    ['double quotes', 'Dor "aguda"', 'Dor aguda'],
    ['single quotes', "Gota d'água", 'Gota dágua'],
    ['angle brackets', '<script>alert(1)</script>', 'scriptalert(1)/script'],
    ['typographic double quotes', '“Dor” „forte‟', 'Dor forte'],
    ['typographic single quotes', '‘Dor’ ‚forte‛', 'Dor forte'],
    ['guillemets', '«Dor» ‹forte›', 'Dor forte'],
    ['primes and loose accents', '3′ 4″ 5‴ `a´¨', '3 4 5 a'],
    ['accents stay', 'Restauração à mão, ção õ ê', 'Restauração à mão, ção õ ê'],
    ['other punctuation stays', 'a/b; c: 50% (x) & y @ z – é!', 'a/b; c: 50% (x) & y @ z – é!'],
    ['line breaks stay', 'um\ndois', 'um\ndois'],
    ['empty', '', ''],
  ])('%s', (_nome, texto, esperado) => {
    expect(protectTexto(texto)).toBe(esperado)
    expect(protectTexto(esperado)).toBe(esperado)
  })
})

it('listProtegidos names each character once, in order', () => {
  expect(listProtegidos('a "b" <c> "d" #')).toEqual(['"', '<', '>', '#'])
  expect(listProtegidos('sem nada')).toEqual([])
})

describe('the text as it is kept', () => {
  it.each(['', ' \n', '##', '\u0000', '\u200B', ' "\u2060\u0007" ', '\u00AD', '\u3164\u115F', '\u2800'])(
    'is empty where there is nothing to read: %j',
    (texto) => {
      expect(toTextoGuardado(texto)).toBe('')
    },
  )

  it('keeps what belongs to a word, and no space around it', () => {
    expect(toTextoGuardado(' "co\u00ADroa" ')).toBe('co\u00ADroa')
  })
})
