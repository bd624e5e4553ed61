import { ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { type DecisaoEvento, decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { Random } from '../chance/random.ts'
import type { HistoricoClinico } from './historicoClinico.ts'
import { type Local, pickLocal } from './local.ts'
import { listMotivos, motivoOf, type Pedido } from './motivoItem.ts'
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

/** How often the justification of a visit names no clinical reason: the audit denies what it was to excuse. */
const SEM_MOTIVO_CLINICO = 0.35
const GLOSADO_NO_PAGAMENTO = 0.08

/** What the policy says of a repetition without a clinical reason, in the words of its row (0015-evidencia.sql). */
const NEGATIVA: Motivo = {
  ...motivoOf('3034', 'glosa', 'justificativa'),
  natureza: 'tecnica',
  submotivo: {
    codigo: 'semMotivoClinico',
    texto: 'A justificativa da repetição antes do prazo não diz nenhum motivo clínico.',
    comoEvitar:
      'Diga o que foi visto no exame: fratura, recidiva de cárie, dor, perda da restauração, por exemplo.',
  },
}

export function regraOf(codigoEvento: string): RegraEvento {
  const regra = findRegraEvento(codigoEvento)
  if (!regra) throw new RangeError(`no such event: ${codigoEvento}`)
  return regra
}

function decide(regra: RegraEvento, motivos: readonly Motivo[]): DecisaoEvento {
  const decisao = decideEvento(motivos)
  return decisao === 'aprovado' && regra.preAprovacao === 'auditoria' ? 'analise' : decisao
}

/** One event, at a place of its own in the guide. */
export function createItem(
  regra: RegraEvento,
  local: Local,
  pedido: Pedido,
  historico: HistoricoClinico,
  random: Random,
  semMotivoClinico: boolean,
): Item {
  const motivos = listMotivos(regra, local, pedido, historico, random)
  return judge({ regra, local, motivos, decisao: decide(regra, motivos) }, random, semMotivoClinico)
}

/** Adds to the rules' answer what a person and the payment say later. */
function judge(
  item: Pick<Item, 'regra' | 'local' | 'motivos' | 'decisao'>,
  random: Random,
  semMotivoClinico: boolean,
): Item {
  const { regra, decisao, motivos } = item
  const pendente = decisao !== 'aprovado' && decisao !== 'negado'
  const negado = decisao === 'pendenteJustificativa' && semMotivoClinico
  const aprovado = decisao === 'aprovado' || (pendente && !negado)
  const glosa = regra.imagemFinal
    ? motivoOf('3067', 'glosa', 'imagem')
    : motivoOf('3013', 'glosa', 'justificativa')
  return {
    ...item,
    aprovado,
    motivosFinais: aprovado ? [] : pendente ? [NEGATIVA, ...motivos] : motivos,
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
  const semMotivoClinico = random.chance(SEM_MOTIVO_CLINICO)
  for (let count = random.int(...visita.quantos); count > 0; count--) {
    const regra = regraOf(random.weighted(visita.eventos))
    const local = isDaIdade(regra, idade) ? pickLocal(regra, idade, random) : undefined
    if (!local) continue
    const key = `${regra.grupoFrequencia} ${local.dente ?? local.regiao ?? ''}`
    if (!itens.has(key)) itens.set(key, createItem(regra, local, pedido, historico, random, semMotivoClinico))
  }
  return [...itens.values()]
}

function isDaIdade({ idadeMinima = 0, idadeMaxima = 200 }: RegraEvento, idade: number): boolean {
  return idade >= idadeMinima && idade <= idadeMaxima
}
