import { addDays, daysBetween, toBrasileira } from '../calendario/dataCivil.ts'
import { countOf } from '../texto/contagem.ts'

/**
 * Which of the warnings of what ends on `validade` is due on `hoje`, in days before that end: the nearest whose own day
 * came after `visto`, the civil day on which one last looked, and none twice. Without it this is the first look, which
 * tells of today alone. What came to be since one looked (`isNovo`) was never told of: the nearest day that is gone serves.
 * Undefined where none is due.
 */
export function findAvisoPrazo(
  validade: string,
  avisos: readonly number[],
  { visto, hoje, isNovo = false }: { visto: string | null; hoje: string; isNovo?: boolean },
): number | undefined {
  const desde = visto ?? addDays(hoje, -1)
  const devidos = avisos.filter((dias) => {
    const dia = addDays(validade, -dias)
    return (isNovo || desde < dia) && dia <= hoje
  })
  return validade < hoje || devidos.length === 0 ? undefined : Math.min(...devidos)
}

/** "vence em 15 dias, em 06/12/2026": as it was on the day on which it is told. */
export function describeFim(validade: string, hoje: string): string {
  const dias = daysBetween(hoje, validade)
  const quando = dias === 0 ? 'hoje' : `em ${countOf(dias, 'dia', 'dias')}`
  return `vence ${quando}, em ${toBrasileira(validade)}`
}
