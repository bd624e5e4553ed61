import { getTipoPrazo, type TipoPrazo } from './tipoPrazo.tables.ts'

/** `prazo` is a civil day; cents are those that the deadline puts at risk. */
export type Prazo = {
  tipo: TipoPrazo
  referencia: number
  prazo: string | null
  valorCentavos: number | null
}

/** Names a deadline: another day of the same thing is another one, and what was given up comes back with it. */
export const toChavePrazo = ({ tipo, referencia, prazo }: Prazo): string =>
  `${tipo}:${referencia}:${prazo ?? ''}`

/** Deadlines on a page of their list: what the screen asks for, and what the services answer where nothing is asked. */
export const PRAZOS_PAGINA = 20

/** Which list is asked for: the nearest first, or the dearest. */
export const ordensPrazo = ['DIAS', 'VALOR'] as const
export type OrdemPrazo = (typeof ordensPrazo)[number]

const FIM = '9999-12-31'

/** Somebody else acts, and the provider only follows it. */
export const isDeOutro = ({ tipo }: Pick<Prazo, 'tipo'>): boolean => getTipoPrazo(tipo).isDeOutro ?? false

/** What waits for the provider's own hand before what it only follows, whatever the order. */
const byMao = (um: Prazo, outro: Prazo): number => Number(isDeOutro(um)) - Number(isDeOutro(outro))

const byDias = (um: Prazo, outro: Prazo): number => (um.prazo ?? FIM).localeCompare(outro.prazo ?? FIM)
const byValor = (um: Prazo, outro: Prazo): number => (outro.valorCentavos ?? 0) - (um.valorCentavos ?? 0)

/** What one does oneself first; by days and then money, or the other way round; what is equal in both stays in the order of its name. */
export function sortPrazos<P extends Prazo>(prazos: readonly P[], ordem: OrdemPrazo): P[] {
  const [primeiro, segundo] = ordem === 'DIAS' ? [byDias, byValor] : [byValor, byDias]
  return prazos.toSorted(
    (um, outro) =>
      byMao(um, outro) ||
      primeiro(um, outro) ||
      segundo(um, outro) ||
      toChavePrazo(um).localeCompare(toChavePrazo(outro)),
  )
}
