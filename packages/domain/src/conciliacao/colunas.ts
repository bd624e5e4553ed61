import { toPlano } from '../texto/palavra.ts'
import { readDiaExtrato } from './readDiaExtrato.ts'
import { readValorExtrato } from './readValorExtrato.ts'

/** Which column of a table says what, counted from 0. Guessed, shown, and changed by who knows better. */
export type Colunas = {
  data: number
  /** The amount; where credits and debits have a column each, that of the credits. */
  valor: number
  historico: number
  documento: number | null
  /** A column that says C or D, where the amount has no sign. */
  natureza: number | null
  /** The account, where one table tells of several. */
  conta: number | null
}

/** Rows that are looked at for the guess: prelude, heading and some movements. */
export const AMOSTRA_COLUNAS = 60

const nomesValor = /^(valor|credito|entrada|montante|vlr|amount)/
const nomesCredito = /(credito|entrada)/
const nomesHistorico = /^(historico|descricao|lancamento|memo|detalhe|titulo|favorecido|estabelecimento)/
const nomesDocumento = /^(documento|docto|doc\b|n[.ºo°]? ?doc|numero|identificador|id\b|referencia)/
const nomesConta = /^((n[ºo°]?\.? ?(da )?)?conta( corrente)?|agencia ?(\/|e) ?conta|account)$/
const nomesAlheios = /(saldo|debito|saida)/

const share = (
  linhas: readonly (readonly string[])[],
  coluna: number,
  is: (texto: string) => boolean,
): number =>
  linhas.length === 0 ? 0 : linhas.filter((linha) => is((linha[coluna] ?? '').trim())).length / linhas.length

/**
 * The columns of a bank's table, by what its cells hold and by what its heading calls them. Undefined where no column of
 * days and no other of amounts is found.
 */
export function guessColunas(linhas: readonly (readonly string[])[]): Colunas | undefined {
  const largura = Math.max(0, ...linhas.map((linha) => linha.length))
  const colunas = Array.from({ length: largura }, (_vazia, coluna) => coluna)
  const countDias = (coluna: number) => linhas.filter((linha) => readDiaExtrato(linha[coluna] ?? '')).length
  const data = colunas.toSorted((uma, outra) => countDias(outra) - countDias(uma))[0]
  if (data === undefined || countDias(data) === 0) return undefined
  const primeira = linhas.findIndex((linha) => readDiaExtrato(linha[data] ?? ''))
  const movimentos = linhas.filter((linha) => readDiaExtrato(linha[data] ?? ''))
  const titulos = (linhas[primeira - 1] ?? []).map((titulo) => toPlano(titulo.trim()))
  const titulo = (coluna: number) => titulos[coluna] ?? ''
  const conta = colunas.find((coluna) => coluna !== data && nomesConta.test(titulo(coluna)))
  const outras = colunas.filter((coluna) => coluna !== data && coluna !== conta)

  const isValor = (texto: string) => /\d/.test(texto) && readValorExtrato(texto) !== undefined
  const valores = outras.filter((coluna) => movimentos.some((linha) => isValor(linha[coluna] ?? '')))
  const proprios = valores.filter((coluna) => !nomesAlheios.test(titulo(coluna)))
  const comDecimal = (coluna: number) => share(movimentos, coluna, (texto) => /[.,]\d{1,2}\D*$/.test(texto))
  const valor =
    proprios.find((coluna) => nomesCredito.test(titulo(coluna))) ??
    proprios.find((coluna) => nomesValor.test(titulo(coluna))) ??
    proprios.toSorted((uma, outra) => comDecimal(outra) - comDecimal(uma))[0]
  if (valor === undefined) return undefined

  const resto = outras.filter((coluna) => coluna !== valor)
  const natureza = resto.find((coluna) => share(movimentos, coluna, (texto) => /^[CD]$/i.test(texto)) > 0.9)
  const letras = (coluna: number) =>
    movimentos.reduce((soma, linha) => soma + (linha[coluna] ?? '').replaceAll(/[^\p{L}]/gu, '').length, 0)
  const historico =
    resto.find(
      (coluna) => coluna !== natureza && nomesHistorico.test(titulo(coluna)) && letras(coluna) > 0,
    ) ??
    resto.filter((coluna) => coluna !== natureza).toSorted((uma, outra) => letras(outra) - letras(uma))[0] ??
    valor
  const documento = resto.find(
    (coluna) => coluna !== historico && coluna !== natureza && nomesDocumento.test(titulo(coluna)),
  )
  return {
    data,
    valor,
    historico,
    documento: documento ?? null,
    natureza: natureza ?? null,
    conta: conta ?? null,
  }
}

/**
 * What the table itself calls its columns, in the last row of words before its first day, or the first one where it has no days; empty
 * where none is such a row.
 */
export function findTitulos(linhas: readonly (readonly string[])[], data: number): readonly string[] {
  const primeira = linhas.findIndex((linha) => readDiaExtrato(linha[data] ?? ''))
  const antes = primeira === -1 ? linhas : linhas.slice(0, primeira).toReversed()
  const isTitulos = (linha: readonly string[]) =>
    linha.filter((celula) => celula.trim() !== '').length > 1 && !linha.some((celula) => /\d/.test(celula))
  return antes.find(isTitulos) ?? []
}

/** Whether a row is the table's heading or what stands above it: no day in its column, nothing to list as left out. */
export const isPrelude = (linha: readonly string[], { data, valor }: Colunas): boolean =>
  readDiaExtrato(linha[data] ?? '') === undefined && readValorExtrato(linha[valor] ?? '') === undefined
