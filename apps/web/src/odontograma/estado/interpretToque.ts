import {
  chooseDentes,
  type EstadoOdontograma,
  goToDente,
  isPermitido,
  type RegrasOdontograma,
  toGrade,
} from './estadoOdontograma.ts'
import { listIntervalo } from './grade.ts'
import { findDenteSelecionado, listDentesSelecionados, toggleDente, toggleFace } from './selecao.ts'

/** A press on the chart. `somar` keeps the others (Ctrl, or "selecionar vários"), `estender` goes from the anchor. */
export type Toque = {
  readonly dente: string
  readonly face?: string | undefined
  readonly modo: 'unico' | 'somar' | 'estender'
}

function pressFace(
  estado: EstadoOdontograma,
  { dente, modo }: Toque,
  face: string,
  regras: RegrasOdontograma,
): EstadoOdontograma {
  const escolhido = findDenteSelecionado(estado.selecao, dente)
  const base = escolhido || modo === 'somar' ? estado.selecao : chooseDentes(estado, regras, [dente])
  const comDente = findDenteSelecionado(base, dente) ? base : toggleDente(base, dente)
  const opcoes = { permitidas: regras.facesPermitidas, todos: false }
  return { ...estado, cursor: dente, ancora: dente, selecao: toggleFace(comDente, dente, face, opcoes) }
}

function pressDente(estado: EstadoOdontograma, { dente, modo }: Toque, regras: RegrasOdontograma) {
  if (modo === 'somar') {
    const selecao = isPermitido(regras, dente) ? toggleDente(estado.selecao, dente) : estado.selecao
    return { ...estado, cursor: dente, ancora: dente, selecao }
  }
  // Pressing the only chosen tooth again clears it (Interface B3).
  const escolhidos = listDentesSelecionados(estado.selecao)
  const repetido = escolhidos.length === 1 && escolhidos[0]?.dente === dente
  return repetido
    ? { ...goToDente(estado, regras, dente), selecao: toggleDente(estado.selecao, dente) }
    : goToDente(estado, regras, dente)
}

/** A click or a tap, on a tooth or on one of its faces. */
export function interpretToque(
  estado: EstadoOdontograma,
  toque: Toque,
  regras: RegrasOdontograma,
): EstadoOdontograma {
  if (toque.modo === 'estender') return extendTo(estado, toque.dente, regras)
  const marcavel = toque.face && !regras.readOnly && isPermitido(regras, toque.dente)
  return marcavel && toque.face
    ? pressFace(estado, toque, toque.face, regras)
    : pressDente(estado, toque, regras)
}

/** From the anchor to `dente`: Shift with a click, and each tooth that a drag reaches. */
export function extendTo(
  estado: EstadoOdontograma,
  dente: string,
  regras: RegrasOdontograma,
): EstadoOdontograma {
  const dentes = listIntervalo(toGrade(estado, regras), estado.ancora, dente)
  return { ...estado, cursor: dente, selecao: chooseDentes(estado, regras, dentes) }
}

/** A region chip: chosen, or given up when it was. */
export function pressRegiao(estado: EstadoOdontograma, regiao: string | undefined): EstadoOdontograma {
  return { ...estado, selecao: regiao === undefined ? { tipo: 'nada' } : { tipo: 'regiao', regiao } }
}
