import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { ORDEM_FACES } from '@portal/domain/dente/face.tables.ts'
import { DENTICOES, toProximaDenticao } from './denticao.ts'
import {
  changeDenticao,
  chooseDentes,
  type EstadoOdontograma,
  goToDente,
  isPermitido,
  type RegrasOdontograma,
  toGrade,
  toSelecaoEmMaos,
} from './estadoOdontograma.ts'
import { type Direcao, findLugar, listIntervalo, moveDente } from './grade.ts'
import { SELECAO_VAZIA, type Selecao, selectDentes, toggleDente, toggleFace } from './selecao.ts'
import { findTeclaPasso } from './teclaPasso.ts'

/** A key press as plain data; `agora` is in milliseconds, of any clock that does not go back. */
export type Tecla = {
  readonly key: string
  readonly shift?: boolean
  readonly ctrl?: boolean
  readonly alt?: boolean
  readonly agora: number
}

/** What a key asks of whoever holds the draft. `dizer` is for the live region. */
export type Efeito =
  | { readonly tipo: 'buscarEvento' | 'remover'; readonly selecao: Selecao }
  | { readonly tipo: 'desfazer' | 'refazer' | 'ajuda' }
  | { readonly tipo: 'dizer'; readonly texto: string }

/** `efeitos` is absent when the key means nothing here and the browser should have it. */
export type Interpretacao = { readonly estado: EstadoOdontograma; readonly efeitos?: readonly Efeito[] }

/** How long a first digit waits for its second one. */
export const PRAZO_DIGITO_MS = 1500

const DIRECOES: Readonly<Record<string, Direcao>> = {
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
  ArrowUp: 'cima',
  ArrowDown: 'baixo',
  Home: 'inicio',
  End: 'fim',
}

type Interpreter = (estado: EstadoOdontograma, tecla: Tecla, regras: RegrasOdontograma) => Interpretacao

function say(estado: EstadoOdontograma, texto: string): Interpretacao {
  return { estado, efeitos: [{ tipo: 'dizer', texto }] }
}

function done(estado: EstadoOdontograma): Interpretacao {
  return { estado, efeitos: [] }
}

const interpretMove: Interpreter = (estado, tecla, regras) => {
  const direcao = DIRECOES[tecla.key]
  if (!direcao) return { estado }
  const grade = toGrade(estado, regras)
  const cursor = moveDente(grade, estado.cursor, direcao)
  if (!tecla.shift) return done(goToDente(estado, regras, cursor))
  const dentes = listIntervalo(grade, estado.ancora, cursor)
  return done({ ...estado, cursor, selecao: chooseDentes(estado, regras, dentes) })
}

/** Goes to a tooth by its number, changing the dentition shown when it is hidden. */
function jumpTo(estado: EstadoOdontograma, regras: RegrasOdontograma, codigo: string): Interpretacao {
  const parado = { ...estado, digito: undefined }
  const dente = findDente(codigo)
  if (!dente) return say(parado, `Não existe dente ${codigo}.`)
  if (findLugar(toGrade(estado, regras), codigo)) return done(goToDente(estado, regras, codigo))
  if (dente.supranumerario && !regras.supranumerarios) {
    return say(parado, `O dente ${codigo} é supranumerário e não está no odontograma.`)
  }
  const vista = changeDenticao(parado, regras, dente.supranumerario ? dente.denticao : 'mista')
  return done(goToDente(vista, regras, codigo))
}

const interpretDigit: Interpreter = (estado, tecla, regras) => {
  const { digito } = estado
  if (digito && tecla.agora <= digito.ate) return jumpTo(estado, regras, `${digito.digito}${tecla.key}`)
  return done({ ...estado, digito: { digito: tecla.key, ate: tecla.agora + PRAZO_DIGITO_MS } })
}

