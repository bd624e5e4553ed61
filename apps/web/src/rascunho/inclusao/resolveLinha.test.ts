import type { EventoCatalogo, EventoOfertado } from '@portal/contract/evento.ts'
import { searchNoLugar } from '@portal/domain/evento/linha/searchNoLugar.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import { describe, expect, it } from 'vitest'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import type { Oferta } from './listCandidatos.ts'
import { readNoDente } from './noDente.ts'
import { type Pendente, resolveLinha } from './resolveLinha.ts'

const oferta = (codigoEvento: string, descricao: string, resto: Partial<EventoOfertado>) =>
  ({
    codigoEvento,
    descricao,
    codigosAntigos: [],
    dentes: [],
    regioes: [],
    facesMinimo: 0,
    facesMaximo: 0,
    ...resto,
  }) as EventoOfertado

const eventos = [
  oferta('85100200', 'Restauração em resina 2 faces', {
    local: 'dente',
    facesMinimo: 2,
    facesMaximo: 2,
    dentes: ['17', '26'],
    codigosAntigos: ['99000001'],
  }),
  oferta('85100218', 'Restauração em resina 3 faces', {
    local: 'dente',
    dentes: ['17', '26'],
    facesMinimo: 3,
    facesMaximo: 3,
  }),
  oferta('84000198', 'Profilaxia: polimento coronário', { local: 'nenhum' }),
  oferta('85300039', 'Raspagem', { local: 'regiao' }),
]
/** What the operator has in other specialties. */
const outros: EventoCatalogo[] = [
  { ...oferta('81000421', 'Radiografia periapical', { local: 'dente' }), especialidades: [14, 19] },
]
const meio: Oferta = {
  minhas: [1],
  eventos,
  outros,
  find: findRegraEvento,
  ausentes: new Set(['27']),
  search: (texto, lugares = []) => searchNoLugar(eventos, texto, lugares, { outros }),
}
const dente26: Selecao = { tipo: 'dentes', dentes: [{ dente: '26', faces: 'MO' }] }
/** Chosen on the chart, its faces still to come. */
const so26: Selecao = { tipo: 'dentes', dentes: [{ dente: '26', faces: '' }] }
const dois: Selecao = {
  tipo: 'dentes',
  dentes: [
    { dente: '17', faces: 'V' },
    { dente: '26', faces: '' },
  ],
}

const resolve = (
  texto: string,
  { pendente, selecao = SELECAO_VAZIA }: { pendente?: Pendente; selecao?: Selecao } = {},
) => resolveLinha(readNoDente(texto, selecao), { ...meio, pendente, selecao })

const restauracao = { codigoEvento: '85100200', dente: '26', faces: 'MO' }

