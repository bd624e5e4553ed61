import type { Vista } from '@portal/contract/vista.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { Busca } from './endereco.ts'
import { VistaLinha } from './VistaLinha.tsx'

type VistasDialogProps = {
  busca: Busca
  vistas: readonly Vista[]
  onClose: () => void
}

/** The views of a list, one a line: rename, which one opens the list, put in it what is on the screen, remove. */
export function VistasDialog({ busca, vistas, onClose }: VistasDialogProps) {
  return (
    <Dialog isAviso isOpen onClose={onClose} title="Organizar as vistas">
      {vistas.length === 0 ? (
        <p>Nenhuma vista guardada. Filtre a lista e escolha “Guardar esta vista”.</p>
      ) : (
        <Stack as="ul" gap={3}>
          {vistas.map((vista) => (
            <VistaLinha busca={busca} key={vista.numero} vista={vista} />
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
