import type { DetalheErro } from '@portal/contract/errors.ts'
import { listOcupacao } from '@portal/domain/evento/criterio/ocupacao.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { toDetalheGlosa } from '../../regraEvento/detalheGlosa.ts'
import type { Evento } from '../evento.store.ts'
import { createContextoGuia, type FatosGuia, toItem } from '../fatosGuia.ts'
import type { GuiaCarregada } from '../loadGuia.ts'

/**
 * What was authorised or done, by anybody, where the event stood before it was said not to have been done: its place
 * was given back, and whoever took it since is paid. What the record said before the guide was authorised was judged
 * then. `evento` carries its new date.
 */
export function listTomados(
  fatos: FatosGuia,
  { guia, eventos, imagens }: GuiaCarregada,
  evento: Evento,
): DetalheErro[] {
  const { prontuario, ordens } = fatos
  // The lines of one guide are authorised together; of those that kept their place the first one tells when.
  const autorizada = ordens.size === 0 ? 0 : Math.min(...ordens.values())
  const isDeAntes = ({ ordem }: { ordem: number }) => ordem < autorizada
  const { historico, reservas } = prontuario
  const deAntes = { historico: historico.filter(isDeAntes), reservas: reservas.filter(isDeAntes) }
  const outros = eventos.filter(
    (outro) => isEventoPagavel(outro) && outro.sequencialInclusao !== evento.sequencialInclusao,
  )
  const item = toItem(evento)
  const julgamento = {
    momento: 'envio',
    itens: [...outros.map(toItem), item],
    imagens,
    justificativa: guia.justificativaTecnica,
  } as const
  const antes = createContextoGuia({ ...fatos, prontuario: { ...prontuario, ...deAntes } }, julgamento)
  return listOcupacao(item, antes, createContextoGuia(fatos, julgamento)).map((motivo) => ({
    item: item.sequencial,
    ...toDetalheGlosa(motivo),
  }))
}

/** For the guide's history. */
export const explainRetirado = ({ sequencialInclusao, codigoEvento }: Evento): string =>
  `Retirado o "não realizado": evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)}).`
