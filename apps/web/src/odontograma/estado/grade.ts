import { DENTES_SUPRANUMERARIOS, type Dente } from '@portal/domain/dente/dente.tables.ts'
import { listLinha, type NomeLinhaOdontograma } from '@portal/domain/dente/odontograma.ts'
import { type DenticaoVista, listLinhasVistas } from './denticao.ts'

/** A tooth's place on the screen: `coluna` counts from the midline, negative on the patient's right. */
export type Lugar = { readonly dente: Dente; readonly linha: number; readonly coluna: number }

export type LinhaGrade = { readonly nome: NomeLinhaOdontograma; readonly lugares: readonly Lugar[] }

/** The rows shown, top to bottom, each from left to right of the screen. */
export type Grade = readonly LinhaGrade[]

export type Direcao = 'esquerda' | 'direita' | 'cima' | 'baixo' | 'inicio' | 'fim'

/** A supernumerary tooth stands beyond the last one of its quadrant. */
const COLUNA_SUPRANUMERARIO = { permanente: 9, decidua: 6 } as const

function toColuna(dente: Dente): number {
  const distancia = dente.supranumerario ? COLUNA_SUPRANUMERARIO[dente.denticao] : dente.posicao
  return dente.direito ? -distancia : distancia
}

function toLinhaGrade(nome: NomeLinhaOdontograma, linha: number, supranumerarios: boolean): LinhaGrade {
  const comuns = listLinha(nome)
  const quadrantes = new Set(comuns.map((dente) => dente.quadrante))
  const extras = supranumerarios ? DENTES_SUPRANUMERARIOS.filter((d) => quadrantes.has(d.quadrante)) : []
  const lugares = [...comuns, ...extras]
    .map((dente) => ({ dente, linha, coluna: toColuna(dente) }))
    .sort((a, b) => a.coluna - b.coluna)
  return { nome, lugares }
}

function createGrade(denticao: DenticaoVista, supranumerarios: boolean): Grade {
  return listLinhasVistas(denticao).map((nome, linha) => toLinhaGrade(nome, linha, supranumerarios))
}

const GRADES = new Map<string, Grade>()

/** The same grid object for the same arguments, so that what is drawn from it compares equal. */
export function getGrade(denticao: DenticaoVista, supranumerarios: boolean): Grade {
  const chave = `${denticao} ${supranumerarios}`
  const pronta = GRADES.get(chave) ?? createGrade(denticao, supranumerarios)
  GRADES.set(chave, pronta)
  return pronta
}

export function findLugar(grade: Grade, codigo: string): Lugar | undefined {
  for (const { lugares } of grade) {
    const lugar = lugares.find((candidato) => candidato.dente.codigo === codigo)
    if (lugar) return lugar
  }
  return undefined
}

function findMaisProximo(linha: LinhaGrade | undefined, coluna: number): Lugar | undefined {
  return linha?.lugares.toSorted((a, b) => Math.abs(a.coluna - coluna) - Math.abs(b.coluna - coluna))[0]
}

function findDestino(grade: Grade, lugar: Lugar, direcao: Direcao): Lugar | undefined {
  const lugares = grade[lugar.linha]?.lugares ?? []
  const indice = lugares.indexOf(lugar)
  switch (direcao) {
    case 'esquerda':
      return lugares[indice - 1]
    case 'direita':
      return lugares[indice + 1]
    case 'inicio':
      return lugares[0]
    case 'fim':
      return lugares.at(-1)
    case 'cima':
      return findMaisProximo(grade[lugar.linha - 1], lugar.coluna)
    case 'baixo':
      return findMaisProximo(grade[lugar.linha + 1], lugar.coluna)
  }
}

/** The tooth beside, above or below, as the screen shows it; at an edge the same tooth. */
export function moveDente(grade: Grade, codigo: string, direcao: Direcao): string {
  const lugar = findLugar(grade, codigo)
  return (lugar && findDestino(grade, lugar, direcao)?.dente.codigo) ?? codigo
}

/** Every tooth of the rectangle whose corners are two teeth of the chart. */
export function listIntervalo(grade: Grade, umCodigo: string, outroCodigo: string): readonly string[] {
  const um = findLugar(grade, umCodigo)
  const outro = findLugar(grade, outroCodigo)
  if (!um || !outro) return []
  const [alto, baixo] = [Math.min(um.linha, outro.linha), Math.max(um.linha, outro.linha)]
  const [esquerda, direita] = [Math.min(um.coluna, outro.coluna), Math.max(um.coluna, outro.coluna)]
  return grade
    .slice(alto, baixo + 1)
    .flatMap(({ lugares }) => lugares.filter((l) => l.coluna >= esquerda && l.coluna <= direita))
    .map((lugar) => lugar.dente.codigo)
}

/** The tooth to stand on when `codigo` is no longer shown: its companion, else the nearest of its arch. */
export function findSubstituto(grade: Grade, dente: Dente): string {
  if (findLugar(grade, dente.codigo)) return dente.codigo
  if (dente.companheiro && findLugar(grade, dente.companheiro)) return dente.companheiro
  const mesmoArco = grade.find(({ lugares }) => lugares[0]?.dente.superior === dente.superior)
  return findMaisProximo(mesmoArco, toColuna(dente))?.dente.codigo ?? dente.codigo
}