describe('resolveLinha', () => {
  it.each([
    ['code, tooth and faces', '26OM85100200', {}, [restauracao]],
    ['a former code', '26 om 99000001', {}, [restauracao]],
    ['words of the name', '26 om resina', {}, [restauracao]],
    [
      'the one of so many faces',
      '17 mod resina',
      {},
      [{ codigoEvento: '85100218', dente: '17', faces: 'MOD' }],
    ],
    ['words at the place chosen on the chart', 'resina', { selecao: dente26 }, [restauracao]],
    [
      'an event of the whole patient, whatever is chosen',
      'profilaxia',
      { selecao: dente26 },
      [{ codigoEvento: '84000198' }],
    ],
    ['an event of the whole patient', 'profilaxia', {}, [{ codigoEvento: '84000198' }]],
    ['the event chosen before', '26 om', { pendente: { codigoEvento: '85100200' } }, [restauracao]],
    ['the place chosen on the chart', '85100200', { selecao: dente26 }, [restauracao]],
    [
      'a typed place before the chart’s',
      '17 do 85100200',
      { selecao: dente26 },
      [{ ...restauracao, dente: '17', faces: 'OD' }],
    ],
    ['typed faces of the tooth chosen on the chart', 'resina om', { selecao: so26 }, [restauracao]],
    ['the same before the name', 'om resina', { selecao: so26 }, [restauracao]],
    ['the same beside a code', '85100200 om', { selecao: so26 }, [restauracao]],
    [
      'the same alone, for an event chosen before',
      'om',
      { selecao: so26, pendente: { codigoEvento: '85100200' } },
      [restauracao],
    ],
    ['of every tooth chosen', 'om resina', { selecao: dois }, [{ ...restauracao, dente: '17' }, restauracao]],
    [
      'of so many faces on the tooth chosen',
      'resina mod',
      { selecao: so26 },
      [{ codigoEvento: '85100218', dente: '26', faces: 'MOD' }],
    ],
    [
      'an event of the whole patient, whatever faces are said',
      'profilaxia o',
      { selecao: so26 },
      [{ codigoEvento: '84000198' }],
    ],
    ['several', '26 om 85100200; S1 85300039', {}, [restauracao, { codigoEvento: '85300039', regiao: 'S1' }]],
    [
      'the quantity of the event chosen before',
      'S1',
      { pendente: { codigoEvento: '85300039', quantidade: 3 } },
      [{ codigoEvento: '85300039', regiao: 'S1', quantidade: 3 }],
    ],
    [
      'another quantity for it',
      'S1 x2',
      { pendente: { codigoEvento: '85300039', quantidade: 3 } },
      [{ codigoEvento: '85300039', regiao: 'S1', quantidade: 2 }],
    ],
    ['a quantity', '84000198 x2', {}, [{ codigoEvento: '84000198', quantidade: 2 }]],
  ] as const)('%s', (_nome, texto, meio, itens) => {
    expect(resolve(texto, meio)).toMatchObject({ tipo: 'itens', itens })
  })

  it('keeps an event that misses its place, and says which', () => {
    expect(resolve('85100200')).toEqual({
      tipo: 'falta',
      pendente: { codigoEvento: '85100200' },
      mensagem: 'Escolha o dente no odontograma.',
    })
  })

  it('keeps its quantity with it', () => {
    expect(resolve('85300039 x3')).toMatchObject({
      tipo: 'falta',
      pendente: { codigoEvento: '85300039', quantidade: 3 },
    })
  })

  it('leaves it to an event named instead', () => {
    const pendente = { codigoEvento: '85300039', quantidade: 3 }
    expect(resolve('26 om 85100200', { pendente })).toEqual({
      tipo: 'itens',
      itens: [{ ...restauracao, regiao: undefined }],
    })
  })

  it('puts a place without an event on the chart', () => {
    expect(resolve('26 om')).toEqual({ tipo: 'lugar', selecao: dente26 })
    expect(resolve('om', { selecao: so26 })).toEqual({ tipo: 'lugar', selecao: dente26 })
  })

  it.each([
    ['26 om 81000000', 'O evento 81.000.000 não é oferecido nesta especialidade.'],
    ['26 xyz', 'Nenhum evento desta especialidade com “xyz”.'],
    ['16 raio x', 'Radiografia periapical. É de outra especialidade (Radiologia): esta guia não oferece.'],
    ['27 om resina', 'Dente 27: Procedimento não autorizado, pois o dente está ausente (3284).'],
    ['S1 x3', 'Faltou o código do evento em “S1 x3”.'],
    ['x2', 'Faltou o código do evento em “x2”.'],
    ['90 85100200', 'Não existe dente 90.'],
    ['26 om 85100200; 85100200', 'Faltou o lugar em “85100200”.'],
    ['26 om 85100200; 27 o', 'Faltou o evento em “27 o”.'],
    ['26 om 85100200; 90 85100200', 'Em “90 85100200”: Não existe dente 90.'],
    ['', 'Escreva o evento.'],
  ])('%s: %s', (texto, mensagem) => {
    expect(resolve(texto)).toEqual({ tipo: 'erro', mensagem })
  })
})
