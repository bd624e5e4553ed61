import { describe, expect, it } from 'vitest'
import { listProtegidos } from '../texto/protegido.ts'
import { blankMotivo, LACUNAS, listLacunas, MODELO_MOTIVO } from './modeloTexto.ts'

describe('o modelo do motivo', () => {
  it('nada afirma: tem as lacunas por preencher, e a chamada as aceita no texto', () => {
    expect(listLacunas(MODELO_MOTIVO)).toEqual([...LACUNAS])
    expect(listProtegidos(MODELO_MOTIVO)).toEqual([])
  })

  it.each([
    ['Achado clínico: fratura, no dente 26, em 03/06/2026.', []],
    ['Achado clínico: fratura, no dente [dente], em [data].', ['[dente]', '[data]']],
    ['[achado] e outra vez [achado]', ['[achado]']],
    ['[outra coisa]', []],
  ])('%s: falta %j', (texto, faltam) => expect(listLacunas(texto)).toEqual(faltam))
})

describe('as palavras que ganharam, sem o paciente delas', () => {
  it.each([
    ['Fratura no dente 26 em 03/06/2026.', 'Fratura no dente […] em [data].'],
    ['Dor em 03-06-2026, 3.6.2026 e 2026-06-03', 'Dor em [data], [data] e [data]'],
    ['Dor em 14,15 e D26, 26MO, 26/27, 26-, elemento 1.6', 'Dor em […] e […]'],
    ['Perda de 2,5 mm em 90 dias', 'Perda de […] em […]'],
    ['Raiz obturada.', 'Raiz obturada.'],
    ['Cárie no dente vinte e seis.', 'Cárie no dente […] e […].'],
    ['Restauração das faces MOD do molar superior esquerdo.', 'Restauração das […] do […].'],
    ['Infiltração na face O, e depois na DO e na m.', 'Infiltração na […], e depois na […] e na […].'],
    ['A paciente Maria Rosa da Silva tem dor.', 'A paciente […] da […] tem dor.'],
    ['Dor do Sr. Dente e da Sra. Coroa.', 'Dor do […] e da […].'],
    ['Fratura com DOR ao frio.', 'Fratura com […] ao […].'],
    ['João, 12 anos, filho de Ana.', ''],
    ['Texto todo novo.', ''],
  ])('%s', (texto, esperado) => expect(blankMotivo(texto)).toBe(esperado))
})
