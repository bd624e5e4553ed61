import type { EventoOfertado } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { type ElegibilidadeSearch, readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { toPedidoCobertura } from './toPedidoCobertura.ts'

const create = (local: EventoOfertado['local'], facesMinimo = 0): EventoOfertado => ({
  codigoEvento: '85100200',
  descricao: 'Evento',
  local,
  facesMinimo,
  facesMaximo: facesMinimo,
  codigosAntigos: [],
})
const PERGUNTA = { codigoAssociado: '1', codigoEvento: '85100200' }

describe('what the form asks, and what it still lacks', () => {
  it.each<[string, EventoOfertado, ElegibilidadeSearch, object]>([
    ['no place asked for', create('nenhum'), {}, PERGUNTA],
    ['a place of the event before, which has none now', create('nenhum'), { local: '26' }, PERGUNTA],
    ['a region', create('regiao'), {}, { falta: 'regiao' }],
    ['its region', create('regiao'), { local: 'S1' }, { ...PERGUNTA, regiao: 'S1' }],
    ['a tooth', create('dente'), {}, { falta: 'dente' }],
    ['its tooth', create('dente'), { local: '26' }, { ...PERGUNTA, dente: '26' }],
    ['faces left over', create('dente'), { local: '26', faces: 'O' }, { ...PERGUNTA, dente: '26' }],
    ['faces too', create('dente', 1), { local: '26' }, { falta: 'faces' }],
    ['the tooth before the faces', create('dente', 1), { faces: 'O' }, { falta: 'dente' }],
    ['both', create('dente', 1), { local: '26', faces: 'O' }, { ...PERGUNTA, dente: '26', faces: 'O' }],
  ])('%s', (_nome, evento, search, esperado) => {
    expect(toPedidoCobertura('1', evento, search)).toEqual(esperado)
  })
})

describe('what an address may ask', () => {
  const chave = '00000000-0000-4000-8000-00000000000A'
  it.each<[Record<string, unknown>, ElegibilidadeSearch]>([
    [{ paciente: chave }, { paciente: chave }],
    [{ paciente: '52998224725' }, {}],
    [{ evento: '8510020' }, {}],
    [{ evento: '851002001' }, {}],
    [{ local: '16' }, { local: '16' }],
    [{ local: '96' }, {}],
    [{ local: 'ASAI' }, { local: 'ASAI' }],
    [{ local: 's1' }, {}],
    [{ faces: 'MODVL' }, { faces: 'MODVL' }],
    [{ faces: 'MODVLP' }, {}],
    [{ faces: 'X' }, {}],
    [{ paciente: undefined, evento: null, local: '', faces: {} }, {}],
  ])('%j reads %j', (raw, search) => expect(readElegibilidadeSearch(raw)).toEqual(search))
})
