import { expect, it } from 'vitest'
import { addDays, addMonths } from '../calendario/dataCivil.ts'
import type { DepositoAberto, RepasseAberto } from './conciliacao.ts'
import { toPadrao } from './historico.ts'
import { suggestPares, toRecusa } from './suggestPares.ts'

/** Numbers that look like chance and are the same in every run (mulberry32). */
function createSorteio(semente: number) {
  let estado = semente
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return (abaixoDe: number): number => Math.floor(next() * abaixoDe)
}

/** A year of a clinic: what paid what is known, and much else came into the account. */
function createAno(semente: number) {
  const sorteio = createSorteio(semente)
  const depositos: DepositoAberto[] = []
  const repasses: RepasseAberto[] = []
  const verdade = new Set<string>()
  const simples = new Set<string>()
  const receive = (dia: string, restante: number, historico: string, repasse?: RepasseAberto): void => {
    const deposito = depositos.length + 1
    depositos.push({ deposito, dia, restante, historico, padrao: toPadrao(historico) })
    if (repasse) verdade.add(toRecusa(deposito, repasse.dataFechamento))
  }
  for (let mes = 0; mes < 12; mes++) {
    const dataPagamento = addMonths('2026-01-10', mes)
    const dataFechamento = addMonths('2025-12-20', mes)
    const restante = 50_000 + sorteio(2_000_000)
    const repasse = { dataFechamento, dataPagamento, restante, parcelas: [] }
    repasses.push(repasse)
    const dia = addDays(dataPagamento, sorteio(5))
    const caso = sorteio(10)
    if (caso < 6) {
      receive(dia, restante, `TED ${sorteio(9999)} AURORA ODONTO`, repasse)
      simples.add(dataFechamento)
    } else if (caso < 7) {
      receive(dia, 20_000, 'TED AURORA ODONTO', repasse)
      receive(dia, restante - 20_000, 'TED AURORA ODONTO', repasse)
    } else if (caso < 8) {
      // The same amount twice within its days: only one is the operator's.
      receive(dia, restante, 'TED AURORA ODONTO', repasse)
      receive(addDays(dataPagamento, sorteio(7)), restante, 'PIX OUTRO')
    } else if (caso < 9) {
      receive(addDays(dataPagamento, 9 + sorteio(9)), restante, 'PIX OUTRO')
    } else {
      receive(dia, restante - 100 - sorteio(999), 'TED AURORA ODONTO', repasse)
    }
    for (let quantos = 0; quantos < 35; quantos++)
      receive(
        addDays(`${dataPagamento.slice(0, 7)}-01`, sorteio(28)),
        5_000 + sorteio(200_000),
        'PIX PACIENTE',
      )
  }
  return { depositos, repasses, verdade, simples }
}

it('of twenty years of a clinic, what is accepted by itself is always right, and nothing plain is left', () => {
  let aceitas = 0
  for (let semente = 1; semente <= 20; semente++) {
    const { depositos, repasses, verdade, simples } = createAno(semente)
    const certas = suggestPares({
      depositos,
      repasses,
      recusas: new Set(),
      memoria: new Set(),
      pagador: 'Aurora Odonto',
    }).filter(({ certa }) => certa)
    const pares = certas.flatMap(({ partes }) =>
      partes.map((uma) => toRecusa(uma.deposito, uma.dataFechamento)),
    )
    expect(pares.filter((par) => !verdade.has(par))).toEqual([])
    const fechados = new Set(
      certas.flatMap(({ partes }) => partes.map(({ dataFechamento }) => dataFechamento)),
    )
    expect([...simples].filter((dataFechamento) => !fechados.has(dataFechamento))).toEqual([])
    aceitas += pares.length
  }
  expect(aceitas).toBeGreaterThanOrEqual(100)
})