const interpretFace: Interpreter = (estado, tecla, regras) => {
  const { cursor } = estado
  if (regras.readOnly) return done(estado)
  if (!isPermitido(regras, cursor)) return say(estado, `O dente ${cursor} não é aceito aqui.`)
  if (regras.facesPermitidas === '') return say(estado, 'Aqui se escolhe o dente, sem faces.')
  const letra = tecla.key.toUpperCase()
  const opcoes = { permitidas: regras.facesPermitidas, todos: true }
  const selecao = toggleFace(estado.selecao, cursor, letra, opcoes)
  if (selecao === estado.selecao)
    return say(estado, `O evento não aceita a face ${letra} no dente ${cursor}.`)
  return done({ ...estado, selecao })
}

const interpretDenticao: Interpreter = (estado, _tecla, regras) => {
  const proxima = toProximaDenticao(estado.denticao)
  const rotulo = DENTICOES.find((denticao) => denticao.codigo === proxima)?.rotulo ?? ''
  return say(changeDenticao(estado, regras, proxima), `Dentição ${rotulo.toLowerCase()}.`)
}

/** Enter acts on the selection, or else on the cursor's tooth. */
const interpretSearch: Interpreter = (estado, _tecla, regras) => {
  if (regras.readOnly) return done(estado)
  const vazia = estado.selecao.tipo === 'nada'
  const selecao =
    vazia && isPermitido(regras, estado.cursor)
      ? selectDentes(SELECAO_VAZIA, [estado.cursor])
      : estado.selecao
  if (selecao.tipo === 'nada') return say(estado, `O dente ${estado.cursor} não é aceito aqui.`)
  return { estado: { ...estado, selecao }, efeitos: [{ tipo: 'buscarEvento', selecao }] }
}

/** Delete acts on what the detail names: a region, several teeth, or else the cursor's tooth, chosen or not. */
const interpretRemove: Interpreter = (estado, _tecla, regras) => {
  if (regras.readOnly) return done(estado)
  return { estado, efeitos: [{ tipo: 'remover', selecao: toSelecaoEmMaos(estado) }] }
}

const interpretToggle: Interpreter = (estado, _tecla, regras) => {
  if (!isPermitido(regras, estado.cursor)) return say(estado, `O dente ${estado.cursor} não é aceito aqui.`)
  return done({ ...estado, ancora: estado.cursor, selecao: toggleDente(estado.selecao, estado.cursor) })
}

function interpretControl(estado: EstadoOdontograma, tecla: Tecla): Interpretacao {
  const tipo = findTeclaPasso(tecla.key, tecla.shift)
  return tipo ? { estado, efeitos: [{ tipo }] } : { estado }
}

function findInterpreter(tecla: Tecla): Interpreter | undefined {
  if (tecla.key in DIRECOES) return interpretMove
  if (/^\d$/.test(tecla.key)) return interpretDigit
  // D is the distal face; with Shift it is the dentition, since one key cannot be both (Interface B3).
  if (tecla.shift && tecla.key.toUpperCase() === 'D') return interpretDenticao
  if (tecla.key.length === 1 && ORDEM_FACES.includes(tecla.key.toUpperCase())) return interpretFace
  switch (tecla.key) {
    case 'Enter':
      return interpretSearch
    case 'Delete':
    case 'Backspace':
      return interpretRemove
    case ' ':
      return interpretToggle
    case 'Escape':
      return (estado) => done({ ...estado, ancora: estado.cursor, selecao: SELECAO_VAZIA })
    case '?':
      return (estado) => ({ estado, efeitos: [{ tipo: 'ajuda' }] })
  }
  return undefined
}

/** The chart's keyboard, whole and pure (Interface B3). Only for keys typed while the grid has focus. */
export function interpretKey(
  estado: EstadoOdontograma,
  tecla: Tecla,
  regras: RegrasOdontograma,
): Interpretacao {
  if (tecla.alt) return { estado }
  if (tecla.ctrl) return interpretControl(estado, tecla)
  const interpret = findInterpreter(tecla)
  if (!interpret) return { estado }
  const { digito, ...resto } = estado
  return interpret(interpret === interpretDigit && digito ? estado : resto, tecla, regras)
}
