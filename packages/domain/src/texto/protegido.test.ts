import { describe, expect, it } from 'vitest'
import { listProtegidos, protectTexto } from './protegido.ts'

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
