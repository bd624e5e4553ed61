import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { priceEventos } from '@portal/domain/evento/regra/mesCopart.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { loadUsadoMes, type UsadoMes } from '../../associado/copartMes.store.ts'
import { findPlanoDaGuia, findTetoMes, listPlanos, type Plano } from '../../associado/plano.store.ts'
import { toTetoCoparticipacao } from '../../associado/reply.ts'
import { findContrato } from '../../credenciado/contrato.store.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { GuiaCopart } from '../fatos/guia.store.ts'
import { readPlano } from '../fatos/leitura.ts'
import { toCoparticipacao, toLugarNoMes } from '../fatos/precoGuia.ts'
import { findDiaPreco, isDevido } from '../fatos/repriceEventos.ts'

/** The plan that a guide is charged to, as its provider may read it. */
async function findPlanoLido(db: Db, guia: GuiaCopart, hoje: string): Promise<Plano | undefined> {
  const [planos, contrato] = await Promise.all([
    listPlanos(db, guia.codigoAssociado),
    findContrato(db, guia.codigoCredenciado),
  ])
  return readPlano(db, guia, hoje, findPlanoDaGuia(planos, guia, contrato.rede))
}

/** The month's cap of the guide's plan in cents, null where it has none or its provider may not read it. */
export async function loadTetoMes(db: Db, guia: GuiaCopart, hoje: string): Promise<number | null> {
  const plano = await findPlanoLido(db, guia, hoje)
  return plano ? findTetoMes(plano, hoje) : null
}

/** What a guide's co-payment reads as today. */
type CopartLida<E extends Evento> = {
  eventos: E[]
  /** How much of the month's cap of the guide's plan is used up; none of a plan without one. */
  teto: Pick<GuiaDetalhada, 'tetoCoparticipacao'>
}

/**
 * The co-payment of a guide as its provider reads it, while the guide has a way to go and the network attends the patient: it
 * tells of what others did (`decideLeitura`). What is done is as it was settled; what is still to do is told as it would be
 * charged today, for the month may have more or less left than when it was authorised (Operadora §4).
 */
export async function readCopart<E extends Evento>(
  db: Db,
  tabela: TabelaRegras,
  guia: GuiaCopart,
  eventos: readonly E[],
  hoje: string,
): Promise<CopartLida<E>> {
  const { codigoAssociado, statusFicha } = guia
  const como = { eventos: [...eventos], teto: {} }
  if (!statusEmAndamento.includes(statusFicha)) return como
  const plano = await findPlanoLido(db, guia, hoje)
  if (!plano || plano.tetosMes.length === 0) return como
  const usado = await loadUsadoMes(db, { codigoAssociado, planos: [plano], dias: [hoje] })
  return {
    eventos: forecastEventos({ plano, tabela, guia, hoje, usado }, eventos),
    teto: toTetoCoparticipacao(plano, hoje, usado),
  }
}

type FatosPrevisao = { plano: Plano; tabela: TabelaRegras; guia: GuiaCopart; hoje: string; usado: UsadoMes }

/** The events, the patient's part of those still to do as the month would leave it to them, in their order. */
function forecastEventos<E extends Evento>(fatos: FatosPrevisao, eventos: readonly E[]): E[] {
  const { plano, tabela, guia, hoje, usado } = fatos
  const lugar = { ...toLugarNoMes(plano, hoje), isFeito: false, isNegado: false }
  const porFazer = eventos.filter((evento) => evento.dataRealizacao === null && isDevido(evento))
  const precos = priceEventos(
    porFazer.map((evento) => {
      const dia = findDiaPreco(guia, evento)
      const coparticipacao = toCoparticipacao(plano, tabela.find(evento.codigoEvento), dia)
      const { codigoEvento, quantidade, valorCentavos } = evento
      const unitarioCentavos = valorCentavos / quantidade
      return { ...lugar, unitarioCentavos, codigoEvento, quantidade, dia, coparticipacao }
    }),
    new Map([[lugar.mes, usado(plano.codigoPlano, lugar.mes)]]),
  )
  const previstos = new Map(porFazer.map((evento, i) => [evento, precos[i]]))
  return eventos.map((evento) => {
    const preco = previstos.get(evento)
    if (!preco) return evento
    const { copartCentavos, copartOperadoraCentavos } = preco
    return { ...evento, copartCentavos, copartOperadoraCentavos }
  })
}
