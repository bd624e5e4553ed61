import { describe, expect, it } from 'vitest'
import { listAjudaEvento } from './ajudaEvento.ts'
import { REGRAS_EVENTO } from './eventos.tables.ts'

describe('evento: ajudaEvento (Spec §3)', () => {
  it('de uma glosa diz quando ocorre, como evitar e como recorrer', () => {
    expect(listAjudaEvento('3081')).toEqual([
      {
        codigoGlosa: '3081',
        quandoOcorre: 'O evento exige imagem inicial e ela não está na guia.',
        comoEvitar: expect.stringContaining('Anexe a radiografia'),
        comoRecorrer: expect.stringContaining('justificativa'),
      },
    ])
    expect(listAjudaEvento('9999')).toEqual([])
  })

  it('de um evento traz as glosas que a regra dele pode causar', () => {
    const codigos = listAjudaEvento('85200158').map((ajuda) => ajuda.codigoGlosa)
    expect(codigos).toEqual(['3025', '3027', '3003', '3101', '3081', '3067'])
    expect(listAjudaEvento('98520158').map((ajuda) => ajuda.codigoGlosa)).toEqual(codigos)
  })

  it('todo evento tem alguma ajuda ou nenhuma restrição', () => {
    for (const regra of REGRAS_EVENTO) {
      const livre = regra.local === 'nenhum' && regra.intervaloMeses === undefined && !regra.mesCalendario
      expect(listAjudaEvento(regra.codigoEvento).length > 0 || livre, regra.codigoEvento).toBe(true)
    }
  })
})
