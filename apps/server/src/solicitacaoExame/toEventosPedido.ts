import type { EventoSolicitado } from '@portal/contract/exame.ts'
import type { EventoPedido, LocalPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

/** The places that an event names: those of `complementoLocais`, and the one of `localizacao` where they do not have it. */
function toLocais({ localizacao, complementoLocais }: EventoSolicitado): readonly LocalPedido[] {
  const locais = complementoLocais?.locais ?? []
  if (!localizacao || locais.some(({ codigoLocal }) => codigoLocal === localizacao)) return locais
  return [{ codigoLocal: localizacao, foco: '' }, ...locais]
}

/** The request as it is judged and kept: current codes, places by themselves, no text that says nothing. */
export const toEventosPedido = (
  tabela: TabelaRegras,
  eventos: readonly EventoSolicitado[],
): readonly EventoPedido[] =>
  eventos.map((evento) => ({
    codigoEvento: tabela.find(evento.codigo)?.codigoEvento ?? evento.codigo,
    quantidade: evento.quantidade,
    justificativa: toTextoGuardado(evento.justificativa ?? ''),
    locais: toLocais(evento).map(({ codigoLocal, dentes = [], foco }) => ({
      codigoLocal,
      ...(dentes.length > 0 && { dentes: [...new Set(dentes)].toSorted() }),
      foco: toTextoGuardado(foco),
    })),
  }))
