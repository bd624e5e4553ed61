import type { EventoPedido } from '@portal/domain/guia/desfechoEvento.ts'
import { type Db, statement } from '../db/client.ts'

/** An event that the provider asked for on a tooth, and what tells what became of it. */
export type EventoPedidoDente = EventoPedido & {
  numeroFicha: number
  sequencialInclusao: number
  codigoEvento: string
  dente: string
  faces: string | null
}

/** The newest ones: more than a mouth gets in a life. */
const MAXIMO = 1000

const diaDe = (instante: string) => `(${instante} at time zone 'America/Sao_Paulo')::date`

const list = statement<EventoPedidoDente>(
  'acervo.eventosDente',
  `select e.numero_ficha as "numeroFicha", e.sequencial_inclusao as "sequencialInclusao",
          e.codigo_evento as "codigoEvento", e.dente, e.faces, e.autorizacao, e.data_realizacao as "dataRealizacao",
          e.nao_realizado as "naoRealizado", g.status_ficha as "statusFicha",
          ${diaDe('coalesce(g.enviada_em, g.liberada_em)')} as "pedidoEm", ${diaDe('g.cancelada_em')} as "canceladoEm"
     from guia g join evento_guia e using (codigo_credenciado, numero_ficha)
    where g.codigo_credenciado = $1 and g.codigo_associado = $2 and not g.recem_nato and e.dente is not null
    order by g.liberada_em desc, g.numero_ficha desc, e.sequencial_inclusao limit ${MAXIMO}`,
)

/** What the provider asked for on a patient's teeth, in guides of whatever status; not that of a newborn under the card. */
export const listPedidosDente = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<EventoPedidoDente[]> => db.query(list, [codigoCredenciado, codigoAssociado])
