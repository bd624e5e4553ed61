import { Button } from '../../ui/action/Button.tsx'
import { Row } from '../../ui/layout/Stack.tsx'

type MovimentoBarProps = { isPending: boolean; onKeep: () => void; onCancel: () => void }

/** What becomes of a mark that is being moved. */
export const MovimentoBar = ({ isPending, onKeep, onCancel }: MovimentoBarProps) => (
  <Row gap={2}>
    <Button autoFocus data-na-mao isPending={isPending} onPress={onKeep} size="pequeno" variant="primario">
      Guardar o lugar
    </Button>
    <Button onPress={onCancel} size="pequeno" variant="fantasma">
      Desistir (Esc)
    </Button>
  </Row>
)
