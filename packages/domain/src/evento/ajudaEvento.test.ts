import { describe, expect, it } from 'vitest'
import { listAjudaEvento } from './ajudaEvento.ts'
import { REGRAS_EVENTO } from './regra/eventos.tables.ts'

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

  it.each([
    ['consulta infantil', '81000014', '3003 3004'],
    ['de uma região', '81000375', '3016'],
    ['de uma região, por idade', '85100021', '3003 3016 3283'],
    ['de um dente decíduo, com faces', '83000135', '3023 3024 3022 3003 3016'],
    ['de um dente qualquer, uma só vez', '82001707', '3022 3003 3101'],
    ['que pede outro evento', '85300098', '3033 3102'],
    ['que pede outro evento e está fora do rol', '85400122', '3025 3022 3003 3016 3081 3067 3102 3283'],
    ['por mês do calendário', '86000357', '3016 3283'],
    ['com imagem de outra glosa', '86000012', '3016 3041 3283'],
  ])('evento %s', (_caso, codigo, esperadas) => {
    expect(listAjudaEvento(codigo).map((ajuda) => ajuda.codigoGlosa)).toEqual(esperadas.split(' '))
  })

  it('todo evento tem alguma ajuda ou nenhuma restrição', () => {
    for (const regra of REGRAS_EVENTO) {
      const livre = regra.local === 'nenhum' && regra.intervaloMeses === undefined && !regra.mesCalendario
      expect(listAjudaEvento(regra.codigoEvento).length > 0 || livre, regra.codigoEvento).toBe(true)
    }
  })
})
