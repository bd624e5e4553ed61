import { DENTES, findDente } from '@portal/domain/dente/dente.tables.ts'
import { toFacesDoDente } from '@portal/domain/dente/face.tables.ts'

/** A chosen tooth; `faces` in canonical order, each tooth with its own letters. */
export type DenteSelecionado = { readonly dente: string; readonly faces: string }

/** What the next event is for: nothing yet, teeth, or one region. TISS never takes both (denteRegiao). */
export type Selecao =
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'dentes'; readonly dentes: readonly DenteSelecionado[] }
  | { readonly tipo: 'regiao'; readonly regiao: string }

export const SELECAO_VAZIA: Selecao = { tipo: 'nada' }

const ORDEM = new Map<string, number>(DENTES.map((dente, indice) => [dente.codigo, indice]))

export function listDentesSelecionados(selecao: Selecao): readonly DenteSelecionado[] {
  return selecao.tipo === 'dentes' ? selecao.dentes : []
}

export function findDenteSelecionado(selecao: Selecao, dente: string): DenteSelecionado | undefined {
  return listDentesSelecionados(selecao).find((escolhido) => escolhido.dente === dente)
}

/** Teeth in the order of table 28, each once; none at all is no selection. */
export function toSelecao(dentes: readonly DenteSelecionado[]): Selecao {
  const unicos = new Map(dentes.map((escolhido) => [escolhido.dente, escolhido]))
  if (unicos.size === 0) return SELECAO_VAZIA
  const ordenados = [...unicos.values()].sort((a, b) => (ORDEM.get(a.dente) ?? 0) - (ORDEM.get(b.dente) ?? 0))
  return { tipo: 'dentes', dentes: ordenados }
}

/** Those teeth and no other; one that was already chosen keeps its faces. */
export function selectDentes(selecao: Selecao, dentes: readonly string[]): Selecao {
  return toSelecao(dentes.map((dente) => findDenteSelecionado(selecao, dente) ?? { dente, faces: '' }))
}

/** Adds the tooth, or takes it out. */
export function toggleDente(selecao: Selecao, dente: string): Selecao {
  const escolhidos = listDentesSelecionados(selecao)
  const outros = escolhidos.filter((escolhido) => escolhido.dente !== dente)
  return toSelecao(outros.length < escolhidos.length ? outros : [...outros, { dente, faces: '' }])
}

/** The faces of a tooth that an event takes; absent `permitidas` takes them all (reply of gto/faces). */
export function toPermitidasDoDente(permitidas: string | undefined, codigo: string): string {
  const faces = findDente(codigo)?.faces ?? ''
  return permitidas === undefined ? faces : [...faces].filter((face) => permitidas.includes(face)).join('')
}

/** The letter that this tooth has for a typed one: L and P are its inner face, I and O its biting one. */
export function toFaceDoDente(
  codigo: string,
  letra: string,
  permitidas: string | undefined,
): string | undefined {
  const dente = findDente(codigo)
  const face = dente && toFacesDoDente(letra, dente)
  return face && toPermitidasDoDente(permitidas, codigo).includes(face) ? face : undefined
}

function withFace(escolhido: DenteSelecionado, face: string, presente: boolean): DenteSelecionado {
  const ordem = findDente(escolhido.dente)?.faces ?? ''
  const faces = [...ordem].filter((letra) => (letra === face ? presente : escolhido.faces.includes(letra)))
  return { dente: escolhido.dente, faces: faces.join('') }
}

/**
 * Turns a face of `dente` on or off, choosing the tooth when it was not. With `todos`, the other chosen teeth
 * follow, each with its own letter for that face, so that five sealants are one key.
 */
export function toggleFace(
  selecao: Selecao,
  dente: string,
  letra: string,
  opcoes: { readonly permitidas: string | undefined; readonly todos: boolean },
): Selecao {
  const face = toFaceDoDente(dente, letra, opcoes.permitidas)
  if (!face) return selecao
  const atual = findDenteSelecionado(selecao, dente)
  if (!atual) return toSelecao([withFace({ dente, faces: '' }, face, true)])
  const presente = !atual.faces.includes(face)
  return toSelecao(
    listDentesSelecionados(selecao).map((escolhido) => {
      if (escolhido.dente !== dente && !opcoes.todos) return escolhido
      const propria = toFaceDoDente(escolhido.dente, letra, opcoes.permitidas)
      return propria ? withFace(escolhido, propria, presente) : escolhido
    }),
  )
}

export function isMesmaSelecao(a: Selecao, b: Selecao): boolean {
  if (a === b) return true
  if (a.tipo === 'regiao') return b.tipo === 'regiao' && a.regiao === b.regiao
  const [deA, deB] = [listDentesSelecionados(a), listDentesSelecionados(b)]
  const iguais = deA.every(({ dente, faces }, i) => deB[i]?.dente === dente && deB[i]?.faces === faces)
  return a.tipo === b.tipo && deA.length === deB.length && iguais
}
