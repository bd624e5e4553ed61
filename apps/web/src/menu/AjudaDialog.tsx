import { ajudas } from '@portal/domain/menu/ajuda.tables.ts'
import { ajudasExternas, isTituloExterno } from '@portal/domain/menu/ajudaExterna.tables.ts'
import { palavras } from '@portal/domain/menu/palavra.data.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import { findTela } from '@portal/domain/menu/tela.tables.ts'
import { useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { Button } from '../ui/action/Button.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { KeyList } from '../ui/data/KeyList.tsx'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { afterMenu } from '../ui/overlay/afterMenu.ts'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { isKeyOn, singleKeys } from '../ui/singleKeys.ts'
import { listShortcuts } from '../ui/useShortcuts.ts'
import { useSingleKeys } from '../ui/useSingleKeys.ts'

type Par = readonly [termo: string, sentido: string]

/** Keys of every page, which the browser answers. */
const deTodas: readonly Par[] = [
  ['Tab', 'Ir ao campo ou botão seguinte'],
  ['Esc', 'Fechar o que está na frente'],
]
const DA_BUSCA: Par = ['Ctrl+K', 'Buscar paciente, guia ou tela']

type AjudaDialogProps = {
  pathname: string
  externa: string | undefined
  onVisita: (() => void) | undefined
  onClose: () => void
}

/** What the page is for, the keys that it answers now, and what its words mean. */
export function AjudaDialog({ pathname, externa, onVisita, onClose }: AjudaDialogProps) {
  const [shortcuts] = useState(listShortcuts)
  const areOn = useSingleKeys()
  const rede = useSession()?.redeGenerica
  const ajuda = readAjuda(pathname, externa, rede)
  const keys = new Map([
    ...shortcuts
      .filter(({ keys }) => isKeyOn(keys, areOn))
      .map(({ keys, description }) => [keys, description] as const),
    ...ajuda.teclas,
    // Outside of the portal there is no search.
    ...(externa === undefined ? [DA_BUSCA] : []),
    ...deTodas,
  ])
  return (
    <Dialog isOpen isText onClose={onClose} size="largo" title={`Ajuda: ${ajuda.titulo}`}>
      <Stack>
        <p>{ajuda.finalidade}</p>
        <h3>Teclas</h3>
        <KeyList keys={[...keys]} />
        <Checkbox
          hint="Desligue se você dita ao computador: letras e sinais sozinhos deixam de agir na tela e no visualizador. Nas listas e no odontograma, agem só onde está o foco."
          isSelected={areOn}
          onChange={singleKeys.turn}
        >
          Usar teclas de uma letra ou um sinal
        </Checkbox>
        {onVisita && (
          <div>
            <Button
              icon="book"
              onPress={() => {
                onClose()
                // The dialog gives the focus back to its button first.
                afterMenu(onVisita)
              }}
            >
              Visita guiada do portal
            </Button>
          </div>
        )}
        {ajuda.palavras.length > 0 && (
          <>
            <h3>Palavras desta tela</h3>
            <DescriptionList items={ajuda.palavras.map(([term, value]) => ({ term, value }))} layout="rows" />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

type AjudaDita = { titulo: string; finalidade: string; teclas: readonly Par[]; palavras: readonly Par[] }

/** The help of a screen of the portal or of a page outside of it, in the words that are shown. */
function readAjuda(pathname: string, externa: string | undefined, rede: string | undefined): AjudaDita {
  const tela = findTela(pathname)
  if (tela) {
    const { finalidade, teclas, palavras: daTela } = ajudas[tela.pagina]
    return {
      titulo: showRotulo(tela, rede),
      finalidade,
      teclas,
      palavras: daTela.map((uma) => palavras[uma]),
    }
  }
  if (externa === undefined) return semTela
  const titulo = isTituloExterno(externa) ? externa : 'Página não encontrada'
  return { titulo, teclas: [], ...ajudasExternas[titulo] }
}

const semTela: AjudaDita = {
  titulo: 'portal',
  finalidade: 'Este endereço não é de nenhuma tela do portal. O menu e a busca levam às que existem.',
  teclas: [],
  palavras: [],
}
