import fc from 'fast-check'
import { addDays } from '../calendario/dataCivil.ts'
import { DENTES_DECIDUOS, DENTES_PERMANENTES, findDente } from '../dente/dente.tables.ts'
import { ESPECIALIDADES } from '../especialidade/especialidade.tables.ts'
import { HOJE, type Mudancas } from './contexto.fixture.ts'
import type { EventoHistorico, EventoRealizado, EventoReservado, Item } from './contexto.ts'
import { findRegraEvento, REGRAS_EVENTO } from './regra/eventos.tables.ts'
import { listFacesPossiveis } from './regra/formaEvento.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** All of them in a test; a part is enough to notice a mutation, of which there are two thousand (bench/mutation.ts). */
export const countRuns = (all: number): number => Math.ceil(all * Number(process.env.PROPRIEDADES_PARTE ?? 1))

const TODOS_DENTES = [...DENTES_PERMANENTES, ...DENTES_DECIDUOS].map((dente) => dente.codigo)

/** The events that meet each other most, so that the rules between events are reached often. */
const FREQUENTES = [
  ...['85100196', '85100200', '85100145', '82000875', '83000089', '85200166', '85200158', '84000198'],
  ...['85300047', '85300039', '81000030', '81000049', '85400149', '84000074', '82000883'],
]
const umaRegra = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...REGRAS_EVENTO) },
  { weight: 4, arbitrary: fc.constantFrom(...FREQUENTES.flatMap((codigo) => findRegraEvento(codigo) ?? [])) },
)

/** Few teeth and regions, so that lines and history meet. */
const POUCOS_DENTES = ['11', '16', '26', '38', '55']
const POUCAS_REGIOES = ['AS', 'ASAI', 'S1', 'RMSD', 'RMD']

function preferir(valores: readonly string[], poucos: readonly string[]): readonly string[] {
  const comuns = valores.filter((valor) => poucos.includes(valor))
  return comuns.length > 0 ? comuns : valores
}

/** A place of the form that the rule asks for; the faces are the tooth's first ones, from a few starting points. */
function umLugar(regra: RegraEvento): fc.Arbitrary<Pick<Item, 'dente' | 'regiao' | 'faces'>> {
  if (regra.local === 'nenhum') return fc.constant({})
  if (regra.local === 'regiao') {
    return fc.constantFrom(...preferir(regra.regioes, POUCAS_REGIOES)).map((regiao) => ({ regiao }))
  }
  const comFaces = (codigo: string, inicio: number) => {
    const dente = findDente(codigo)
    const letras = dente ? listFacesPossiveis(regra, dente) : ''
    const faces = (letras.slice(inicio) + letras).slice(0, regra.facesMinimo)
    return faces === '' ? { dente: codigo } : { dente: codigo, faces }
  }
  return fc
    .tuple(fc.constantFrom(...preferir(regra.dentes, POUCOS_DENTES)), fc.nat({ max: 2 }))
    .map(([codigo, inicio]) => comFaces(codigo, inicio))
}

/** A place that may fit no rule at all. */
const lugarQualquer = fc.record(
  {
    dente: fc.constantFrom(...TODOS_DENTES),
    regiao: fc.constantFrom('AS', 'AI', 'HASD', 'S5', 'RMD', 'LG'),
    faces: fc.constantFrom('M', 'O', 'OM', 'V', 'MODV', 'L', 'P', 'I'),
  },
  { requiredKeys: [] },
)

export const dataPassada = fc.integer({ min: -1500, max: 0 }).map((dias) => addDays(HOJE, dias))

export const umEventoNoLugar = umaRegra.chain((regra) =>
  fc
    .oneof({ weight: 6, arbitrary: umLugar(regra) }, { weight: 1, arbitrary: lugarQualquer })
    .map((onde) => ({ codigoEvento: regra.codigoEvento, ...onde })),
)

export const umItem: fc.Arbitrary<Item> = fc
  .tuple(umEventoNoLugar, fc.option(dataPassada, { nil: undefined, freq: 3 }))
  .map(([evento, quando]) => ({ sequencial: 1, ...evento, quantidade: 1, data: quando }))

export const umaGuia = fc
  .array(umItem, { minLength: 1, maxLength: 6 })
  .map((itens) => itens.map((item, indice) => ({ ...item, sequencial: indice + 1 })))

export const umRealizado: fc.Arbitrary<EventoRealizado> = fc
  .tuple(umEventoNoLugar, dataPassada, fc.boolean(), fc.nat({ max: 20 }))
  .map(([evento, quando, proprio, ordem]) => ({ ...evento, data: quando, proprio, ordem }))

export const umReservado: fc.Arbitrary<EventoReservado> = fc
  .tuple(umEventoNoLugar, fc.integer({ min: -5, max: 30 }), fc.boolean())
  .map(([evento, dias, proprio]) => ({ ...evento, reservadoAte: addDays(HOJE, dias), proprio }))

export const umEvento: fc.Arbitrary<EventoHistorico> = fc.oneof(
  { weight: 5, arbitrary: umRealizado },
  { weight: 1, arbitrary: umReservado },
)

export const umHistorico = fc.array(umEvento, { maxLength: 14 })

export const umaSituacao: fc.Arbitrary<Mudancas> = fc.record({
  momento: fc.constantFrom('elegibilidade', 'digitacao', 'envio', 'pagamento'),
  imagens: fc.array(
    fc.record({
      momento: fc.constantFrom('inicial', 'final'),
      dente: fc.option(fc.constantFrom(...TODOS_DENTES), { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
  dentesAusentes: fc.array(fc.constantFrom(...TODOS_DENTES), { maxLength: 2 }),
  justificativa: fc.option(fc.constant('Fratura coronária com dor espontânea.'), { nil: undefined }),
  credenciado: fc.constant({ especialidades: ESPECIALIDADES.map((linha) => linha.codigo) }),
  guia: fc.constant({ codigoEspecialidade: undefined, solicitanteInformado: true }),
})
