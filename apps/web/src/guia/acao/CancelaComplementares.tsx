import type { Complementar } from '@portal/contract/guiaParte.ts'

type Complementares = { numeroFicha: number; complementares: readonly Complementar[] }

const lista = new Intl.ListFormat('pt-BR')

/** What goes with a guide when it is cancelled: its living complementary guides. */
export function CancelaComplementares({ numeroFicha, complementares }: Complementares) {
  const junto = complementares.filter(({ cancelavel }) => cancelavel).map((cada) => String(cada.numeroFicha))
  if (junto.length === 0) return null
  const quais =
    junto.length === 1
      ? `a guia complementar ${junto[0]} também é cancelada`
      : `as guias complementares ${lista.format(junto)} também são canceladas`
  return (
    <p>
      Com a guia {numeroFicha}, <strong>{quais}</strong>.
    </p>
  )
}
