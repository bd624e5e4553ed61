import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import { describe, expect, it } from 'vitest'
import { createEvento, createGuia } from './guia.fixture.ts'
import { eventosToMarcas, itensToMarcas, toSimbolo, toTipoMarca } from './toMarcas.ts'

describe('toTipoMarca', () => {
  it.each([
    ['analise', { autorizacao: 2 }],
    ['negado', { autorizacao: 3 }],
    ['aprovado', { autorizacao: 4 }],
    ['aprovado', { autorizacao: 1 }],
    ['planejado', { autorizacao: 0 }],
    ['realizado', { dataRealizacao: '2026-11-20' }],
    ['tokenPendente', { dataRealizacao: '2026-11-20', statusToken: 'BENEFICIARIO_PENDENTE' }],
    ['realizado', { dataRealizacao: '2026-11-20', statusToken: 'APROVADO' }],
  ] as const)('%s for %j', (tipo, mudancas) => {
    expect(toTipoMarca(createEvento(mudancas))).toBe(tipo)
  })
})

describe('toSimbolo', () => {
  it.each([
    ['85100200', 'restauracao'],
    ['82000875', 'exodontia'],
    ['85200166', 'endodontia'],
    ['81000030', 'outro'],
    ['00000000', 'outro'],
  ])('%s is drawn as %s', (codigo, simbolo) => expect(toSimbolo(findRegraEvento(codigo))).toBe(simbolo))
})

describe('marks of a guide', () => {
  it('stand on a tooth, on a region or on neither', () => {
    const eventos = [
      createEvento(),
      createEvento({ codigoLocalizacao: 'AS', codigoFace: null }),
      createEvento({ codigoLocalizacao: null, codigoFace: null }),
    ]
    const marcas = eventosToMarcas(createGuia({ eventos }), findRegraEvento)
    expect(marcas.map(({ dente, regiao }) => [dente, regiao])).toEqual([
      ['26', undefined],
      [undefined, 'AS'],
      [undefined, undefined],
    ])
  })

  const pedida = {
    codigoGlosa: '3010',
    texto: '',
    severidade: 'pendenciaJustificativa',
    campo: 'codigoEvento',
  } as const
  it.each([
    ['what the practice owes, as the table does', 4, [{ tipo: 'analise', espera: 'Aguarda justificativa' }]],
    ['nothing of it once the operator decides', 2, [{ tipo: 'analise', espera: undefined }]],
    ['nothing at all of a cancelled guide', 6, []],
  ])('say %s', (_caso, statusFicha, marcas) => {
    const guia = createGuia({ statusFicha, eventos: [createEvento({ autorizacao: 2, motivos: [pedida] })] })
    expect(eventosToMarcas(guia, findRegraEvento)).toMatchObject(marcas)
  })

  it('show a draft’s item as planned, even without a rule', () => {
    const item = { sequencial: 1, codigoEvento: '00000000', dente: '26', quantidade: 1 }
    expect(itensToMarcas([item], findRegraEvento)).toMatchObject([
      { dente: '26', tipo: 'planejado', rotulo: '00000000', sequencial: 1 },
    ])
  })
})
