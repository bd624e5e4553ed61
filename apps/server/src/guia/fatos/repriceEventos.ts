import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { Db } from '../../db/client.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Evento } from './evento.store.ts'
import type { Guia } from './guia.store.ts'
import { type FatosPreco, priceItens } from './precoGuia.ts'

/**
 * The civil day by whose contract an event is priced: the one on which it was done, and until then the one on which it was
 * last authorised, by its decision or by the renewal of the password (Operadora §4).
 */
export function findDiaPreco(
  { enviadaEm, liberadaEm, renovadaEm }: Pick<Guia, 'enviadaEm' | 'liberadaEm' | 'renovadaEm'>,
  evento: Evento,
): string {
  if (evento.dataRealizacao !== null) return evento.dataRealizacao
  const autorizadoEm = evento.dataAutorizacao ?? civilDay(enviadaEm ?? liberadaEm)
  const renovadoEm = renovadaEm && civilDay(renovadaEm)
  return renovadoEm !== null && renovadoEm > autorizadoEm ? renovadoEm : autorizadoEm
}

/** Whether it is, or may still be, somebody's to pay. */
export const isDevido = ({ autorizacao, naoRealizado }: Evento): boolean =>
  autorizacao !== autorizacaoEvento.negado && !naoRealizado

/** The guide's events with their prices, and what they are worth together. */
type Repriced = { eventos: Evento[]; valorTotalCentavos: number }

/**
 * The guide's events, those of `movidos` (orders of inclusion) priced again: their day or their decision is no longer that of
 * their rows. The others stay as they were settled: of what is done, the patient may have paid it.
 */
export async function repriceEventos(
  db: Db,
  fatos: FatosPreco,
  guia: Guia,
  eventos: readonly Evento[],
  movidos: ReadonlySet<number>,
): Promise<Repriced> {
  const { plano } = fatos
  const daVez = eventos.filter((evento) => movidos.has(evento.sequencialInclusao) && isDevido(evento))
  const precos = await priceItens(
    db,
    fatos,
    daVez.map((evento) => ({
      codigoEvento: evento.codigoEvento,
      quantidade: evento.quantidade,
      data: findDiaPreco(guia, evento),
      isFeito: evento.dataRealizacao !== null,
    })),
    { numeroFicha: guia.numeroFicha, sequenciaisInclusao: [...movidos] },
  )
  const novos = new Map(daVez.map((evento, i) => [evento, precos[i]]))
  const comPreco = eventos.map((evento) => {
    const preco = novos.get(evento)
    if (!preco) return evento
    const { valorCentavos, copartCentavos, copartOperadoraCentavos } = preco
    const codigoPlano = plano?.codigoPlano ?? null
    return { ...evento, valorCentavos, copartCentavos, copartOperadoraCentavos, codigoPlano }
  })
  const mudouCentavos = comPreco.reduce(
    (soma, { valorCentavos }, i) => soma + valorCentavos - (eventos[i]?.valorCentavos ?? 0),
    0,
  )
  return { eventos: comPreco, valorTotalCentavos: guia.valorTotalCentavos + mudouCentavos }
}
