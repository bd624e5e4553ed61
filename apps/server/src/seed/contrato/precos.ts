import { ISENCOES_COPARTICIPACAO } from '@portal/domain/evento/regra/isencao.data.ts'
import { priceEvento } from '@portal/domain/evento/regra/price.ts'
import { findCobrancaSemeada } from './cobranca.ts'
import { PLANOS } from './plano.data.ts'
import { createPrecos } from './regras.ts'

type Vigencia = { readonly desde: string; readonly centavos: number }

/** The contract's value of an event on a day, and the patient's part of it. */
export class Precos {
  private readonly vigencias = new Map<string, Vigencia[]>()

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
}
