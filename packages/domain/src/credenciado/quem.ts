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

/**
 * `dentistas`: codes joined by commas; undefined for all that the login sees. `nome`: the unit or the dentist that an option shows,
 * whose own words name nobody.
 */
export type Escolha = { dentistas: string | undefined; rotulo: string; nome?: string; nota?: string }

/** What names no dentist has this code. */
const SEM_DENTISTA = 0

/** Whom an option shows: its one dentist, or the unit that they all are of; undefined for everything, or of no unit. */
function nameDentistas({ unidades }: Quens, dentistas: readonly number[] | null): string | undefined {
  if (dentistas === null) return undefined
  const isDela = ({ codigoDentista }: { codigoDentista: number }) => dentistas.includes(codigoDentista)
  const [unico, outro] = unidades.flatMap((unidade) => unidade.dentistas).filter(isDela)
  if (unico && !outro) return unico.nomeDentista
  const [unidade, outra] = unidades.filter((cada) => cada.dentistas.some(isDela))
  return (outra ? undefined : unidade?.unidade) ?? undefined
}

/** Whose lines may be chosen, the widest first: a sharing option, a unit of the clinic, one dentist. */
export function listQuem(quens: Quens): Escolha[] {
  const { opcoes, unidades } = quens
  const maior = opcoes.at(-1)
  const escolhas: Escolha[] = [
    ...opcoes.toReversed().map(({ codigo, rotulo, dentistas }) => {
      const nome = nameDentistas(quens, dentistas)
      return {
        dentistas: codigo === maior?.codigo ? undefined : (dentistas ?? []).join(','),
        rotulo,
        ...(nome && { nome, nota: nome }),
      }
    }),
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

const findEscolha = (quens: Quens, dentistas: string | undefined): Escolha | undefined =>
  listQuem(quens).find((uma) => uma.dentistas === dentistas)

/** Whose lines a choice means, in the words of the choice and by name; one that is not offered, by its names. */
export function nameQuem(quens: Quens, dentistas: string | undefined): string {
  const escolha = findEscolha(quens, dentistas)
  if (escolha) return escolha.nome ? `${escolha.rotulo} (${escolha.nome})` : escolha.rotulo
  return nameCodigos(quens, dentistas)
}

/** Whose lines a part is, by name alone: a file leaves the portal, where "the same clinic" is nobody's. */
export function nameParte(quens: Quens, dentistas: string | undefined): string {
  const { nome, rotulo } = findEscolha(quens, dentistas) ?? {}
  return nome ?? rotulo ?? nameCodigos(quens, dentistas)
}

function nameCodigos(quens: Quens, dentistas: string | undefined): string {
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
