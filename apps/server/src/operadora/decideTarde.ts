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
import { resumeTermo } from '../guia/pagamento/dataTardia.ts'
import { comeLast, listTomados } from '../guia/pagamento/lugarTomado.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import type { Execucao } from './runTarefa.ts'

/**
 * The decision on the day that was told late for a place that was authorised to another since (Operadora §1): approved where
 * nobody did or holds it now, denied where somebody did. While it is only held, it waits: who holds it may still do it. A
 * guide waits for one such day at a time, for nothing else of it is dated meanwhile.
 */
export async function decideTarde(
  { db, services, agora, hoje, carregada }: Execucao,
  tarde: Evento,
): Promise<Efeito<undefined>> {
  const { guia, eventos } = carregada
  const fatos = await loadFatosGuia(db, await services.regras.get(), guia, hoje)
  const contra = listTomados(fatos, carregada, tarde)
  const reservadoAte = findEspera(contra)
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
  const parados = daysBetween(tarde.tardioEm ?? hoje, hoje)
  const decididos = eventos.map((evento) =>
    resumeTermo(fatos, evento === tarde ? decideEvento(tarde, contra, hoje) : evento, parados),
  )
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, decididos)
  return {
    resultado: undefined,
    calculado: {
      statusFicha: statusAposAuditoria(decididos.map(({ autorizacao }) => autorizacao)),
      codigoEtapaAtual: etapaAposData({ eventos: decididos.map(toEstadoEvento) }),
    },
    motivo: explain(tarde, contra),
  }
}

/** Until when another holds the place, where nothing but holding stands in the way: it is looked at again the day after. */
function findEspera(contra: readonly Motivo[]): string | undefined {
  return contra.every(({ reserva }) => reserva !== undefined) ? contra[0]?.reserva?.reservadoAte : undefined
}

function decideEvento(evento: Evento, contra: readonly Motivo[], hoje: string): Evento {
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
