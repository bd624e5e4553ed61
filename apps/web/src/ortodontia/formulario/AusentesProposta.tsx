import { listDentes } from '@portal/domain/ortodontia/formulario/dentesFormulario.ts'
import { Button } from '../../ui/action/Button.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import { Row } from '../../ui/layout/Stack.tsx'
import type { ListaDentes } from './ListasDentesField.tsx'
import { describeLista, toggleDentes } from './listasDentes.ts'

type AusentesPropostaProps = {
  listas: readonly ListaDentes[]
  denticao: number | undefined
  /** Teeth that the guide's chart has as missing or taken out. */
  ausentes: readonly string[]
  /** What a reader is told of what was put in. */
  onFala: (fala: string) => void
}

/** Offers the teeth that the guide's chart lacks and no list of the form has yet; they go in by a press, never by themselves. */
export function AusentesProposta({ listas, denticao, ausentes, onFala }: AusentesPropostaProps) {
  const destino = listas.find(({ isDosAusentes }) => isDosAusentes)
  if (!destino) return null
  const { id, rotulo, dentes, conjunto, onChange } = destino
  const aceitos = new Set<string>(listDentes(conjunto, denticao).map(({ codigo }) => codigo))
  const propostos = ausentes.filter(
    (dente) => aceitos.has(dente) && !listas.some((cada) => cada.dentes.includes(dente)),
  )
  if (propostos.length === 0) return null
  const include = () => {
    const nova = toggleDentes(dentes, propostos)
    onChange(nova)
    // The offer goes with its button: the work goes on at the list that got the teeth.
    focusField(id)
    onFala(`${rotulo}: ${describeLista(nova)}.`)
  }
  return (
    <Row gap={2}>
      <span>Faltam no odontograma da guia: {describeLista(propostos)}.</span>
      <Button icon="plus" onPress={include} size="pequeno">
        Pôr em {rotulo}
      </Button>
    </Row>
  )
}
