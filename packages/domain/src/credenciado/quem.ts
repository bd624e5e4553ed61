import { countOf } from '../texto/contagem.ts'
import type { Compartilhamento } from './compartilhamento.tables.ts'

/** Of whose lines a login may choose: its sharing options, the widest last (Spec §3), and the dentists that it sees. */
export type Quens = {
  opcoes: readonly { codigo: Compartilhamento; rotulo: string; dentistas: readonly number[] | null }[]
  unidades: readonly {
    unidade: string | null
    dentistas: readonly { codigoDentista: number; nomeDentista: string; credenciado: boolean }[]
  }[]
}

/** `dentistas`: codes joined by commas; undefined for all that the login sees. */
export type Escolha = { dentistas: string | undefined; rotulo: string; nota?: string }

/** What names no dentist has this code. */
const SEM_DENTISTA = 0

/** Whose lines may be chosen, the widest first: a sharing option, a unit of the clinic, one dentist. */
export function listQuem({ opcoes, unidades }: Quens): Escolha[] {
  const maior = opcoes.at(-1)
  const escolhas: Escolha[] = [
    ...opcoes.toReversed().map(({ codigo, rotulo, dentistas }) => ({
      dentistas: codigo === maior?.codigo ? undefined : (dentistas ?? []).join(','),
      rotulo,
    })),
    ...(unidades.length > 1 ? unidades : []).flatMap(({ unidade, dentistas }) =>
      unidade === null
        ? []
        : [
            {
              dentistas: dentistas.map(({ codigoDentista }) => codigoDentista).join(','),
              rotulo: unidade,
              nota: countOf(dentistas.length, 'dentista', 'dentistas'),
            },
          ],
    ),
    ...unidades
      .flatMap(({ dentistas }) => dentistas)
      .map(({ codigoDentista, nomeDentista, credenciado }) => ({
        dentistas: String(codigoDentista),
        rotulo: nomeDentista,
        ...(!credenciado && { nota: 'já saiu do corpo clínico' }),
      })),
  ]
  return escolhas.filter(
    ({ dentistas }, at) => escolhas.findIndex((outra) => outra.dentistas === dentistas) === at,
  )
}

/** Whose lines a choice means, in the words of the choice; one that is not offered, by its names. */
export function nameQuem(quens: Quens, dentistas: string | undefined): string {
  const escolha = listQuem(quens).find((uma) => uma.dentistas === dentistas)
  if (escolha) return escolha.rotulo
  const todos = quens.unidades.flatMap((unidade) => unidade.dentistas)
  return (dentistas ?? '')
    .split(',')
    .map(Number)
    .map((codigo) =>
      codigo === SEM_DENTISTA
        ? 'guias sem dentista'
        : (todos.find(({ codigoDentista }) => codigoDentista === codigo)?.nomeDentista ?? String(codigo)),
    )
    .join(', ')
}
