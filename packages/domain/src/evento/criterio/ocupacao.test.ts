import { describe, expect, it } from 'vitest'
import { createDados, feito, HOJE, item, type Mudancas, reservado } from '../contexto.fixture.ts'
import type { EventoHistorico, Item } from '../contexto.ts'
import { type Contexto, createContexto } from '../createContexto.ts'
import { listContrarios, listOcupacao, type Pergunta } from './ocupacao.ts'

const RESINA = item('85100196', '16', 'O')
const EXTRACAO = item('82000875', '16')
const RASPAGEM = item('85300047', 'ASAI')
const MANUTENCAO = item('86000357')
const CEDO = '2026-11-10'
const TARDE = '2026-11-15'
const HA_MUITO = '2024-01-05'
const na16 = { dente: '16', faces: 'O' }
const RESINA_FEITA = feito('85100196', TARDE, na16)
const EXTRACAO_FEITA = feito('82000875', TARDE, { dente: '16' })
const PROFILAXIA_FEITA = feito('84000198', TARDE)

const view = (alvo: Item, historico: readonly EventoHistorico[], resto: Mudancas = {}): Contexto =>
  createContexto(createDados({ historico, ...resto, guia: { itens: [alvo] } }))

const codigosDe = (motivos: readonly { codigoGlosa: string }[]) =>
  motivos.map(({ codigoGlosa }) => codigoGlosa)

/** Operadora §1: who asks for its place anew meets what was not there when it was authorised. */
describe('o que ocupa o lugar', () => {
  type Caso = [
    nome: string,
    alvo: Item,
    antes: readonly EventoHistorico[],
    agora: readonly EventoHistorico[],
    codigos: readonly string[],
    pergunta?: Pergunta,
  ]

  it.each<Caso>([
    ['ninguém', RESINA, [], [], []],
    ['outra o fez', RESINA, [], [RESINA_FEITA], ['3016']],
    ['outra o tem reservado', RESINA, [], [reservado('85100196', na16)], ['1419']],
    [
      'a reserva de outra terminou ontem',
      RESINA,
      [],
      [reservado('85100196', { ...na16, reservadoAte: '2026-11-20' })],
      [],
    ],
    [
      'outra foi autorizada quando o intervalo do que foi feito acabara',
      { ...RESINA, data: '2024-11-21', tardio: true },
      [],
      [reservado('85100196', { ...na16, autorizadoEm: '2026-11-21' })],
      [],
    ],
    [
      'outra foi autorizada no último dia do intervalo',
      { ...RESINA, data: '2024-11-22', tardio: true },
      [],
      [reservado('85100196', { ...na16, autorizadoEm: '2026-11-21' })],
      ['1419'],
    ],
    [
      'a manutenção do mês seguinte está autorizada',
      { ...MANUTENCAO, data: '2026-10-20', tardio: true },
      [],
      [reservado('86000357', { autorizadoEm: '2026-11-01' })],
      [],
    ],
    [
      'outra manutenção do mesmo mês está autorizada',
      { ...MANUTENCAO, data: '2026-11-05', tardio: true },
      [],
      [reservado('86000357', { autorizadoEm: '2026-11-20' })],
      ['1419'],
    ],
    ['em outro dente', RESINA, [], [feito('85100196', TARDE, { dente: '26', faces: 'O' })], []],
    ['em outra face', RESINA, [], [feito('85100196', TARDE, { dente: '16', faces: 'D' })], []],
    ['já era assim', RESINA, [RESINA_FEITA], [RESINA_FEITA], []],
    ['já era assim por outro motivo', RESINA, [RESINA_FEITA], [RESINA_FEITA, EXTRACAO_FEITA], ['3284']],
    ['o dente foi extraído', RESINA, [], [EXTRACAO_FEITA], ['3284']],
    ['feito depois do dia que este diz', { ...RESINA, data: HA_MUITO }, [], [RESINA_FEITA], ['3016']],
    ['o mesmo, dito tarde', { ...RESINA, data: HA_MUITO, tardio: true }, [], [RESINA_FEITA], []],
    ['dito tarde, perto do dia', { ...RESINA, data: CEDO, tardio: true }, [], [RESINA_FEITA], ['3016']],
    ['extraído depois do dia que este diz', { ...RESINA, data: CEDO }, [], [EXTRACAO_FEITA], ['3284']],
    ['o mesmo extraído, dito tarde', { ...RESINA, data: CEDO, tardio: true }, [], [EXTRACAO_FEITA], []],
    [
      'no mesmo dia, o que não se faz com ele',
      { ...RASPAGEM, data: TARDE },
      [],
      [PROFILAXIA_FEITA],
      ['3008'],
    ],
    ['em outro dia, o que não se faz com ele', { ...RASPAGEM, data: CEDO }, [], [PROFILAXIA_FEITA], []],
    ['o que não se faz com ele, sem dia ainda', RASPAGEM, [], [feito('84000198', HOJE)], []],
    ['só o lugar: outra o fez', RESINA, [], [RESINA_FEITA], ['3016'], 'lugar'],
    ['só o lugar: já era assim', RESINA, [RESINA_FEITA], [RESINA_FEITA], [], 'lugar'],
    ['só o lugar: o dente foi extraído', RESINA, [], [EXTRACAO_FEITA], [], 'lugar'],
    [
      'só o lugar: o que não se faz no dia',
      { ...RASPAGEM, data: TARDE },
      [],
      [PROFILAXIA_FEITA],
      [],
      'lugar',
    ],
    ['evento que não existe', item('99999999'), [], [RESINA_FEITA], []],
  ])('%s', (_nome, alvo, antes, agora, codigos, pergunta) => {
    expect(codigosDe(listOcupacao(alvo, view(alvo, antes), view(alvo, agora), pergunta))).toEqual(codigos)
  })

  it('um aviso não ocupa', () => {
    const decidua = item('83000089', '55')
    const sucessor = feito('85100196', TARDE, { dente: '15', faces: 'O' })
    const crianca: Mudancas = { associado: { nascimento: '2018-01-01' } }
    expect(listOcupacao(decidua, view(decidua, [], crianca), view(decidua, [sucessor], crianca))).toEqual([])
  })
})

/** Whatever was done to a tooth after the day of its extraction contradicts it. */
it.each<[string, Item, readonly EventoHistorico[], readonly string[]]>([
  ['o dente foi restaurado depois', { ...EXTRACAO, data: CEDO }, [RESINA_FEITA], ['3284']],
  ['no mesmo dia', { ...EXTRACAO, data: TARDE }, [RESINA_FEITA], []],
  ['antes', { ...EXTRACAO, data: HOJE }, [RESINA_FEITA], []],
  ['outro dente', { ...EXTRACAO, dente: '26', data: CEDO }, [RESINA_FEITA], []],
  ['só reservado', { ...EXTRACAO, data: CEDO }, [reservado('85100196', na16)], []],
  ['o que só pode ser negado', { ...EXTRACAO, data: CEDO }, [{ ...RESINA_FEITA, desloca: false }], []],
  ['o que se faz sem o dente', { ...EXTRACAO, data: CEDO }, [feito('85400289', TARDE, { dente: '16' })], []],
  ['sem dia', EXTRACAO, [RESINA_FEITA], []],
  ['o que não o tira', { ...RESINA, data: CEDO }, [RESINA_FEITA], []],
])('contradiz a extração: %s', (_nome, alvo, historico, codigos) => {
  expect(codigosDe(listContrarios(alvo, view(alvo, historico)))).toEqual(codigos)
})
