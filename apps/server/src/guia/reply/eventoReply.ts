import type { EventoGuia } from '@portal/contract/evento.ts'
import type { MotivosItem } from '@portal/contract/motivo.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { loadAutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { EventoValorado } from '@portal/domain/guia/valoresGuia.ts'
import type { Static } from 'typebox'
import { getAjudas } from '../../regraEvento/ajuda.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../evento.store.ts'
import type { Julgado } from '../fatosGuia.ts'

const toValorNulavel = (centavos: number | null) => (centavos === null ? null : toValor(centavos))

/**
 * A stored event as a session with these permissions reads it: its guide's status may impose the authorisation (Spec
 * §4).
 */
export function toEventoGuia(
  evento: Evento,
  status: StatusFicha,
  tabela: TabelaRegras,
  permissoes: readonly string[],
): EventoGuia {
  return {
    codigoEvento: evento.codigoEvento,
    descricao: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
    codigoLocalizacao: evento.dente ?? evento.regiao,
    codigoFace: evento.faces,
    quantidade: evento.quantidade,
    numeroSequencialInclusao: evento.sequencialInclusao,
    numeroSequencialEvento: evento.sequencialEvento,
    dataRealizacao: evento.dataRealizacao,
    ...(evento.naoRealizado && { naoRealizado: true }),
    dataAutorizacao: evento.dataAutorizacao,
    tipoAcao: evento.tipoAcao,
    autorizacao: loadAutorizacaoEvento(status, evento),
    valor: toValor(evento.valorCentavos),
    valorCopart: toValor(evento.copartCentavos),
    motivos: listMotivos(evento, status),
    ajudaEvento: getAjudas(evento.motivos),
    exigeToken: evento.exigeToken,
    statusToken: evento.statusToken,
    numeroToken: evento.numeroToken,
    dataSolicitacaoToken: evento.dataSolicitacaoToken?.toISOString() ?? null,
    statusEnvio: evento.statusEnvio,
    ...(isCampoAberto('valorPago', permissoes) && { valorPago: toValorNulavel(evento.valorPagoCentavos) }),
    ...(isCampoAberto('valorGlosado', permissoes) && {
      valorGlosado: toValorNulavel(evento.valorGlosadoCentavos),
    }),
  }
}

/** What a processed guide was denied can no longer be put right in it: it is appealed against. */
const listMotivos = ({ motivos }: Evento, status: StatusFicha): Motivo[] =>
  status === statusFicha.processada
    ? motivos.map(({ correcao: _tarde, justificativaMinima: _sem, ...motivo }) => motivo)
    : motivos

/** Whether the payment denied the event. */
export const isGlosado = ({ valorGlosadoCentavos }: Pick<Evento, 'valorGlosadoCentavos'>): boolean =>
  (valorGlosadoCentavos ?? 0) > 0

/** Stored events with the authorisation that their guide's status imposes, for its sums. */
export const toEventosValorados = (status: StatusFicha, eventos: readonly Evento[]): EventoValorado[] =>
  eventos.map((evento) => ({
    autorizacao: loadAutorizacaoEvento(status, evento),
    naoRealizado: evento.naoRealizado,
    valorCentavos: evento.valorCentavos,
    copartCentavos: evento.copartCentavos,
    glosado: isGlosado(evento),
  }))

export const toMotivosItem = ({ item, motivos }: Julgado): Static<typeof MotivosItem> => ({
  numeroSequencialInclusao: item.sequencial,
  motivos: [...motivos],
})
