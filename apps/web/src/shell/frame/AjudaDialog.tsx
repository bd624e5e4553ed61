import { ajudas } from '@portal/domain/menu/ajuda.tables.ts'
import { palavras } from '@portal/domain/menu/palavra.data.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import type { Tela } from '@portal/domain/menu/tela.tables.ts'
import { useState } from 'react'
import { useSession } from '../../api/useSession.ts'
import { Button } from '../../ui/action/Button.tsx'
import { DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { KeyList } from '../../ui/data/KeyList.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { afterMenu } from '../../ui/overlay/afterMenu.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { listShortcuts } from '../../ui/useShortcuts.ts'
import { visita } from '../../visita/visita.ts'

/** Keys of every screen, which the frame and the browser answer. */
const deTodas = [
  ['Ctrl+K', 'Buscar paciente, guia ou tela'],
  ['Tab', 'Ir ao campo ou botão seguinte'],
  ['Esc', 'Fechar o que está na frente'],
] as const

type AjudaDialogProps = { tela: Tela | undefined; onClose: () => void }

/** What the screen is for, the keys that it answers now, and what its words mean. */
export function AjudaDialog({ tela, onClose }: AjudaDialogProps) {
  const [shortcuts] = useState(listShortcuts)
  const rede = useSession()?.redeGenerica
  const { finalidade, teclas, palavras: daTela } = tela ? ajudas[tela.pagina] : semTela
  const keys = new Map([
    ...shortcuts.map(({ keys, description }) => [keys, description] as const),
    ...teclas,
    ...deTodas,
  ])
  return (
    <Dialog
      isOpen
      isText
      onClose={onClose}
      size="largo"
      title={`Ajuda: ${tela ? showRotulo(tela, rede) : 'portal'}`}
    >
      <Stack>
        <p>{finalidade}</p>
        <h3>Teclas</h3>
        <KeyList keys={[...keys]} />
        <div>
          <Button
            icon="book"
            onPress={() => {
              onClose()
              // The dialog gives the focus back to its button first.
              afterMenu(visita.open)
            }}
          >
            Visita guiada do portal
          </Button>
        </div>
        {daTela.length > 0 && (
          <>
            <h3>Palavras desta tela</h3>
            <DescriptionList
              items={daTela.map((palavra) => ({ term: palavras[palavra][0], value: palavras[palavra][1] }))}
              layout="rows"
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const semTela = {
  finalidade: 'Este endereço não é de nenhuma tela do portal. O menu e a busca levam às que existem.',
  teclas: [],
  palavras: [],
} as const
