import { toPlano } from '../texto/palavra.ts'
import { type Periodo, stretchPeriodo } from './periodo.ts'

/** A line of a bank's statement that brought money. Operadora §4. */
export type Credito = {
  /** Bank, branch and account, as the file tells them; empty where it does not. */
  conta: string
  dia: string
  centavos: number
  historico: string
  /** The bank's own number of the line (FITID, document); empty where it gives none. */
  documento: string
  /** 1 for the first line of the file that is equal in all of this, 2 for the next. */
  ordem: number
}

/** Why a line of the file is no deposit. A debit is counted and not listed: it is no fault of the file. */
export const motivosIgnorada = ['saldo', 'data', 'valor', 'colunas'] as const
export type MotivoIgnorada = (typeof motivosIgnorada)[number]

export type LinhaIgnorada = { linha: number; motivo: MotivoIgnorada; texto: string }

/** What a bank's file says: what is brought in, and what of it is left out. */
export type Extrato = {
  creditos: Credito[]
  debitos: number
  /** The first of them. */
  ignoradas: LinhaIgnorada[]
  totalIgnoradas: number
  /** The days that it is of; null where nothing of it says any. */
  periodo: Periodo | null
}

/** Of a provider: forty years of a busy account, and few enough to be taken in and undone at once. */
export const MAXIMO_DEPOSITOS = 20_000

/** Of a page of an import: with 400 characters each they weigh less than a request may. */
export const MAXIMO_CREDITOS = 500

/** As many as somebody reads; the rest is counted. */
export const MAXIMO_IGNORADAS = 200

const TAMANHO_TRECHO = 120

/**
 * Tells one deposit of a provider from another, also between two files that tell the same days: banks leave the number
 * out or repeat it, so all that a line says counts, and its place among those that say the same (Operadora §4).
 */
export const toIdentidade = ({ conta, dia, centavos, documento, historico, ordem }: Credito): string =>
  [conta, dia, centavos, documento, toPlano(historico), ordem].join('|')

/** The credits of a file with the account that it does not tell: those that are then equal are counted anew. */
export function nameConta(creditos: readonly Credito[], conta: string): Credito[] {
  const count = createContagem()
  return creditos.map((credito) => {
    const nomeado = { ...credito, conta: credito.conta || conta }
    return { ...nomeado, ordem: count(nomeado) }
  })
}

/** Of the lines that say the same, which one each is. */
function createContagem(): (credito: Omit<Credito, 'ordem'>) => number {
  const vezes = new Map<string, number>()
  return (credito) => {
    const igual = toIdentidade({ ...credito, ordem: 0 })
    const ordem = (vezes.get(igual) ?? 0) + 1
    vezes.set(igual, ordem)
    return ordem
  }
}

/** A statement that is read line by line. */
export function createColheita() {
  const extrato: Extrato = { creditos: [], debitos: 0, ignoradas: [], totalIgnoradas: 0, periodo: null }
  const count = createContagem()
  const takeDia = (dia: string) => {
    extrato.periodo = stretchPeriodo(extrato.periodo, dia)
  }

  return {
    extrato,
    ignore(linha: number, motivo: MotivoIgnorada, texto: string): void {
      extrato.totalIgnoradas += 1
      if (extrato.ignoradas.length < MAXIMO_IGNORADAS)
        extrato.ignoradas.push({ linha, motivo, texto: texto.slice(0, TAMANHO_TRECHO) })
    },
    add(credito: Omit<Credito, 'ordem'>): void {
      extrato.creditos.push({ ...credito, ordem: count(credito) })
      takeDia(credito.dia)
    },
    /** `dia`: undefined where it is none; what is left out needs no day. */
    addDebito(dia: string | undefined): void {
      extrato.debitos += 1
      if (dia !== undefined) takeDia(dia)
    },
  }
}

export type Colheita = ReturnType<typeof createColheita>
