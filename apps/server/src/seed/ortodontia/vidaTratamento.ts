import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { concedeMeses } from '@portal/domain/guia/concedeMeses.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { AcaoTratamento, EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { destinoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import {
  endAbandono,
  endTermo,
  type Manutencao,
  type Tratamento,
} from '@portal/domain/ortodontia/tratamento.ts'
import { autorPolitica } from '../../guia/registro/historico.store.ts'
import { toAutor } from '../../guia/reply/situacao.ts'
import { toInstante } from '../database/instante.ts'
import type { Momento } from '../guia/calendario.ts'
import type { Caso } from './caso.data.ts'
import type { GuiaOrto } from './guiaOrto.ts'

/** A step of a treatment that happened, and the guide that did it. */
export type Passo = {
  readonly acao: AcaoTratamento
  readonly em: string
  readonly dia: string
  readonly autor: string
  readonly orto: GuiaOrto | undefined
  readonly meses: number | null
  readonly motivo: string | null
}

const A_PEDIDO = 'O paciente viaja por alguns meses e pediu para interromper.'
const VOLTOU = 'O paciente voltou de viagem.'
/** The operator's job looks every hour. */
const MADRUGADA = 30
const FIM_DO_DIA = 19 * 60

const OPERADORA = 'operadora'

const findMomento = ({ guia }: GuiaOrto, acao: AcaoDaGuia, autorizada = false): Momento | undefined =>
  guia.momentos.find(({ passo }) => passo.acao === acao && (!autorizada || passo.status === 'autorizada'))
type AcaoDaGuia = Momento['passo']['acao']

/** The months that the guide grants under the network's terms. */
const toMeses = (prazo: PrazoOrtodontia, { guia }: GuiaOrto, tempo: number): number =>
  concedeMeses(prazo, guia.tipo, tempo)

/** What each guide did to its treatment (`followTratamento`). */
function listPassosGuia(caso: Caso, orto: GuiaOrto, prazo: PrazoOrtodontia): Passo[] {
  const autor = toAutor({ nome: orto.guia.credenciado.nome })
  const step = (
    acao: AcaoTratamento,
    momento: Momento | undefined,
    quem: string,
    meses: number | null = null,
  ) => (momento ? [{ acao, em: momento.em, dia: momento.dia, autor: quem, orto, meses, motivo: null }] : [])
  if (orto.tipo === 'prorrogacao') {
    return step('extend', findMomento(orto, 'send'), autor, toMeses(prazo, orto, caso.prorrogacao?.[1] ?? 0))
  }
  if (orto.tipo === 'manutencao') {
    const contencao = orto.guia.itens.some(({ regra }) => regra.papelOrtodontia === 'contencao')
    return contencao ? step('retain', findMomento(orto, 'updateDataEvento'), autor) : []
  }
  const enviada = findMomento(orto, 'send')
  return [
    ...step('request', enviada, autor),
    ...(enviada?.passo.status === 'naoAutorizada' ? step('deny', enviada, autor) : []),
    ...step(
      'authorise',
      findMomento(orto, 'concludeAuditoria', true),
      autorPolitica,
      toMeses(prazo, orto, caso.tempo ?? prazo.mesesIniciais),
    ),
    ...step('cancel', findMomento(orto, 'cancel'), autor),
  ]
}

/** What the dentist asked for (`npm run tratamento`). */
function listPassosDentista({ suspenso, retomado }: Caso, hoje: string): Passo[] {
  const step = (acao: AcaoTratamento, dias: number | undefined, motivo: string): Passo[] => {
    if (dias === undefined) return []
    const dia = addDays(hoje, -dias)
    const em = toInstante(dia, FIM_DO_DIA)
    return [{ acao, em, dia, autor: OPERADORA, orto: undefined, meses: null, motivo }]
  }
  return [...step('suspend', suspenso, A_PEDIDO), ...step('resume', retomado, VOLTOU)]
}

const sortPassos = (passos: readonly Passo[]): Passo[] =>
  passos.toSorted((a, b) => (a.em === b.em ? 0 : a.em < b.em ? -1 : 1))

export const stateAfter = (passos: readonly Passo[]): EstadoTratamento =>
  passos.reduce<EstadoTratamento>((estado, { acao }) => destinoTratamento(estado, acao), 'solicitado')

function toManutencao({ guia, tipo }: GuiaOrto): Manutencao[] {
  const liberada = guia.momentos[0]?.dia
  const doMes =
    tipo === 'manutencao' && guia.itens.some(({ regra }) => regra.papelOrtodontia === 'manutencao')
  if (!doMes || liberada === undefined) return []
  const data = guia.momentos.find(({ passo }) => passo.acao === 'updateDataEvento')?.dia ?? null
  return [{ numeroFicha: 0, liberada, data }]
}

/** The treatment as the rules read it after its steps. */
function toTratamento(passos: readonly Passo[], guias: readonly GuiaOrto[]): Tratamento {
  const inicio = passos.find(({ acao }) => acao === 'authorise')?.dia ?? null
  const datada = guias[0] && findMomento(guias[0], 'updateDataEvento')
  return {
    estado: stateAfter(passos),
    inicio,
    fim: null,
    mesesConcedidos: passos.reduce((soma, { meses }) => soma + (meses ?? 0), 0),
    instalacao: datada?.dia ?? null,
    passos: passos.map(({ dia }, i) => ({ dia, estado: stateAfter(passos.slice(0, i + 1)) })),
    manutencoes: guias.flatMap(toManutencao),
  }
}

/** The end that came by itself: the day after the last on which it could be maintained, or after its term. */
function listFim(caso: Caso, tratamento: Tratamento, prazo: PrazoOrtodontia, hoje: string): Passo[] {
  const fins = {
    abandonado: ['abandon', endAbandono(tratamento, prazo, hoje)],
    concluido: ['conclude', endTermo(tratamento, prazo)],
  } as const
  const { estado } = caso
  if (estado !== 'abandonado' && estado !== 'concluido') return []
  const [acao, ultimo] = fins[estado]
  if (ultimo === null || ultimo >= hoje) throw new RangeError(`a treatment is not ${estado} by ${hoje}`)
  const dia = addDays(ultimo, 1)
  return [
    {
      acao,
      em: toInstante(dia, MADRUGADA),
      dia,
      autor: OPERADORA,
      orto: undefined,
      meses: null,
      motivo: null,
    },
  ]
}

/** The steps of a treatment in the order in which they came, as its guides, its dentist and its term made them. */
export function listPassosTratamento(
  caso: Caso,
  guias: readonly GuiaOrto[],
  prazo: PrazoOrtodontia,
  hoje: string,
): Passo[] {
  const passos = sortPassos([
    ...guias.flatMap((orto) => listPassosGuia(caso, orto, prazo)),
    ...listPassosDentista(caso, hoje),
  ])
  return [...passos, ...listFim(caso, toTratamento(passos, guias), prazo, hoje)]
}
