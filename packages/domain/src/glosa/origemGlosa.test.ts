import { describe, expect, it } from 'vitest'
import { listAjudaEvento } from '../evento/ajudaEvento.ts'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { findGlosa } from './glosa.tables.ts'
import { GLOSAS_DA_REGRA, LINHAS_ORIGEM_GLOSA } from './origemGlosa.data.ts'
import { findOrigemGlosa, isGlosaDaRegra } from './origemGlosa.ts'

describe('findOrigemGlosa', () => {
  it.each([
    ['1007', 'lei', /^Lei 9\.656\/1998, art\. 12: .*24 horas.*180 dias/],
    ['1025', 'lei', /segmentação/],
    ['3283', 'ans', /^RN 465\/2021/],
    ['3288', 'ans', /DUT/],
    ['3023', 'tiss', /tabela 32/],
    ['3307', 'tiss', /tabelas 28 e 42/],
    ['2903', 'tiss', /RN 501\/2022/],
    ['3016', 'operadora', /^Regra da própria operadora\. .*tabela 38/],
    ['1006', 'contrato', /^Contrato do plano do paciente: o cadastro/],
    ['1407', 'contrato', /^Contrato do plano do paciente: o que ele cobre/],
    ['1214', 'contrato', /^Contrato entre o credenciado e a operadora/],
    ['9999', 'operadora', /^Regra da própria operadora\./],
  ] as const)('%s: %s', (codigo, origem, referencia) => {
    expect(findOrigemGlosa(codigo)).toEqual({ origem, referencia: expect.stringMatching(referencia) })
  })

  it('names codes of table 38, each once', () => {
    const codigos = LINHAS_ORIGEM_GLOSA.map(([codigo]) => codigo)
    expect(new Set(codigos).size).toBe(codigos.length)
    for (const codigo of [...codigos, ...GLOSAS_DA_REGRA]) expect(findGlosa(codigo), codigo).toBeDefined()
  })
})

describe('isGlosaDaRegra', () => {
  it('is so of every denial that the help of an event tells of', () => {
    const codigos = REGRAS_EVENTO.flatMap(({ codigoEvento }) => listAjudaEvento(codigoEvento))
    expect(codigos.map(({ codigoGlosa }) => codigoGlosa).filter((codigo) => !isGlosaDaRegra(codigo))).toEqual(
      [],
    )
  })

  it.each(['1006', '1007', '1201', '1419', '3286', '9999'])('is not so of %s', (codigo) => {
    expect(isGlosaDaRegra(codigo)).toBe(false)
  })
})
