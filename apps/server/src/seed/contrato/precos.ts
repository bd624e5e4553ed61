import { ISENCOES_COPARTICIPACAO } from '@portal/domain/evento/regra/isencao.data.ts'
import { capPrecos } from '@portal/domain/evento/regra/mesCopart.ts'
import { type Preco, priceEvento } from '@portal/domain/evento/regra/price.ts'
import { Memoria } from '../chance/memoria.ts'
import { findCobrancaSemeada, PLANOS_TETO_MES } from './cobranca.ts'
import { PLANOS } from './plano.data.ts'
import { createPrecos } from './regras.ts'

/** Whom an event is charged to, and in which month; null where it has no day. */
type Cobranca = {
  readonly codigoAssociado: string
  readonly codigoPlano: string
  readonly dia: string | null
  /** It is told what it would cost, and takes nothing of the month. */
  readonly isNegado: boolean
}

type Vigencia = { readonly desde: string; readonly centavos: number }

/** The contract's value of an event on a day, and the patient's part of it. */
export class Precos {
  private readonly vigencias = new Map<string, Vigencia[]>()
  private readonly usados = new Memoria<number>()

  constructor(hoje: string) {
    for (const { rede, codigo_evento, desde, valor_centavos } of createPrecos(hoje)) {
      const key = `${rede} ${codigo_evento}`
      const found = this.vigencias.get(key)
      const vigencia = { desde, centavos: valor_centavos }
      if (found) found.push(vigencia)
      else this.vigencias.set(key, [vigencia])
    }
  }

  valueOf(rede: string, codigoEvento: string, codigoPlano: string, dia: string) {
    const valor =
      this.vigencias.get(`${rede} ${codigoEvento}`)?.findLast(({ desde }) => desde <= dia)?.centavos ?? 0
    const plano = PLANOS.find(({ codigo }) => codigo === codigoPlano)
    return priceEvento(
      valor,
      { codigoEvento, quantidade: 1, dia },
      {
        percentual: plano?.percentual_coparticipacao ?? 0,
        tetoCentavos: plano?.teto_coparticipacao_centavos ?? 0,
        isencoes: ISENCOES_COPARTICIPACAO,
        cobranca: findCobrancaSemeada(codigoPlano, dia),
      },
    )
  }

  /** The same within what the month's cap of the plan leaves, after all that was charged to the patient so far. */
  charge(preco: Preco, { codigoAssociado, codigoPlano, dia, isNegado }: Cobranca): Preco {
    const teto = PLANOS_TETO_MES.find(({ codigo_plano }) => codigo_plano === codigoPlano)
    if (!teto) return preco
    const mes = dia?.slice(0, 7) ?? ''
    const key = `${codigoAssociado} ${codigoPlano} ${mes}`
    const usado = this.usados.get(key) ?? 0
    const lugar = { mes, tetoMesCentavos: teto.teto_centavos, isFeito: true, isNegado }
    const [cobrado = preco] = capPrecos([{ preco, ...lugar }], new Map([[mes, usado]]))
    if (!isNegado) this.usados.set(key, usado + cobrado.copartCentavos + cobrado.copartOperadoraCentavos)
    return cobrado
  }
}
