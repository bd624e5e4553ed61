import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from './format.ts'

/** How a term stands today: past, at its end (three days or fewer) or far. */
export type UrgenciaPrazo = 'vencido' | 'perto' | 'longe'

export function urgenciaPrazo(prazo: string, hoje: string): UrgenciaPrazo {
  const dias = daysBetween(hoje, prazo)
  if (dias < 0) return 'vencido'
  return dias <= 3 ? 'perto' : 'longe'
}

const dias = (quantos: number): string => countOf(quantos, 'dia', 'dias')

/** "02/03/2026, em 5 dias", "…, hoje", "…, venceu há 1 dia"; "02/03/2026 às 17:40, hoje" of what ends by an hour. */
export function showPrazo(prazo: string, hoje: string, hora?: string): string {
  const faltam = daysBetween(hoje, prazo)
  const dia = hora ? `${showData(prazo)} às ${hora}` : showData(prazo)
  if (faltam === 0) return `${dia}, hoje`
  return `${dia}, ${faltam > 0 ? `em ${dias(faltam)}` : `venceu há ${dias(-faltam)}`}`
}
