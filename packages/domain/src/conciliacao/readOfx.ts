import { type Colheita, createColheita, type Extrato } from './credito.ts'
import { isSaldo, toHistorico } from './historico.ts'
import { choosePeriodo } from './periodo.ts'
import { readDiaOfx } from './readDiaExtrato.ts'
import { readValorExtrato } from './readValorExtrato.ts'

/** The fields that are read, and what may stand around them. Any other `<...>` is part of a value, as in `PIX <ANA>`. */
const campos = [
  'BANKID',
  'BRANCHID',
  'ACCTID',
  'TRNTYPE',
  'DTPOSTED',
  'DTUSER',
  'DTAVAIL',
  'TRNAMT',
  'FITID',
  'CHECKNUM',
  'REFNUM',
  'PAYEEID',
  'NAME',
  'MEMO',
  'CURRENCY',
  'CURSYM',
  'CURRATE',
  'DTSTART',
  'DTEND',
] as const
const blocos = [
  'OFX',
  'STMTTRNRS',
  'STMTRS',
  'BANKACCTFROM',
  'BANKTRANLIST',
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
  'BALAMT',
  'DTASOF',
  'ACCTTYPE',
  'ACCTKEY',
  'CURDEF',
  'SRVRTID',
  'SIC',
  'PAYEE',
  'BANKACCTTO',
  'EXTDNAME',
  'CORRECTFITID',
  'CORRECTACTION',
] as const
const marcas = new RegExp(String.raw`<(/?)(${[...campos, ...blocos].join('|')})>|(\r\n?|\n)`, 'gi')

/** What takes money away, whatever sign its amount has: some banks write it without. */
const saidas = new Set(['DEBIT', 'PAYMENT', 'CHECK', 'FEE', 'SRVCHG', 'DIRECTDEBIT', 'REPEATPMT', 'POS'])

const entidades: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The sign that a number stands for; undefined of a number that is no sign, or half of one. */
const readSigno = (numero: number): string | undefined =>
  numero <= 0x10_ff_ff && (numero < 0xd8_00 || numero > 0xdf_ff) ? String.fromCodePoint(numero) : undefined

/** What stands for a sign, by its name or its number, decimal or hexadecimal; anything else stays as it is. */
const decodeEntidades = (texto: string): string =>
  texto.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([a-z]{2,4}));/g,
    (inteira, decimal?: string, hexadecimal?: string, nome = '') =>
      (decimal !== undefined && readSigno(Number(decimal))) ||
      (hexadecimal !== undefined && readSigno(Number.parseInt(hexadecimal, 16))) ||
      (entidades[nome] ?? inteira),
  )

/** Whether the text is of this format, and not a table of columns. */
export const isOfx = (texto: string): boolean => /<OFX>|<STMTTRN>|OFXHEADER/i.test(texto.slice(0, 20_000))

/** A line of the statement while it is read: its fields as they came, and the line of the file where it began. */
type Lancamento = { linha: number; campos: Map<string, string> }

function take(colheita: Colheita, conta: string, { linha, campos: lidos }: Lancamento): void {
  const read = (campo: string) => lidos.get(campo) ?? ''
  const historico = toHistorico(decodeEntidades([read('NAME'), read('MEMO')].filter(Boolean).join(' ')))
  const centavos = readValorExtrato(read('TRNAMT'))
  const dia = readDiaOfx(read('DTPOSTED'))
  if (isSaldo(historico)) colheita.ignore(linha, 'saldo', historico)
  else if (!centavos) colheita.ignore(linha, 'valor', `${read('TRNAMT')} ${historico}`)
  else if (centavos < 0 || saidas.has(read('TRNTYPE').toUpperCase())) colheita.addDebito(dia)
  else if (!dia) colheita.ignore(linha, 'data', `${read('DTPOSTED')} ${historico}`)
  else
    colheita.add({
      conta,
      dia,
      centavos,
      historico,
      documento: toHistorico(read('FITID') || read('REFNUM') || read('CHECKNUM')),
    })
}

/**
 * The deposits of an OFX file as banks really write it: tags that are never closed, all on one line, empty or repeated
 * numbers. A value ends at the next tag that is known or at the end of its line (Operadora §4). What cannot be read is
 * listed, and never stops the rest.
 */
export function readOfx(texto: string): Extrato {
  const limpo = texto.replaceAll('\0', '')
  const colheita = createColheita()
  const conta = new Map<string, string>()
  const [inicios, fins]: [string[], string[]] = [[], []]
  let linha = 1
  let lancamento: Lancamento | undefined
  let aberto: { campo: string; desde: number } | undefined

  const nomeDaConta = () =>
    toHistorico(['BANKID', 'BRANCHID', 'ACCTID'].map((campo) => conta.get(campo) ?? '').join(' '))
  const endValor = (ate: number) => {
    if (!aberto) return
    const valor = limpo.slice(aberto.desde, ate).trim()
    const destino = lancamento?.campos ?? conta
    const dia = aberto.campo === 'DTSTART' || aberto.campo === 'DTEND' ? readDiaOfx(valor) : undefined
    if (dia !== undefined) (aberto.campo === 'DTSTART' ? inicios : fins).push(dia)
    // The first that says something: a bank that repeats a field empty does not take back what it said.
    if (valor !== '' && (!lancamento || !destino.has(aberto.campo))) destino.set(aberto.campo, valor)
    aberto = undefined
  }
  const endLancamento = () => {
    if (lancamento) take(colheita, nomeDaConta(), lancamento)
    lancamento = undefined
  }

  for (const { 0: inteira, 1: fecha, 2: nome, index } of limpo.matchAll(marcas)) {
    endValor(index)
    if (nome === undefined) {
      linha += 1
      continue
    }
    const marca = nome.toUpperCase()
    if (marca === 'STMTTRN' || marca === 'BANKTRANLIST') {
      endLancamento()
      if (marca === 'STMTTRN' && fecha === '') lancamento = { linha, campos: new Map() }
    } else if (marca === 'BANKACCTFROM' && fecha === '') {
      conta.clear()
    } else if (fecha === '' && (campos as readonly string[]).includes(marca)) {
      aberto = { campo: marca, desde: index + inteira.length }
    }
  }
  endValor(limpo.length)
  endLancamento()
  // Of several statements in one file, from where the first begins to where the last ends.
  const dito = { de: inicios.toSorted()[0], ate: fins.toSorted().at(-1) }
  return { ...colheita.extrato, periodo: choosePeriodo(dito, colheita.extrato.periodo) }
}
