import type { TetoCoparticipacao } from '@portal/contract/associado.ts'
import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { capPrecos } from '@portal/domain/evento/regra/mesCopart.ts'
import { type Preco, SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'

export type Valor = { valor: string; valorCopart: string; valorCopartOperadora?: string }

/** Value of an item by the context's price list, while the call has not answered. */
export function toValorEstimado(
  precos: ContextoGuia['precos'],
  { codigoEvento, quantidade }: ItemRascunho,
): Valor | null {
  const preco = precos.find((linha) => linha.codigoEvento === codigoEvento)
  if (!preco || quantidade !== 1) return null
  const { codigoEvento: _codigo, ...valores } = preco
  return valores
}

export type Totais = {
  valor: string
  /** What would be denied; null where nothing would. */
  valorNegado: string | null
  /** The patient's part, of what would not be denied. */
  valorCopart: string
  /** What the operator would bill the patient for later of it; null where there is none. */
  valorCopartOperadora: string | null
  /** Items without a value of their own. */
  semValor: number
}

/** An item's value, and the cap of the month that it is asked in; without one where its plan has none. */
export type Parcela = {
  readonly valores: Valor | null | undefined
  readonly isNegada: boolean
  readonly teto?: TetoCoparticipacao | undefined
}

const toPreco = ({ valor, valorCopart, valorCopartOperadora = '0.00' }: Valor): Preco => {
  const [valorCentavos, copartCentavos] = [toCentavos(valor) ?? 0, toCentavos(valorCopart) ?? 0]
  return {
    valorCentavos,
    planoCentavos: valorCentavos - copartCentavos,
    copartCentavos,
    copartOperadoraCentavos: toCentavos(valorCopartOperadora) ?? 0,
  }
}

/**
 * The items, each charged what the ones before it leave of its month's cap (`capPrecos`); as they are where there is none.
 * What would be denied, or has no value yet, takes nothing of it.
 */
export function capParcelas(parcelas: readonly Parcela[]): Parcela[] {
  const precos = capPrecos(
    parcelas.map(({ valores, isNegada, teto }) => ({
      preco: valores ? toPreco(valores) : SEM_PRECO,
      mes: teto?.mes ?? '',
      tetoMesCentavos: teto ? (toCentavos(teto.limite) ?? null) : null,
      isFeito: false,
      isNegado: isNegada,
    })),
    new Map(parcelas.flatMap(({ teto }) => (teto ? [[teto.mes, toCentavos(teto.usado) ?? 0]] : []))),
  )
  return parcelas.map((parcela, i) => {
    const { valores } = parcela
    const preco = precos[i]
    return valores && preco
      ? { ...parcela, valores: { valor: valores.valor, ...tellCopart(preco) } }
      : parcela
  })
}

/** Sums in cents, as the person reads them: nobody owes a part of what is denied. */
export function sumTotais(parcelas: readonly Parcela[]): Totais {
  const sum = (campo: keyof Valor, somadas: readonly Parcela[]) =>
    formatReais(
      somadas.reduce(
        (total, { valores }) => total + (valores ? (toCentavos(valores[campo] ?? '') ?? 0) : 0),
        0,
      ),
    )
  const negadas = parcelas.filter(({ isNegada }) => isNegada)
  const aceitas = parcelas.filter(({ isNegada }) => !isNegada)
  return {
    valor: sum('valor', parcelas),
    valorNegado: negadas.length > 0 ? sum('valor', negadas) : null,
    valorCopart: sum('valorCopart', aceitas),
    valorCopartOperadora: aceitas.some(({ valores }) => valores?.valorCopartOperadora)
      ? sum('valorCopartOperadora', aceitas)
      : null,
    semValor: parcelas.filter(({ valores }) => !valores).length,
  }
}
