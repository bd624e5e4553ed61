import { daysBetween } from '../calendario/dataCivil.ts'
import { listPalavras } from '../texto/palavra.ts'
import {
  type DepositoAberto,
  type Evidencia,
  findMenor,
  listNaJanela,
  type Parcela,
  type RepasseAberto,
  type Sugestao,
} from './conciliacao.ts'
import { findSomas } from './somas.ts'

/** What stands when the suggestions are made. */
export type Mesa = {
  depositos: readonly DepositoAberto[]
  repasses: readonly RepasseAberto[]
  /** `toRecusa` of each pair that was refused: it is not offered again. */
  recusas: ReadonlySet<string>
  /** `toPadrao` of the bank's lines that were accepted before. */
  memoria: ReadonlySet<string>
  /** The operator's name, as a bank may write it. */
  pagador: string
}

export const toRecusa = (deposito: number, dataFechamento: string): string => `${deposito}|${dataFechamento}`

/** Runs that one deposit may pay together. */
const MAXIMO_REPASSES = 3

/** How much of a name a line of the bank holds: its first word says more than that it is a company. */
export function readReferencia(historico: string, pagador: string): Evidencia['referencia'] {
  const escritas = new Set(listPalavras(historico))
  const nome = listPalavras(pagador).filter((palavra) => palavra.length > 2)
  if (nome.length > 0 && nome.every((palavra) => escritas.has(palavra))) return 'inteira'
  return nome[0] !== undefined && escritas.has(nome[0]) ? 'parte' : 'nenhuma'
}

/**
 * What is offered for the deposits and runs that are open, the run that was paid first before the others. Each deposit and each run is
 * offered once: by equal amount, then as a sum, then by a difference that the run explains, then because the same payer
 * was accepted before. Operadora §4.
 */
export function suggestPares(mesa: Mesa): Sugestao[] {
  const { recusas, memoria, pagador } = mesa
  const sugestoes: Sugestao[] = []
  const usados = new Set<number>()
  const pagos = new Set<string>()

  const abertos = mesa.repasses
    .filter(({ restante }) => restante > 0)
    .toSorted((um, outro) => um.dataPagamento.localeCompare(outro.dataPagamento))
  // Found once: each rule asks for them anew, without those that were offered meanwhile.
  const janelas = new Map(
    abertos.map((repasse) => [
      repasse,
      listNaJanela(mesa.depositos, repasse.dataPagamento).filter(
        ({ deposito }) => !recusas.has(toRecusa(deposito, repasse.dataFechamento)),
      ),
    ]),
  )
  const daJanela = (repasse: RepasseAberto) =>
    (janelas.get(repasse) ?? []).filter(({ deposito }) => !usados.has(deposito))
  // A line without words is nobody's.
  const isConhecido = ({ padrao }: DepositoAberto) => padrao !== '' && memoria.has(padrao)

  const offer = (
    metodo: Sugestao['metodo'],
    valor: Evidencia['valor'],
    depositos: readonly DepositoAberto[],
    repasses: readonly RepasseAberto[],
    { outrosIguais = 0, diferenca = null }: { outrosIguais?: number; diferenca?: Parcela | null } = {},
  ) => {
    const conhecido = depositos.every(isConhecido)
    const dias = depositos
      .flatMap(({ dia }) => repasses.map(({ dataPagamento }) => daysBetween(dataPagamento, dia)))
      .reduce((longe, um) => (Math.abs(um) > Math.abs(longe) ? um : longe), 0)
    const referencias = depositos.map(({ historico }) => readReferencia(historico, pagador))
    const partes = depositos.flatMap(({ deposito, restante }) =>
      repasses.map((repasse) => ({
        deposito,
        dataFechamento: repasse.dataFechamento,
        centavos: Math.min(restante, repasse.restante),
      })),
    )
    sugestoes.push({
      metodo,
      certa: metodo === 'exata' && outrosIguais === 0 && (conhecido || memoria.size === 0),
      partes,
      evidencia: {
        valor,
        dias,
        referencia:
          referencias.find((uma) => uma === 'nenhuma') ??
          referencias.find((uma) => uma === 'parte') ??
          'inteira',
        conhecido,
        outrosIguais,
      },
      diferenca,
    })
    for (const { deposito } of depositos) usados.add(deposito)
    for (const { dataFechamento } of repasses) pagos.add(dataFechamento)
  }
  const semSugestao = () => abertos.filter(({ dataFechamento }) => !pagos.has(dataFechamento))

  // Counted before any is taken: what was offered to one run could have been another's.
  const iguais = new Map(
    abertos.map((repasse) => [
      repasse,
      daJanela(repasse).filter(({ restante }) => restante === repasse.restante),
    ]),
  )
  for (const repasse of abertos) {
    const todos = iguais.get(repasse) ?? []
    const livres = todos.filter(({ deposito }) => !usados.has(deposito))
    const perto = findMenor(livres, (deposito) => distanceTo(repasse, deposito))
    if (!perto) continue
    const deOutros = abertos.filter((outro) => outro !== repasse && iguais.get(outro)?.includes(perto)).length
    offer('exata', 'igual', [perto], [repasse], { outrosIguais: todos.length - 1 + deOutros })
  }
  for (const repasse of semSugestao()) {
    const somas = findSomas(daJanela(repasse), repasse.restante)
    const [soma] = somas
    if (soma && somas.length === 1) offer('regra', 'somaDepositos', soma, [repasse])
  }
  for (const ultimo of semSugestao()) {
    const fim = abertos.indexOf(ultimo)
    for (let quantos = 2; quantos <= MAXIMO_REPASSES && !pagos.has(ultimo.dataFechamento); quantos++) {
      const juntos = abertos.slice(Math.max(0, fim - quantos + 1), fim + 1)
      if (juntos.length < quantos || juntos.some(({ dataFechamento }) => pagos.has(dataFechamento))) break
      const total = juntos.reduce((soma, { restante }) => soma + restante, 0)
      const [um, outro] = daJanela(ultimo).filter(({ restante }) => restante === total)
      if (um && !outro) offer('regra', 'somaRepasses', [um], juntos)
    }
  }
  for (const repasse of semSugestao()) {
    const explicados = daJanela(repasse).flatMap((deposito) => {
      const falta = repasse.restante - deposito.restante
      const parcela = repasse.parcelas.find(({ centavos }) => centavos === falta)
      return parcela ? [{ deposito, parcela }] : []
    })
    const [um, outro] = explicados
    if (um && !outro) offer('regra', 'diferenca', [um.deposito], [repasse], { diferenca: um.parcela })
  }
  for (const repasse of semSugestao()) {
    const [um, outro] = daJanela(repasse).filter(isConhecido)
    if (um && !outro) offer('memoria', 'outro', [um], [repasse])
  }
  return sugestoes.toSorted((uma, outra) =>
    (uma.partes[0]?.dataFechamento ?? '').localeCompare(outra.partes[0]?.dataFechamento ?? ''),
  )
}

const distanceTo = ({ dataPagamento }: RepasseAberto, { dia }: DepositoAberto): number =>
  Math.abs(daysBetween(dataPagamento, dia))
