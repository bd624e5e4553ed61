import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { isNegadoPorSi } from '@portal/domain/evento/criterio/porSi.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import type { Evento } from '../fatos/evento.store.ts'
import { createContextoGuia, evaluateItens, type FatosGuia, toItem } from '../fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'

/** Kept on the event until it is paid: a notice whose field is the date is what payment would say of that date. */
const isAviso = ({ severidade, campo }: Motivo): boolean => severidade === 'aviso' && campo === 'data'

/** What may still be supplied before the payment is no reason to warn of the day. */
const isDoDia = (motivo: Motivo): boolean =>
  motivo.campo !== 'imagem' && decideEvento([motivo]) !== 'aprovado'

/** The event once its payment has spoken. */
export const withoutAviso = (evento: Evento): Evento => ({
  ...evento,
  motivos: evento.motivos.filter((motivo) => !isAviso(motivo)),
})

function toAviso({ correcao: _tarde, ...motivo }: Motivo): Motivo {
  return { ...motivo, severidade: 'aviso', campo: 'data' }
}

/**
 * The guide's events with what their payment would deny as things stand: what another guide did before, what the same
 * guide did on that day. What was done was done, so the date is taken; but nobody is paid nothing in silence. Judged
 * by the very rules of the payment, for all dated events: a new date may speak against an older one. Told with it is
 * whether they keep others from their places.
 */
export function warnPagamento(fatos: FatosGuia, { guia, eventos, imagens }: GuiaCarregada): Evento[] {
  const datados = eventos.filter((evento) => isEventoPagavel(evento) && evento.dataRealizacao !== null)
  const contexto = createContextoGuia(fatos, {
    momento: 'pagamento',
    itens: datados.map(toItem),
    imagens,
    justificativa: guia.justificativaTecnica,
  })
  const avisados = new Map(
    evaluateItens(contexto).map(({ item, motivos }) => {
      const avisos = motivos.filter(isDoDia).map(toAviso)
      return [item.sequencial, { avisos, desloca: !isNegadoPorSi(item, contexto, motivos) }]
    }),
  )
  return eventos.map((evento) => {
    // Without a day nothing speaks against it: whether it holds its place is as it was.
    const { avisos = [], desloca = evento.desloca } = avisados.get(evento.sequencialInclusao) ?? {}
    const motivos = [...withoutAviso(evento).motivos, ...avisos]
    return { ...withDeslocamento(evento, desloca, fatos.hoje), motivos }
  })
}

/** What comes to count again finds its place as whoever tells a date late: after all that was authorised by then. */
export const withDeslocamento = (evento: Evento, desloca: boolean, hoje: string): Evento => ({
  ...evento,
  desloca,
  tardioEm: desloca && !evento.desloca ? hoje : evento.tardioEm,
})
