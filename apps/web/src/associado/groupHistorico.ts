import type { EventoHistorico } from '@portal/contract/associado.ts'

export type GrupoHistorico = {
  local: string
  rotulo: string
  ausente: boolean
  eventos: EventoHistorico[]
}

const BOCA = 'boca'

const labelOf = (evento: EventoHistorico): string => {
  if (evento.dente) return `Dente ${evento.dente}`
  return evento.regiao ? `Região ${evento.regiao}` : 'Boca toda'
}

/** History by place: teeth in number order, then regions, then the whole mouth; in each, newest first. */
export function groupHistorico(
  historico: readonly EventoHistorico[],
  dentesAusentes: readonly string[],
): GrupoHistorico[] {
  const grupos = new Map<string, GrupoHistorico>()
  for (const dente of dentesAusentes) {
    grupos.set(dente, { local: dente, rotulo: `Dente ${dente}`, ausente: true, eventos: [] })
  }
  for (const evento of historico) {
    const local = evento.dente ?? evento.regiao ?? BOCA
    const grupo = grupos.get(local) ?? { local, rotulo: labelOf(evento), ausente: false, eventos: [] }
    grupos.set(local, { ...grupo, eventos: [...grupo.eventos, evento] })
  }
  const order = ({ local }: GrupoHistorico) =>
    /^\d/.test(local) ? `0${local}` : local === BOCA ? '2' : `1${local}`
  return [...grupos.values()]
    .map((grupo) => ({ ...grupo, eventos: grupo.eventos.toSorted((a, b) => b.data.localeCompare(a.data)) }))
    .toSorted((a, b) => order(a).localeCompare(order(b)))
}
