import { type Colunas, isPrelude } from './colunas.ts'
import { createColheita, type Extrato } from './credito.ts'
import { isSaldo, toHistorico } from './historico.ts'
import { readDiaExtrato } from './readDiaExtrato.ts'
import { readValorExtrato } from './readValorExtrato.ts'

/** Reads the rows of a bank's table as they come, so that a file of any size is read in pieces. */
export type LeitorTabela = {
  /** The next rows of the file. `linha`: the number of the first. */
  read: (linhas: readonly (readonly string[])[], linha: number) => void
  extrato: Extrato
}

/** The deposits of a table of columns. What cannot be read is listed, and never stops the rest. */
export function createLeitorTabela(colunas: Colunas): LeitorTabela {
  const colheita = createColheita()
  let comecou = false

  const take = (linha: readonly string[], numero: number): void => {
    const cell = (coluna: number | null) => (coluna === null ? '' : (linha[coluna] ?? '').trim())
    if (linha.every((celula) => celula.trim() === '')) return
    // What stands above the first movement is the bank's heading; below it, a row without day and amount is a fault.
    if (!comecou && isPrelude(linha, colunas)) return
    const historico = toHistorico(cell(colunas.historico))
    const dia = readDiaExtrato(cell(colunas.data))
    const isDoBanco = isSaldo(historico)
    comecou ||= dia !== undefined && !isDoBanco
    const centavos = readValorExtrato(cell(colunas.valor))
    const escrita = linha.join(' · ')
    if (isDoBanco) colheita.ignore(numero, 'saldo', escrita)
    else if (dia === undefined) colheita.ignore(numero, 'data', escrita)
    else if (linha.length <= colunas.valor) colheita.ignore(numero, 'colunas', escrita)
    // Where credits have a column of their own, a debit leaves it empty.
    else if (cell(colunas.valor) === '') colheita.addDebito(dia)
    else if (!centavos) colheita.ignore(numero, 'valor', escrita)
    else if (centavos < 0 || /^D/i.test(cell(colunas.natureza))) colheita.addDebito(dia)
    else {
      const [conta, documento] = [toHistorico(cell(colunas.conta)), toHistorico(cell(colunas.documento))]
      colheita.add({ conta, dia, centavos, historico, documento })
    }
  }

  return {
    extrato: colheita.extrato,
    read: (linhas, linha) => {
      for (const [indice, celulas] of linhas.entries()) take(celulas, linha + indice)
    },
  }
}
