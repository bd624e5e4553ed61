import { addDays, addMonths, ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { findRegraEvento } from '@portal/domain/evento/eventos.tables.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import type { DecisaoEvento } from '@portal/domain/guia/statusCalculado.ts'
import type { AssociadoSemeado } from './associado.ts'
import type { HistoricoClinico } from './historicoClinico.ts'
import { type Local, pickLocal } from './local.ts'
import { PLANOS } from './plano.data.ts'
import type { Random } from './random.ts'
import type { Visita } from './tratamento.data.ts'

/** An event of a guide to be, with what the rules say of it when the guide is sent. */
export type Item = {
  readonly regra: RegraEvento
  readonly local: Local
  readonly decisao: DecisaoEvento
  readonly motivos: readonly Motivo[]
  /** What stands once everything that held it back is settled. */
  readonly aprovado: boolean
  readonly motivosFinais: readonly Motivo[]
  /** The denial at payment, for the few that meet one. */
  readonly glosaPagamento: Motivo | undefined
}

/** Who asks for what, when. */
export type Pedido = {
  readonly associado: AssociadoSemeado
  readonly codigoCredenciado: number
  readonly data: string
}

/** How often something the seed did not do itself stands in the way: another operator's work, say. */
const ACASO = 0.03
const NEGADO_NA_AUDITORIA = 0.12
const GLOSADO_NO_PAGAMENTO = 0.08
const GLOSAS_AUDITORIA = ['3013', '3286', '3288'] as const

export function regraOf(codigoEvento: string): RegraEvento {
  const regra = findRegraEvento(codigoEvento)
  if (!regra) throw new RangeError(`no such event: ${codigoEvento}`)
  return regra
}

export function motivoOf(
  codigoGlosa: Motivo['codigoGlosa'],
  severidade: Motivo['severidade'],
  campo: Motivo['campo'],
  rest: Pick<Motivo, 'possivelEm' | 'eventoAnterior'> = {},
): Motivo {
  return { codigoGlosa, severidade, campo, texto: textoGlosa(codigoGlosa), ...rest }
}

function findCarencia(regra: RegraEvento, { associado, data }: Pedido): Motivo | undefined {
  const plano = PLANOS.find(({ codigo }) => codigo === associado.planos[0])
  const possivelEm = addDays(associado.linha.inclusao, plano?.carencias[regra.classeCarencia] ?? 0)
  return possivelEm > data ? motivoOf('1007', 'glosa', 'associado', { possivelEm }) : undefined
}

function findCobertura(regra: RegraEvento, { associado }: Pedido): Motivo | undefined {
  const plano = PLANOS.find(({ codigo }) => codigo === associado.planos[0])
  const coberta = plano?.classes_cobertas?.includes(regra.classeCarencia) ?? true
  return coberta && (plano?.extra_rol || !regra.extraRol)
    ? undefined
    : motivoOf('1407', 'glosa', 'codigoEvento')
}

/** A repetition admits a justification where the rule says so, unless it redoes one's own work under warranty. */
function toRepeticao(
  regra: RegraEvento,
  data: string,
  possivelEm: string | undefined,
  proprio: boolean,
): Motivo {
  const admite = regra.justificativaMinima > 0 && !(regra.garantia && proprio)
  return motivoOf(
    regra.glosaFrequencia,
    admite ? 'pendenciaJustificativa' : 'glosa',
    admite ? 'justificativa' : regra.local === 'dente' ? 'dente' : 'codigoEvento',
    {
      ...(possivelEm && { possivelEm }),
      eventoAnterior: { codigoEvento: regra.codigoEvento, data, proprio },
    },
  )
}

function findRepeticao(
  regra: RegraEvento,
  local: Local,
  { associado, codigoCredenciado, data }: Pedido,
  historico: HistoricoClinico,
  random: Random,
): Motivo | undefined {
  const achada = historico.findRepeticao(associado.linha.codigo, regra, local, data)
  if (achada) {
    const proprio = achada.feito.codigoCredenciado === codigoCredenciado
    return toRepeticao(regra, achada.feito.data, achada.possivelEm, proprio)
  }
  const meses = regra.intervaloMeses ?? 0
  if (meses < 6 || !random.chance(ACASO)) return undefined
  const anterior = addMonths(data, -random.int(1, meses - 1))
  return toRepeticao(regra, anterior, addMonths(anterior, meses), false)
}

function listMotivos(
  regra: RegraEvento,
  local: Local,
  pedido: Pedido,
  historico: HistoricoClinico,
  random: Random,
) {
  const motivos = [
    findCarencia(regra, pedido),
    findCobertura(regra, pedido),
    historico.isExtraido(pedido.associado.linha.codigo, local.dente)
      ? motivoOf('3284', 'glosa', 'dente')
      : findRepeticao(regra, local, pedido, historico, random),
    regra.imagemInicial ? motivoOf(regra.glosaImagem, 'pendenciaImagem', 'imagem') : undefined,
  ]
  return motivos.filter((motivo) => motivo !== undefined)
}

function decide(regra: RegraEvento, motivos: readonly Motivo[]): DecisaoEvento {
  const has = (severidade: Motivo['severidade']) => motivos.some((motivo) => motivo.severidade === severidade)
  if (has('glosa')) return 'negado'
  if (has('pendenciaJustificativa')) return 'faltaJustificativa'
  if (has('pendenciaImagem')) return 'faltaImagem'
  return regra.preAprovacao === 'auditoria' ? 'analise' : 'aprovado'
}

/** One event, at a place of its own in the guide. */
export function createItem(
  regra: RegraEvento,
  local: Local,
  pedido: Pedido,
  historico: HistoricoClinico,
  random: Random,
): Item {
  const motivos = listMotivos(regra, local, pedido, historico, random)
  return judge({ regra, local, motivos, decisao: decide(regra, motivos) }, random)
}

/** Adds to the rules' answer what a person and the payment say later. */
function judge(item: Pick<Item, 'regra' | 'local' | 'motivos' | 'decisao'>, random: Random): Item {
  const { regra, decisao, motivos } = item
  const pendente = decisao !== 'aprovado' && decisao !== 'negado'
  const aprovado = decisao === 'aprovado' || (pendente && !random.chance(NEGADO_NA_AUDITORIA))
  const negativa = motivoOf(random.pick(GLOSAS_AUDITORIA), 'glosa', 'codigoEvento')
  const glosa = regra.imagemFinal
    ? motivoOf('3067', 'glosa', 'imagem')
    : motivoOf('3013', 'glosa', 'justificativa')
  return {
    ...item,
    aprovado,
    motivosFinais: aprovado ? [] : pendente ? [negativa] : motivos,
    glosaPagamento: aprovado && random.chance(GLOSADO_NO_PAGAMENTO) ? glosa : undefined,
  }
}

/** An event of which nobody doubts anything. */
export function createItemAprovado(codigoEvento: string, local: Local): Item {
  const regra = regraOf(codigoEvento)
  return {
    regra,
    local,
    decisao: 'aprovado',
    motivos: [],
    aprovado: true,
    motivosFinais: [],
    glosaPagamento: undefined,
  }
}

/** The events of a visit: fewer than asked for where the age or the mouth has no place for them. */
export function createItens(
  visita: Visita,
  pedido: Pedido,
  historico: HistoricoClinico,
  random: Random,
): Item[] {
  const idade = ageAt(pedido.associado.linha.nascimento, pedido.data)
  const itens = new Map<string, Item>()
  for (let count = random.int(...visita.quantos); count > 0; count--) {
    const regra = regraOf(random.weighted(visita.eventos))
    const local = isDaIdade(regra, idade) ? pickLocal(regra, idade, random) : undefined
    if (!local) continue
    const key = `${regra.grupoFrequencia} ${local.dente ?? local.regiao ?? ''}`
    if (!itens.has(key)) itens.set(key, createItem(regra, local, pedido, historico, random))
  }
  return [...itens.values()]
}

function isDaIdade({ idadeMinima = 0, idadeMaxima = 200 }: RegraEvento, idade: number): boolean {
  return idade >= idadeMinima && idade <= idadeMaxima
}
