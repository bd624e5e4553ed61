import type { EventoOfertado } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { type ElegibilidadeSearch, readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { keepLugar, sayRegiaoDoDente, toPedidoCobertura } from './toPedidoCobertura.ts'

const create = (
  local: EventoOfertado['local'],
  facesMinimo = 0,
  regioes: readonly string[] = [],
): EventoOfertado => ({
  codigoEvento: '85100200',
  descricao: 'Evento',
  local,
  facesMinimo,
  facesMaximo: facesMinimo,
  codigosAntigos: [],
  dentes: [],
  regioes: [...regioes],
})
const periapical = create('regiao', 0, ['RCSE', 'RPSE', 'RMSE'])
const boca = create('regiao', 0, ['AS', 'AI', 'S1', 'S2', 'S3', 'S4', 'S5'])
const PERGUNTA = { codigoAssociado: '1', codigoEvento: '85100200' }

describe('what the form asks, and what it still lacks', () => {
  it.each<[string, EventoOfertado, { local?: string; faces?: string }, object]>([
    ['no place asked for', create('nenhum'), {}, PERGUNTA],
    ['a place of the event before, which has none now', create('nenhum'), { local: '26' }, PERGUNTA],
    ['a region', create('regiao'), {}, { falta: 'regiao', parcial: PERGUNTA }],
    ['its region', boca, { local: 'S1' }, { ...PERGUNTA, regiao: 'S1' }],
    ['a tooth', create('dente'), {}, { falta: 'dente', parcial: PERGUNTA }],
    ['its tooth', create('dente'), { local: '26' }, { ...PERGUNTA, dente: '26' }],
    ['faces left over', create('dente'), { local: '26', faces: 'O' }, { ...PERGUNTA, dente: '26' }],
    [
      'faces too',
      create('dente', 1),
      { local: '26' },
      { falta: 'faces', parcial: { ...PERGUNTA, dente: '26' } },
    ],
    ['a tooth half typed', create('dente'), { local: '2' }, { falta: 'dente', parcial: PERGUNTA }],
    [
      'no such tooth',
      create('dente'),
      { local: '90' },
      { corrigir: 'local', mensagem: 'Não existe dente 90.' },
    ],
    [
      'a region for a tooth',
      create('dente'),
      { local: 'AS' },
      { corrigir: 'local', mensagem: 'Não existe dente AS.' },
    ],
    ['the tooth of a region', periapical, { local: '26' }, { ...PERGUNTA, regiao: 'RMSE' }],
    [
      'a tooth in none of its regions',
      periapical,
      { local: '16' },
      { corrigir: 'local', mensagem: 'Este evento não se faz em 16. São RCSE, RPSE, RMSE.' },
    ],
    [
      'a region that is none of its own',
      boca,
      { local: 'RMSE' },
      { corrigir: 'local', mensagem: 'Este evento não se faz em RMSE. São AS, AI, S1, S2, S3, S4 e outras.' },
    ],
    [
      'a letter that is no face',
      create('dente', 1),
      { local: '26', faces: 'X' },
      { corrigir: 'faces', mensagem: 'O dente 26 tem as faces MODVP, cada uma uma vez.' },
    ],
    [
      'the faces as the tooth names them',
      create('dente', 1),
      { local: '26', faces: 'IL' },
      { ...PERGUNTA, dente: '26', faces: 'OP' },
    ],
    ['the tooth before the faces', create('dente', 1), { faces: 'O' }, { falta: 'dente', parcial: PERGUNTA }],
    ['both', create('dente', 1), { local: '26', faces: 'O' }, { ...PERGUNTA, dente: '26', faces: 'O' }],
  ])('%s', (_nome, evento, lugar, esperado) => {
    expect(toPedidoCobertura('1', evento, { local: '', faces: '', ...lugar })).toEqual(esperado)
  })
})

describe('what of the place another event keeps', () => {
  it.each([
    ['its tooth and faces', create('dente', 2), '26', 'OM', '26', 'OM'],
    ['the tooth alone, where the faces are others in number', create('dente', 1), '26', 'OM', '26', ''],
    ['the tooth alone, where it takes no faces', create('dente'), '26', 'OM', '26', ''],
    ['nothing of a tooth where it asks for a region', create('regiao'), '26', 'OM', '', ''],
    ['its region', create('regiao'), 'S1', '', 'S1', ''],
    ['nothing of a region where it asks for a tooth', create('dente'), 'S1', '', '', ''],
    ['nothing where it asks for no place', create('nenhum'), '26', 'OM', '', ''],
  ])('%s', (_nome, evento, local, faces, fica, ficam) => {
    expect(keepLugar(evento, { local, faces })).toEqual({ local: fica, faces: ficam })
  })
})

it.each([
  [periapical, '26', 'O dente 26 fica em RMSE: região dos molares superiores esquerdo.'],
  [periapical, 'RMSE', undefined],
  [periapical, '16', undefined],
  [create('dente'), '26', undefined],
])('of %j asked for %s the place is said to be %s', (evento, local, dito) => {
  expect(sayRegiaoDoDente(evento, local)).toBe(dito)
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
