import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { isNegadoPorSi } from '@portal/domain/evento/criterio/porSi.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isAvisoPagamento } from '@portal/domain/guia/avisoPagamento.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import type { Evento } from '../fatos/evento.store.ts'
import { createContextoGuia, evaluateItens, type FatosGuia, toItem } from '../fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { comeLast, listTomados } from './lugarTomado.ts'

/** What may still be supplied before the payment is no reason to warn of the day. */
const isDoDia = (motivo: Motivo): boolean =>
  motivo.campo !== 'imagem' && decideEvento([motivo]) !== 'aprovado'

/** The event once its payment has spoken: until then the notices are kept on it. */
export const withoutAviso = (evento: Evento): Evento => ({
  ...evento,
  motivos: evento.motivos.filter((motivo) => !isAvisoPagamento(motivo)),
})

function toAviso({ correcao: _tarde, ...motivo }: Motivo): Motivo {
  return { ...motivo, severidade: 'aviso', campo: 'data' }
}

/** What payment would say of the day of each dated event, and whether it keeps others from its place. */
export function judgeDatados(
  fatos: FatosGuia,
  { guia, eventos, imagens }: GuiaCarregada,
): ReadonlyMap<number, { motivos: readonly Motivo[]; desloca: boolean }> {
  const datados = eventos.filter((evento) => isEventoPagavel(evento) && evento.dataRealizacao !== null)
  const contexto = createContextoGuia(fatos, {
    momento: 'pagamento',
    itens: datados.map(toItem),
    imagens,
    justificativa: guia.justificativaTecnica,
  })
  return new Map(
    evaluateItens(contexto).map(({ item, motivos }) => [
      item.sequencial,
      { motivos: motivos.filter(isDoDia), desloca: !isNegadoPorSi(item, contexto, motivos) },
    ]),
  )
}

/**
 * The guide's events with what their payment would deny as things stand: what another guide did before, what the same
 * guide did on that day. What was done was done, so the date is taken; but nobody is paid nothing in silence. Judged
 * by the very rules of the payment, for all dated events: a new date may speak against an older one.
 */
export function warnPagamento(fatos: FatosGuia, carregada: GuiaCarregada): Evento[] {
  const julgados = judgeDatados(fatos, carregada)
  return carregada.eventos.map((evento) => {
    const julgado = julgados.get(evento.sequencialInclusao)
    // Without a day nothing speaks against it: whether it holds its place is as it was.
    if (!julgado) return withoutAviso(evento)
    const { novo, contra } = askDeslocamento(fatos, carregada, evento, julgado.desloca)
    return {
      ...novo,
      motivos: [...withoutAviso(evento).motivos, ...[...julgado.motivos, ...contra].map(toAviso)],
    }
  })
}

/**
 * Whether the event keeps others from its place from now on. What comes to count again finds its place as whoever tells a
 * date late: after all that was authorised by then, and not at all where somebody was authorised there since (`contra`).
 */
export function askDeslocamento(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  evento: Evento,
  desloca: boolean,
): { novo: Evento; contra: readonly Motivo[] } {
  // What keeps no place has none in the order, and is asked about all that came since its authorisation.
  if (!desloca) return { novo: { ...evento, desloca, tardioEm: null }, contra: [] }
  if (evento.desloca) return { novo: evento, contra: [] }
  const contra = listTomados(fatos, carregada, evento)
  return { novo: contra.length > 0 ? evento : comeLast(evento, fatos.hoje), contra }
}
