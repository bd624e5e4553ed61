import { addMonths, endMes, mesDe } from '../calendario/dataCivil.ts'
import type { PrazoOrtodontia } from './prazoOrtodontia.ts'
import { type EstadoTratamento, isEmCurso } from './tratamento.tables.ts'
import { countMesesUsados, endNoDia, endTermo, estadoEm, type Tratamento } from './tratamento.ts'

/**
 * What a month of a treatment is (Operadora §2); a lost one had its guide, a missed one had none, and in one that stood still
 * no maintenance was to be done.
 */
export const estadosMes = [
  { codigo: 'feito', rotulo: 'Feito' },
  { codigo: 'devido', rotulo: 'A fazer' },
  { codigo: 'faltou', rotulo: 'Faltou' },
  { codigo: 'perdido', rotulo: 'Perdido' },
  { codigo: 'parado', rotulo: 'Parado' },
  { codigo: 'futuro', rotulo: 'Futuro' },
] as const
export type EstadoMes = (typeof estadosMes)[number]['codigo']

export type MesTratamento = {
  /** `YYYY-MM` */
  readonly mes: string
  readonly estado: EstadoMes
  /** The guide behind it, where there is one. */
  readonly numeroFicha: number | null
  /** The day on which it was done. */
  readonly data: string | null
}

const followingMes = (mes: string, meses = 1): string => mesDe(addMonths(`${mes}-01`, meses))

function listMesesEntre(primeiro: string, ultimo: string): string[] {
  const meses: string[] = []
  for (let mes = primeiro; mes <= ultimo; mes = followingMes(mes)) meses.push(mes)
  return meses
}

/** The month of the first maintenance that is awaited: the installation is the visit of its own month. */
const firstMes = ({ instalacao }: Tratamento): string | undefined =>
  instalacao === null ? undefined : followingMes(mesDe(instalacao))

const latest = (a: string, b: string): string => (a < b ? b : a)
const earliest = (a: string, b: string): string => (a < b ? a : b)

const findFeita = ({ manutencoes }: Tratamento, mes: string) =>
  manutencoes.find(({ data }) => data !== null && mesDe(data) === mes)

const findAberta = ({ manutencoes }: Tratamento, mes: string) =>
  manutencoes.find(({ data, liberada }) => data === null && mesDe(liberada) === mes)

/** Whether the patient's maintenance of the month is of another treatment: there is one a calendar month. */
export const isMesDeOutro = ({ mesesDeOutros }: Tratamento, mes: string): boolean =>
  mesesDeOutros?.includes(mes) ?? false

/** What is left of a treatment, and what comes next. */
export type Restante = {
  mesesUsados: number
  /** Guides that the granted months and the term still allow. */
  guiasRestantes: number
  /** `YYYY-MM` of the next guide; null where none may be asked for. */
  proximoMes: string | null
  /** The last civil day of the term; null before the start. */
  fimPrazo: string | null
  /** Whether the extension may be asked for, and should be: from the 11th guide of 12 on. */
  prorrogavel: boolean
}

/** What a treatment still allows, as it stands on a civil day. */
export function readRestante(lido: Tratamento, prazo: PrazoOrtodontia, hoje: string): Restante {
  const tratamento = endNoDia(lido, prazo, hoje)
  const mesesUsados = countMesesUsados(tratamento)
  const fimPrazo = endTermo(tratamento, prazo)
  const semMais = { mesesUsados, guiasRestantes: 0, proximoMes: null, fimPrazo, prorrogavel: false }
  const primeiro = firstMes(tratamento)
  if (fimPrazo === null || !isEmCurso(tratamento.estado)) return semMais
  const atual = mesDe(hoje)
  const ocupado =
    isMesDeOutro(tratamento, atual) || findFeita(tratamento, atual) || findAberta(tratamento, atual)
  const livre = ocupado ? followingMes(atual) : atual
  const seguinte = primeiro !== undefined && primeiro > livre ? primeiro : livre
  // The term ends on a day, and what is left of its month takes no guide more.
  const noPrazo = hoje > fimPrazo ? 0 : listMesesEntre(seguinte, mesDe(fimPrazo)).length
  // The guide that this month has already is one of those that are left until it is done.
  const aberta = findAberta(tratamento, atual) ? 1 : 0
  const porUsar = Math.max(0, tratamento.mesesConcedidos - mesesUsados)
  const guiasRestantes = Math.min(porUsar, noPrazo + aberta)
  const ativo = tratamento.estado === 'ativo'
  return {
    mesesUsados,
    guiasRestantes,
    proximoMes: ativo && primeiro !== undefined && guiasRestantes > aberta ? seguinte : null,
    fimPrazo,
    prorrogavel: ativo && guiasRestantes <= prazo.guiasProrrogacao && hoje <= fimPrazo,
  }
}

