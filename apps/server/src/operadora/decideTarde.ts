import { addDays, daysBetween, toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { etapaAposData, statusAposAuditoria } from '@portal/domain/guia/statusCalculado.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import { toAutorizacao } from '../guia/envio/decisaoEnvio.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { toEstadoEvento } from '../guia/fatos/loadGuia.ts'
import { isTardeEmAnalise, resumeTermo } from '../guia/pagamento/dataTardia.ts'
import { comeLast, listTomados } from '../guia/pagamento/lugarTomado.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import type { Execucao } from './runTarefa.ts'

/**
 * The decision on days that were told late for places that were authorised to others since (Operadora §1): approved where
 * nobody did or holds them now, denied where somebody did. While one is only held, it waits: who holds it may still do it.
 */
export async function decideTarde({
  db,
  services,
  agora,
  hoje,
  carregada,
}: Execucao): Promise<Efeito<undefined>> {
  const { guia, eventos } = carregada
  const fatos = await loadFatosGuia(db, await services.regras.get(), guia, hoje)
  const contra = new Map(
    eventos
      .filter(isTardeEmAnalise)
      .map((evento) => [evento, listTomados(fatos, carregada, evento)] as const),
  )
  const reservadoAte = findEspera([...contra.values()])
  if (reservadoAte !== undefined) {
    const { codigoCredenciado, numeroFicha, statusFicha, codigoEtapaAtual } = guia
    const prazo = addDays(reservadoAte, 1)
    const segundos = Math.ceil((startOfCivilDay(prazo).getTime() - agora.getTime()) / 1000)
    const tarefa = { codigoCredenciado, numeroFicha, statusFicha, codigoEtapaAtual }
    await services.jobs.enqueue(db, 'concludeAuditoria', tarefa, segundos)
    return {
      resultado: undefined,
      prazo,
      motivo: `O lugar está reservado a outra guia até ${toBrasileira(reservadoAte)}: a decisão espera até lá.`,
    }
  }
  const parados = Math.max(...[...contra.keys()].map(({ tardioEm }) => daysBetween(tardioEm ?? hoje, hoje)))
  const decididos = eventos.map((evento) =>
    resumeTermo(fatos, decideEvento(evento, contra.get(evento), hoje), parados),
  )
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, decididos)
  return {
    resultado: undefined,
    calculado: {
      statusFicha: statusAposAuditoria(decididos.map(({ autorizacao }) => autorizacao)),
      codigoEtapaAtual: etapaAposData({ eventos: decididos.map(toEstadoEvento) }),
    },
    motivo: [...contra].map(([evento, motivos]) => explain(evento, motivos)).join(' '),
  }
}

/** The last day of those that only hold a place; undefined where nothing but holding stands in no event's way. */
function findEspera(contra: readonly (readonly Motivo[])[]): string | undefined {
  return contra
    .filter((motivos) => motivos.every(({ reserva }) => reserva !== undefined))
    .flatMap((motivos) => motivos.flatMap(({ reserva }) => reserva?.reservadoAte ?? []))
    .toSorted()
    .at(-1)
}

function decideEvento(evento: Evento, contra: readonly Motivo[] | undefined, hoje: string): Evento {
  if (contra === undefined) return evento
  const motivos = evento.motivos.filter(({ campo }) => campo !== 'data')
  if (contra.length === 0) {
    return { ...comeLast(evento, hoje), autorizacao: autorizacaoEvento.aprovado, motivos }
  }
  const glosas = contra.map((motivo) => ({ ...motivo, severidade: 'glosa' as const, campo: 'data' as const }))
  return { ...evento, ...toAutorizacao('negado', hoje), motivos: [...motivos, ...glosas] }
}

function explain({ sequencialInclusao }: Evento, [motivo]: readonly Motivo[]): string {
  return motivo
    ? `Evento ${sequencialInclusao} negado: outra guia foi autorizada no lugar e o realizou: ${sayGlosa(motivo)}.`
    : `Evento ${sequencialInclusao} aprovado: ninguém realizou nem tem reservado o lugar.`
}
