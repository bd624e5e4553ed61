import { findDente } from '@portal/domain/dente/dente.tables.ts'
import type { DenticaoVista } from './denticao.ts'
import { findLugar, findSubstituto, type Grade, getGrade } from './grade.ts'
import { listDentesSelecionados, SELECAO_VAZIA, type Selecao, selectDentes, toSelecao } from './selecao.ts'

/** The first digit of a tooth being typed, forgotten at `ate` (milliseconds of the same clock as the keys). */
export type DigitoPendente = { readonly digito: string; readonly ate: number }

/** All that the keyboard and the pointer change. The component keeps it; these functions only compute. */
export type EstadoOdontograma = {
  /** The tooth with the keyboard's focus. */
  readonly cursor: string
  /** Whether somebody has stood on a tooth; until then the cursor is where the chart itself put it. */
  readonly isTocado?: boolean | undefined
  /** Where an extended selection began. */
  readonly ancora: string
  readonly selecao: Selecao
  readonly denticao: DenticaoVista
  readonly digito?: DigitoPendente | undefined
}

/** What the event being typed allows; it comes from outside and does not change with keys. */
export type RegrasOdontograma = {
  readonly supranumerarios: boolean
  /** Absent: every tooth. */
  readonly dentesPermitidos?: ReadonlySet<string> | undefined
  /** Letters of table 32; absent: every face of the tooth. */
  readonly facesPermitidas?: string | undefined
  readonly readOnly: boolean
}

export function createEstado(denticao: DenticaoVista): EstadoOdontograma {
  const primeiro = getGrade(denticao, false)[0]?.lugares[0]?.dente.codigo ?? ''
  return { cursor: primeiro, ancora: primeiro, selecao: SELECAO_VAZIA, denticao }
}

export function toGrade(estado: EstadoOdontograma, regras: RegrasOdontograma): Grade {
  return getGrade(estado.denticao, regras.supranumerarios)
}

export function isPermitido(regras: RegrasOdontograma, dente: string): boolean {
  return regras.dentesPermitidos?.has(dente) ?? true
}

/** The allowed ones among `dentes`, and no other, become the selection. */
export function chooseDentes(
  estado: EstadoOdontograma,
  regras: RegrasOdontograma,
  dentes: readonly string[],
): Selecao {
  return selectDentes(
    estado.selecao,
    dentes.filter((dente) => isPermitido(regras, dente)),
  )
}

/** Stands on one tooth, which becomes the selection. */
export function goToDente(
  estado: EstadoOdontograma,
  regras: RegrasOdontograma,
  dente: string,
): EstadoOdontograma {
  const selecao = chooseDentes(estado, regras, [dente])
  return { ...estado, cursor: dente, ancora: dente, selecao, digito: undefined }
}

/** What the detail names: a region, several teeth, or else the tooth with the focus, whether it is the chosen one or not. */
export function toSelecaoEmMaos({ selecao, cursor }: Pick<EstadoOdontograma, 'selecao' | 'cursor'>): Selecao {
  const isDeVarios = selecao.tipo === 'regiao' || listDentesSelecionados(selecao).length > 1
  return isDeVarios ? selecao : selectDentes(selecao, [cursor])
}

/** Shows another dentition: the cursor goes to a tooth that is shown, and hidden teeth leave the selection. */
export function changeDenticao(
  estado: EstadoOdontograma,
  regras: RegrasOdontograma,
  denticao: DenticaoVista,
): EstadoOdontograma {
  const grade = getGrade(denticao, regras.supranumerarios)
  const dente = findDente(estado.cursor)
  const cursor = dente ? findSubstituto(grade, dente) : estado.cursor
  const { selecao } = estado
  const vistos =
    selecao.tipo === 'dentes'
      ? toSelecao(selecao.dentes.filter((escolhido) => findLugar(grade, escolhido.dente)))
      : selecao
  return { ...estado, denticao, cursor, ancora: cursor, selecao: vistos, digito: undefined }
}

/** Shows another quarter of the mouth: the cursor goes to its first tooth, the selection stays. */
export function goToQuadrante(
  estado: EstadoOdontograma,
  regras: RegrasOdontograma,
  quadrante: number,
): EstadoOdontograma {
  const lugares = toGrade(estado, regras).flatMap((linha) => linha.lugares)
  const doQuadrante = lugares.filter(({ dente }) => [quadrante, quadrante + 4].includes(dente.quadrante))
  const cursor = doQuadrante.find(({ dente }) => dente.posicao === 1)?.dente.codigo ?? estado.cursor
  return { ...estado, cursor, ancora: cursor, digito: undefined }
}
