import type { TetoCoparticipacao } from '@portal/contract/associado.ts'
import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { capPrecos } from '@portal/domain/evento/regra/mesCopart.ts'
import { type Preco, SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import type { DecisaoItem } from './evaluateRascunho.ts'

/** What an item is worth, and the patient's part of it; none of what is denied or still to be put right. */
export type Valor = { valor: string; valorCopart?: string; valorCopartOperadora?: string }

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
  /** The patient's part, of what has one. */
  valorCopart: string
  /** What the operator would bill the patient for later of it; null where there is none. */
  valorCopartOperadora: string | null
  /** Items without a value of their own. */
  semValor: number
}

/** An item's value, and the cap of the month that it is asked in; without one where its plan has none. */
export type Parcela = {
  readonly valores: Valor | null | undefined
  readonly decisao?: DecisaoItem | undefined
  readonly teto?: TetoCoparticipacao | undefined
}

/** As the operator's estimate tells it (`isNaSoma`): nobody owes a part of what would not be authorised as it is. */
const isSemParte = ({ decisao }: Parcela): boolean => decisao === 'negado' || decisao === 'erro'

const toPreco = ({ valor, valorCopart = '0.00', valorCopartOperadora = '0.00' }: Valor): Preco => {
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
 * What would be denied, is to be put right or has no value yet takes nothing of it, and has no part.
 */
export function capParcelas(parcelas: readonly Parcela[]): Parcela[] {
  const precos = capPrecos(
    parcelas.map((parcela) => ({
      preco: parcela.valores ? toPreco(parcela.valores) : SEM_PRECO,
      mes: parcela.teto?.mes ?? '',
      tetoMesCentavos: parcela.teto ? (toCentavos(parcela.teto.limite) ?? null) : null,
      isFeito: false,
      isNegado: isSemParte(parcela),
    })),
    new Map(parcelas.flatMap(({ teto }) => (teto ? [[teto.mes, toCentavos(teto.usado) ?? 0]] : []))),
  )
  return parcelas.map((parcela, i) => {
    const { valores } = parcela
    const preco = precos[i]
    if (!valores || !preco) return parcela
    const { valor } = valores
    return { ...parcela, valores: isSemParte(parcela) ? { valor } : { valor, ...tellCopart(preco) } }
  })
}

/** Sums in cents, as the person reads them. */
export function sumTotais(parcelas: readonly Parcela[]): Totais {
  const sum = (campo: keyof Valor, somadas: readonly Parcela[]) =>
    formatReais(
      somadas.reduce(
        (total, { valores }) => total + (valores ? (toCentavos(valores[campo] ?? '') ?? 0) : 0),
        0,
      ),
    )
  const negadas = parcelas.filter(({ decisao }) => decisao === 'negado')
  return {
    valor: sum('valor', parcelas),
    valorNegado: negadas.length > 0 ? sum('valor', negadas) : null,
    valorCopart: sum('valorCopart', parcelas),
    valorCopartOperadora: parcelas.some(({ valores }) => valores?.valorCopartOperadora)
      ? sum('valorCopartOperadora', parcelas)
      : null,
    semValor: parcelas.filter(({ valores }) => !valores).length,
  }
}