/** The months of a treatment in order, from the first that is awaited to the last that it still may use. */
export function listMeses(lido: Tratamento, prazo: PrazoOrtodontia, hoje: string): readonly MesTratamento[] {
  const tratamento = endNoDia(lido, prazo, hoje)
  const { fim, estado, manutencoes } = tratamento
  const { fimPrazo, guiasRestantes, mesesUsados } = readRestante(tratamento, prazo, hoje)
  const atual = mesDe(hoje)
  const feitos = manutencoes.flatMap(({ data }) => (data === null ? [] : mesDe(data))).sort()
  // Nobody awaits a maintenance in the month of the installation, and one may be released for it.
  const comGuia = manutencoes.map(({ data, liberada }) => mesDe(data ?? liberada))
  const primeiro = [firstMes(tratamento), ...comGuia].flatMap((mes) => mes ?? []).sort()[0]
  if (primeiro === undefined || fimPrazo === null) return []
  const isFeitoAgora = findFeita(tratamento, atual) !== undefined || isMesDeOutro(tratamento, atual)
  const proximo = latest(primeiro, isFeitoAgora ? followingMes(atual) : atual)
  const porUsar = guiasRestantes > 0 ? followingMes(proximo, guiasRestantes - 1) : followingMes(primeiro, -1)
  // The term of a suspended one ends as well: no state says that it has.
  const acabou = fim ?? (hoje > fimPrazo ? fimPrazo : null)
  // Nobody missed a month after the last of those that were granted.
  const encerrado = mesesUsados < tratamento.mesesConcedidos && acabou !== null
  const ultimo = latest(
    feitos.at(-1) ?? primeiro,
    encerrado ? earliest(mesDe(acabou), mesDe(fimPrazo)) : porUsar,
  )
  return listMesesEntre(primeiro, ultimo).map((mes) => {
    const feita = findFeita(tratamento, mes)
    if (feita) return { mes, estado: 'feito', numeroFicha: feita.numeroFicha, data: feita.data }
    const numeroFicha = findAberta(tratamento, mes)?.numeroFicha ?? null
    if (mes > atual) return { mes, estado: 'futuro', numeroFicha, data: null }
    if (isParado(tratamento, mes, atual, numeroFicha))
      return { mes, estado: 'parado', numeroFicha, data: null }
    if (mes === atual && estado === 'ativo') return { mes, estado: 'devido', numeroFicha, data: null }
    return { mes, estado: numeroFicha === null ? 'faltou' : 'perdido', numeroFicha, data: null }
  })
}

/** In these a treatment goes on, and is not maintained. */
const parados: ReadonlySet<EstadoTratamento | undefined> = new Set(['suspenso', 'contencao'])

/** Whether no maintenance of this treatment was to be done in a month that has come. */
function isParado(tratamento: Tratamento, mes: string, atual: string, numeroFicha: number | null): boolean {
  if (numeroFicha === null && isMesDeOutro(tratamento, mes)) return true
  const noFim = mes < atual ? estadoEm(tratamento, endMes(mes)) : tratamento.estado
  // Another provider had the patient then, and this treatment has come back since.
  return parados.has(noFim) || (noFim === 'cancelado' && isEmCurso(tratamento.estado))
}
